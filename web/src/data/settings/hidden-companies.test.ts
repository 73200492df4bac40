import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { beforeEach, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from '../backup/backup.ts';
import { readBackup } from '../backup/backup-read.ts';
import { clearAllData } from '../journal/clear-data.ts';
import { queryHistory } from '../journal/history.ts';
import { undo } from '../journal/undo.ts';
import { inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { hideCompany, queryHiddenCompanies, showCompany } from './hidden-companies.ts';
import { saveSetting } from './settings.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const hidden = () => queryHiddenCompanies(opened());

it('hides a company once, whatever case, accents and legal form it is written with', async () => {
  saved(await saveSetting('jobSearch', 'searchTerm', 'nurse', clock));
  saved(await hideCompany(' Zürich\n Clinic, Inc. ', clock));
  saved(await hideCompany('Acme', clock));
  expect(saved(await hideCompany('ZURICH CLINIC', clock)).journalId).toBeNull();
  expect(await hidden()).toEqual(['Acme', 'Zürich Clinic, Inc.']);
  expect(saved(await showCompany('zurich clinic inc', clock)).journalId).not.toBeNull();
  expect(await hidden()).toEqual(['Acme']);
  expect(saved(await showCompany('Nobody', clock)).journalId).toBeNull();
});

it('each is one step of the history that Undo takes back', async () => {
  const { journalId } = saved(await hideCompany('Acme', clock));
  expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true, label: { english: 'Company hidden' } });
  expect(await hidden()).toEqual([]);
  saved(await hideCompany('Acme', clock));
  const shown = saved(await showCompany('Acme', clock));
  expect((await queryHistory(opened(), 1)).entries).toMatchObject([
    { label: { english: 'Company shown again' }, rows: [{ table: 'settings', count: 1 }] },
  ]);
  await undo(shown.journalId ?? 0, clock);
  expect(await hidden()).toEqual(['Acme']);
});

it('refuses a company without a name, and one too many, and says why', async () => {
  expect(inWords(await hideCompany(' … ', clock))).toMatchObject({
    ok: false,
    message: expect.stringContaining('The company has no name.'),
  });
  for (let n = 0; n < choiceLimits.companies; n += 1) saved(await hideCompany(`Company ${n}`, clock));
  expect(inWords(await hideCompany('One more', clock))).toMatchObject({
    ok: false,
    message: expect.stringContaining('200 companies are hidden, which is the most.'),
  });
  expect(await hidden()).toHaveLength(choiceLimits.companies);
});

it('goes with the settings when all data is cleared, and comes back with a backup', async () => {
  saved(await hideCompany('Acme', clock));
  const made = await makeBackup({ clock });
  saved(await clearAllData({ withPlaces: false }, clock));
  expect(await hidden()).toEqual([]);
  const read = await readBackup(made.ok ? made.file : new Blob());
  if (!read.ok) throw new Error(read.problem);
  saved(await restoreBackup(read.backup, clock));
  expect(await hidden()).toEqual(['Acme']);
});
