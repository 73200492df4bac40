import 'fake-indexeddb/auto';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepAiCall } from '../../data/ai/ai-calls.ts';
import { makeBackup } from '../../data/backup/backup.ts';
import { saveJob } from '../../data/jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../../data/testing/own-data-test-kit.ts';
import { destinationOf } from '../../platform/ai/destination.ts';
import { type OwnModel, ownModelItem } from '../../platform/ai/own-settings.ts';
import { fakeBrowser } from '../../platform/fake-browser.ts';
import { aiCallOf } from './ai-call-of.ts';

const key = 'sk-never-anywhere-else';
const own: OwnModel = {
  ...{ provider: 'openai-compatible', url: 'https://models.example/v1', model: 'small', key },
  ...{ way: 'server', isOn: true },
};

beforeEach(() => {
  vi.unstubAllGlobals();
  fakeBrowser(() => ({ data: {} }));
});

it('a key of one’s own is in no table, no journal, no backup and no record of a call', async () => {
  await openEmptyData();
  ownModelItem.write('u1', own);
  saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy' }, testClock()));
  const question = {
    ...({ task: 'resume-review', path: '/ai/resume/review' } as const),
    body: { resume: 'Maya Lin\nNurse, six patients a shift' },
  };
  const destination = destinationOf({ aiModels: [], aiPrices: {} }, own);
  const call = {
    question,
    at: 1,
    seconds: 2,
    outcome: 'done',
    answer: null,
    text: 'Good.',
    problem: '',
    discarded: [],
  } as const;
  await keepAiCall(aiCallOf(call, destination));
  const tables = await Promise.all(opened().tables.map((table) => table.toArray()));
  expect(JSON.stringify(tables)).toContain('models.example');
  expect(JSON.stringify(tables)).toContain('six patients a shift');
  expect(JSON.stringify(tables)).not.toContain(key);
  const made = await makeBackup();
  if (!made.ok) throw new Error(sayEnglish(made.message));
  expect(await made.file.text()).not.toMatch(/sk-never|models\.example/);
});
