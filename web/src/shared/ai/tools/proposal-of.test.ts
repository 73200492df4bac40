import 'fake-indexeddb/auto';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { deleteJobs } from '../../../data/jobs/job-delete.ts';
import { saveJob, updateJob } from '../../../data/jobs/jobs.ts';
import { savePosting } from '../../../data/jobs/save-posting.ts';
import { writeLetter } from '../../../data/letters/letters.ts';
import { saveSearch } from '../../../data/settings/saved-searches.ts';
import { saveTask } from '../../../data/steps/tasks.ts';
import {
  everyRow,
  openEmptyData,
  opened,
  saved,
  testClock,
} from '../../../data/testing/own-data-test-kit.ts';
import type { Applied, Proposal } from './proposal.ts';
import { proposalOf } from './proposal-of.ts';
import { runTool } from './run-tool.ts';
import { exampleProposal, exampleRead, fakeServer, posting, toolContext } from './tools-test-kit.ts';

i18n.load('en', {});
i18n.activate('en');

const clock = testClock();
let jobId = 0;
beforeEach(async () => {
  await openEmptyData();
  jobId = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy' }, clock)).id;
});

const propose = (name: string, args: Record<string, unknown>, postings = [posting(11)]) =>
  proposalOf({ id: 'c9', name, args }, toolContext({ ask: fakeServer(postings).ask, clock }));
async function proposal(name: string, args: Record<string, unknown>): Promise<Proposal> {
  const found = await propose(name, args);
  if (found.kind === 'refusal') throw new Error(found.text);
  return found;
}
const refusal = async (name: string, args: Record<string, unknown>) => {
  const found = await propose(name, args);
  return found.kind === 'refusal' ? found.text : `proposed: ${found.question}`;
};
const said = (applied: Applied) => [applied.ok, applied.said];
const entries = () => opened().journal.count();

const each: [string, () => Record<string, unknown>, string, [string, string, string][], string][] = [
  [
    'save_job',
    () => ({ postingId: 11 }),
    'Save “Registered Nurse” as a job?',
    [
      ['Job title', '', 'Registered Nurse'],
      ['Company', '', 'Mercy Health'],
      ['Location', '', 'Columbus, OH'],
      ['Pay', '', '$38 an hour'],
    ],
    'Job saved',
  ],
  [
    'add_task',
    () => ({ title: 'Call Dana', due: '2026-11-20', jobId }),
    'Add “Call Dana” to what you have to do?',
    [
      ['What to do', '', 'Call Dana'],
      ['Day', '', 'November 20, 2026'],
      ['Job', '', 'Nurse · Mercy'],
    ],
    'Task added',
  ],
  [
    'set_status',
    () => ({ jobId, status: 'application-submitted' }),
    'Move “Nurse · Mercy” to Application Submitted?',
    [
      ['Status', 'Application Not Started', 'Application Submitted'],
      ['Day', '', 'November 19, 2026'],
    ],
    'Moved to Application Submitted',
  ],
  [
    'draft_letter',
    () => ({ jobId, text: 'Dear team,\n\nhello.' }),
    'Put this letter to “Nurse · Mercy”?',
    [['Cover letter', '', 'Dear team,\n\nhello.']],
    'Letter saved',
  ],
  [
    'save_search',
    () => ({ name: 'Nights', words: 'night nurse', place: 'Columbus, OH', miles: 26 }),
    'Save this search as “Nights”?',
    [
      ['Name', '', 'Nights'],
      ['Words', '', 'night nurse'],
      ['Place', '', 'Columbus, OH, within 25 miles'],
    ],
    'Search saved',
  ],
  [
    'add_note',
    () => ({ jobId, note: 'Asked about shifts' }),
    'Add a note to “Nurse · Mercy”?',
    [
      ['Note', '', 'Asked about shifts'],
      ['Day', '', 'November 19, 2026'],
    ],
    'Note added',
  ],
];

