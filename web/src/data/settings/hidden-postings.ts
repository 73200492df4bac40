import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { Refusal } from '../rows/save-result.ts';
import { addNamedSetting, queryNamedSettings, removeNamedSetting } from './named-settings.ts';

/** Their settings: the posting number names one, the value is title and company, for the list and for who reads a backup. */
const group = 'hiddenPostings';

/** A posting that searches leave out. */
export type HiddenPosting = { id: number; title: string };

/** The postings that searches leave out, live; undefined while they load. */
export function useHiddenPostings(): readonly HiddenPosting[] | undefined {
  return useOwnQuery('hidden postings', queryHiddenPostings);
}

/** The postings that searches leave out; what is no posting number is none. */
export async function queryHiddenPostings(db: OwnData): Promise<HiddenPosting[]> {
  return (await queryNamedSettings(db, group))
    .filter(({ name }) => /^[1-9]\d{0,14}$/.test(name))
    .map(({ name, value }) => ({ id: Number(name), title: value }));
}

/** Leaves one posting out of searches from now on; null in `journalId` when it was hidden already. */
export const hidePosting = command(
  'hidePosting',
  (
    { id, jobTitle, companyName }: { id: number; jobTitle: string; companyName: string },
    clock: Clock = systemClock,
  ) => ({
    label: 'postingHidden',
    tables: ['settings'],
    clock,
    run: async (writer) => {
      const hidden = await queryHiddenPostings(writer.db);
      if (hidden.length >= choiceLimits.postings && !hidden.some((one) => one.id === id))
        throw new Refusal('invalid', {
          detail: 'hiddenPostings',
          values: { most: choiceLimits.postings },
        });
      const title = [jobTitle, companyName]
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(' · ');
      return addNamedSetting(writer, { group, name: String(id), value: title.slice(0, 300) }, clock);
    },
  }),
);

/** Lets a posting into searches again; null in `journalId` when it was not hidden. */
export const showPosting = command('showPosting', (id: number, clock: Clock = systemClock) => ({
  label: 'postingShownAgain',
  tables: ['settings'],
  clock,
  run: (writer) => removeNamedSetting(writer, group, String(id)),
}));