test.each(each)(
  '%s: says what changes, writes it on yes as one entry, and takes it back',
  async (name, args, question, fields, done) => {
    const [before, count] = [await everyRow(), await entries()];
    const made = await proposal(name, args());
    expect(made).toMatchObject({ callId: 'c9', tool: name, question });
    expect(made.yes).toMatch(/^Yes, /);
    expect(made.stays).toMatch(/\.$/);
    expect(made.changeFirst).toMatch(/^\//);
    expect(made.fields.map(({ label, before: was, after }) => [label, was, after])).toEqual(fields);
    expect(await everyRow(), 'nothing is written before yes').toEqual(before);

    const applied = await made.apply();
    expect(said(applied)).toEqual([true, done]);
    expect(await entries()).toBe(count + 1);
    expect(await everyRow()).not.toEqual(before);
    expect(await made.apply(), 'a second yes').toBe(applied);
    expect(await entries()).toBe(count + 1);

    if (!applied.ok || !applied.undo) throw new Error('It can be undone.');
    expect(await applied.undo()).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  },
);

test('a letter comes with its ledger, and what nothing supports waits in it', async () => {
  const made = await proposal('draft_letter', { jobId, text: 'Dear team,\n\nI led a ward of 30 beds.' });
  expect(said(await made.apply())).toEqual([
    true,
    'Letter saved; 1 sentence is on hold until your resume supports it',
  ]);
  const { letter } = (await opened().jobs.get(jobId)) as never as Job;
  expect(
    letter.written.map(({ text, acceptedAt, writer }) => [text, acceptedAt !== '', writer.kind]),
  ).toEqual([
    ['Dear team,', true, 'model'],
    ['I led a ward of 30 beds.', false, 'model'],
  ]);
});

test('a status that says that one applied says so, and sets the day', async () => {
  const made = await proposal('set_status', { jobId, status: 'application-submitted', date: '2026-11-17' });
  expect(made.stays).toContain('counts as applied for');
  expect((await made.apply()).ok).toBe(true);
  expect((await opened().jobs.get(jobId))?.dateApplied).toBe('2026-11-17');
});

test.each([
  ['set_status', { status: 'archived' }],
  ['draft_letter', { text: 'New' }],
])('%s: a job that was changed since is left as it is, and that is said', async (name, args) => {
  const made = await proposal(name, { jobId, ...args });
  if (name === 'draft_letter')
    saved(await writeLetter(jobId, { fields: { coverLetter: 'Mine' }, was: { coverLetter: '' } }, clock));
  else saved(await updateJob(jobId, { notes: 'changed' }, {}, clock));
  const before = await everyRow();
  const applied = await made.apply();
  expect(said(applied)).toEqual([
    false,
    'This was changed since it was proposed, so nothing was written. Ask again.',
  ]);
  expect(applied.text).toContain('nothing was written');
  expect(await everyRow()).toEqual(before);
});

test.each([
  ['add_note', { note: 'x' }],
  ['add_task', { title: 'x' }],
  ['set_status', { status: 'archived' }],
  ['draft_letter', { text: 'x' }],
])('%s: a job that was deleted since is not written to', async (name, args) => {
  const made = await proposal(name, { jobId, ...args });
  saved(await deleteJobs([jobId], clock));
  const before = await everyRow();
  expect((await made.apply()).ok).toBe(false);
  expect(await everyRow()).toEqual(before);
});

test('a posting that was saved between proposal and yes is not saved twice', async () => {
  const made = await proposal('save_job', { postingId: 11 });
  saved(await savePosting(posting(11), clock));
  const count = await opened().jobs.count();
  const applied = await made.apply();
  expect(applied).toMatchObject({ ok: true, said: 'This job was saved already', undo: null });
  expect(await opened().jobs.count()).toBe(count);
});

test('what cannot be proposed is refused in words for the model', async () => {
  expect(await refusal('delete_job', { jobId })).toContain('There is no tool “delete_job”');
  expect(await refusal('own_jobs', {})).toContain('There is no tool “own_jobs”');
  expect(await refusal('set_status', { jobId: 999, status: 'archived' })).toBe(
    'There is no own job with the id 999. own_jobs brings ids.',
  );
  expect(await refusal('set_status', { jobId, status: 'application-not-started' })).toContain('already');
  expect(await refusal('set_status', { jobId, status: 'archived', date: '2026-11-20' })).toContain(
    'still to come',
  );
  expect(await refusal('add_task', { title: 'x', due: '2026-11-18' })).toContain(
    'is over: today is 2026-11-19',
  );
  expect(await refusal('add_task', { title: 'x', internalId: 4 })).toContain(
    'It takes no field “internalId”',
  );
  expect(await refusal('save_job', { postingId: 12 })).toBe(
    'There is no posting with the id 12. search_postings brings ids.',
  );
  saved(await savePosting(posting(11), clock));
  expect(await refusal('save_job', { postingId: 11 })).toContain('is saved already, as the job with the id');
  saved(await saveTask({ title: 'Call', dueDate: '' }, {}, clock));
  expect(await refusal('add_task', { title: 'call' })).toContain('noted to do already');
  saved(await saveSearch({ name: 'Mine', searchTerm: 'nurse' }, clock));
  expect(await refusal('save_search', { name: 'Again', words: 'nurse' })).toBe(
    'This search is saved already, as “Mine”.',
  );
});

test('what a person can come to is told them in words of their own, without the keys that models are told', async () => {
  saved(await saveTask({ title: 'Call', jobId }, {}, clock));
  const toldOf = async (name: string, args: object) => {
    const result = await proposalOf({ id: 'c', name, args: { ...args } }, toolContext());
    return result.kind === 'refusal' ? result.said : '';
  };
  const { status } = (await opened().jobs.get(jobId)) ?? {};
  expect(await toldOf('add_task', { title: 'call', jobId })).toBe(
    'This is noted to do already, for the same day.',
  );
  expect(await toldOf('add_task', { title: 'x', due: '2026-11-18' })).toBe('That day is over.');
  expect(await toldOf('set_status', { jobId, status })).not.toContain(status);
  expect(await toldOf('add_note', { jobId: 999, note: 'x' })).toBeUndefined();
});

test('a job that does not read is left alone', async () => {
  await opened().jobs.put({ ...(await opened().jobs.get(jobId)), status: 'nonsense' } as never);
  expect(await refusal('add_note', { jobId, note: 'x' })).toContain('cannot be read');
});

test('a tool that was not offered in this turn is refused', async () => {
  const call = { id: 'c', name: 'add_note', args: { jobId, note: 'x' } };
  expect(await proposalOf(call, toolContext(), ['add_task'])).toMatchObject({
    kind: 'refusal',
    text: 'There is no tool “add_note”. The tools are: add_task.',
  });
});

test('a person’s markup in names stays text', async () => {
  const odd = saved(await saveJob({ jobTitle: '<b>Nurse</b>', companyName: '“Mercy”' }, clock)).id;
  expect((await proposal('add_note', { jobId: odd, note: 'x' })).question).toBe(
    'Add a note to “<b>Nurse</b> · “Mercy””?',
  );
});

test('the examples that screens are shown with are made as the tools make theirs', async () => {
  const made = await proposal('set_status', { jobId, status: 'archived' });
  expect(Object.keys(exampleProposal({ ok: false, said: '', text: '' })).sort()).toEqual(
    Object.keys(made).sort(),
  );
  const read = await runTool({ id: 'c', name: 'own_jobs', args: {} }, toolContext());
  expect(Object.keys(exampleRead).sort()).toEqual(Object.keys(read).sort());
  expect(Object.keys(exampleRead.rows[0] ?? {}).sort()).toEqual(Object.keys(read.rows[0] ?? {}).sort());
});
