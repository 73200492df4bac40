import 'fake-indexeddb/auto';
import { newContactValues } from '@foothold/core/entities/contact/contact-form.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { findPeople } from '@foothold/core/tracking/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { jobFinder } from '../jobs/find-jobs.ts';
import { deleteJob } from '../jobs/job-delete.ts';
import { addJobNote } from '../jobs/job-events.ts';
import { queryJobs } from '../jobs/job-list.ts';
import { setJobStatus } from '../jobs/job-progress.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { deleteContact, deletePerson, linkContact, queryJobContacts, saveContact } from './contacts.ts';
import { queryPeople } from './people.ts';
import { saveTask } from './tasks.ts';

let clock: ReturnType<typeof testClock>;
let first = 0;
let second = 0;

beforeEach(async () => {
  await openEmptyData();
  clock = testClock();
  const job = async (jobTitle: string, companyName: string) =>
    saved(await saveJob({ jobTitle, companyName }, clock)).id;
  first = await job('Analyst', 'Acme, Inc.');
  second = await job('Planner', 'ACME');
  await job('Cook', 'Elsewhere');
});

const person = { ...newContactValues, name: 'Dana Okafor', role: 'Recruiter', email: 'dana@example.com' };
const add = async (jobId: number, fields = {}) =>
  saved(await saveContact({ ...person, ...fields, jobId }, {}, clock)).id;
const names = async (jobId: number, companyName: string) => {
  const { contacts, known } = await queryJobContacts(opened(), jobId, companyName);
  return { contacts: contacts.map(({ name }) => name), known: known.map(({ name }) => name) };
};

test('a contact belongs to its job and is known at other jobs of the company, not elsewhere', async () => {
  await add(first, { name: ' Joel Tamm ' });
  await add(first);
  expect(await names(first, 'Acme, Inc.')).toEqual({ contacts: ['Dana Okafor', 'Joel Tamm'], known: [] });
  expect(await names(second, 'ACME')).toEqual({ contacts: [], known: ['Dana Okafor', 'Joel Tamm'] });
  expect(await names(3, 'Elsewhere')).toEqual({ contacts: [], known: [] });
});

test('a known person is added to another job, is offered no more, and is one person from then on', async () => {
  const id = await add(first, { notes: 'Met in June.' });
  const linked = saved(await linkContact(id, second, clock)).id;
  expect(await names(second, 'ACME')).toEqual({ contacts: ['Dana Okafor'], known: [] });
  expect(await names(first, 'Acme, Inc.')).toEqual({ contacts: ['Dana Okafor'], known: [] });

  const changed = saved(
    await saveContact(
      { ...person, name: 'Dana Reyes', phone: '555-0142', internalId: linked, jobId: second },
      {},
      clock,
    ),
  );
  expect(await opened().contacts.get(id)).toMatchObject({
    name: 'Dana Reyes',
    phone: '555-0142',
    jobId: first,
  });
  await undo(changed.journalId ?? 0, clock);
  expect(await names(first, 'Acme, Inc.')).toEqual({ contacts: ['Dana Okafor'], known: [] });

  saved(await deleteContact(id, clock));
  expect(await names(first, 'Acme, Inc.')).toEqual({ contacts: [], known: ['Dana Okafor'] });
});

test('two people of one name are two people', async () => {
  const id = await add(first);
  await add(second, { email: 'other@example.com' });
  saved(await saveContact({ ...person, phone: '555-0142', internalId: id, jobId: first }, {}, clock));
  expect((await queryJobContacts(opened(), second, 'ACME')).contacts[0]?.phone).toBe('');
});

test('adding, and removing, are undone to the last field', async () => {
  const empty = await everyRow();
  const added = saved(await saveContact({ ...person, jobId: first }, {}, clock));
  const whole = await everyRow();
  const removed = saved(await deleteContact(added.id, clock));
  await undo(removed.journalId ?? 0, clock);
  expect(await everyRow()).toEqual(whole);
  await undo(added.journalId ?? 0, clock);
  expect(await everyRow()).toEqual(empty);
});

test('the person stays when a job goes, at the other job', async () => {
  const id = await add(first);
  saved(await linkContact(id, second, clock));
  saved(await deleteJob(first, clock));
  expect(await names(second, 'ACME')).toEqual({ contacts: ['Dana Okafor'], known: [] });
});

test.each([
  [{ name: ' ' }, 'Add a name.'],
  [{ email: 'dana at example' }, 'Write an e-mail address like name@example.com.'],
  [{ url: 'javascript:alert(1)' }, 'Start the address with https:// or http://.'],
])('%o is refused, says why, and writes nothing', async (fields, why) => {
  const answer = await saveContact({ ...person, ...fields, jobId: first }, {}, clock);
  expect(answer).toMatchObject({ ok: false, reason: 'invalid' });
  expect(answer.ok ? '' : sayEnglish(answer.message)).toContain(why);
  expect(await opened().contacts.count()).toBe(0);
});

test('what is gone or newer is not written over', async () => {
  const id = await add(first);
  const basedOn = (await opened().contacts.get(id))?.updatedAt;
  saved(await saveContact({ ...person, role: 'Manager', internalId: id, jobId: first }, { basedOn }, clock));
  expect(await saveContact({ ...person, internalId: id, jobId: first }, { basedOn }, clock)).toMatchObject({
    reason: 'changed-elsewhere',
    current: { role: 'Manager' },
  });
  expect(await saveContact({ ...person, jobId: 999 }, {}, clock)).toMatchObject({ reason: 'missing' });
  expect(await linkContact(999, first, clock)).toMatchObject({ reason: 'missing' });
  expect(await deleteContact(999, clock)).toMatchObject({ reason: 'missing' });
});

test('somebody taken off their only job stays a contact, and goes as a whole when deleted', async () => {
  const id = await add(first);
  const linked = saved(await linkContact(id, second, clock)).id;
  saved(await deleteContact(id, clock));
  saved(await deleteContact(linked, clock));
  const { people } = await queryPeople(opened());
  expect(people).toMatchObject([{ name: 'Dana Okafor', companies: ['ACME'], records: [{ jobId: null }] }]);
  saved(await linkContact(people[0]?.internalId ?? 0, first, clock));
  const gone = saved(await deletePerson(linked, clock));
  expect(await opened().contacts.count()).toBe(0);
  await undo(gone.journalId ?? 0, clock);
  expect((await queryPeople(opened())).people).toHaveLength(1);
});

test('somebody of the same name and e-mail address at another job is the same person, of whom nothing is lost', async () => {
  await add(first, { phone: '555-0142' });
  await add(second, { email: 'DANA@example.com', role: '' });
  await add(3, { email: '' });
  const { people } = await queryPeople(opened());
  expect(people).toHaveLength(2);
  expect(people.find(({ companies }) => companies.length === 2)).toMatchObject({
    phone: '555-0142',
    role: 'Recruiter',
    companies: ['Acme, Inc.', 'ACME'],
  });
});

test('a contact may be at no job yet', async () => {
  const { id } = saved(await saveContact({ ...person, jobId: null }, {}, clock));
  expect(await opened().contacts.get(id)).toMatchObject({ jobId: null, companyName: '' });
});

test('people say when their jobs were last heard of, and what is to be done first', async () => {
  const id = await add(first);
  saved(await linkContact(id, second, clock));
  saved(await setJobStatus([second], 'interview-requested', { date: '2026-11-12' }, clock));
  saved(await saveTask({ jobId: first, title: 'Any day' }, {}, clock));
  saved(await saveTask({ jobId: second, title: 'Send papers', dueDate: '2026-11-30' }, {}, clock));
  saved(await saveTask({ jobId: second, title: 'Call', dueDate: '2026-11-28' }, {}, clock));
  expect((await queryPeople(opened())).people).toMatchObject([
    { heardDate: '2026-11-12', step: { title: 'Call', dueDate: '2026-11-28' } },
  ]);
});

test.each([
  ['okafor', [1]],
  ['dana acme', [1, 2]],
  ['dana@example.com', [1]],
  ['(555) 014-2233', [1]],
  ['5550142233', [1]],
  ['fair', [1]],
  ['portfolio', [2]],
  ['reorganized', [3]],
  ['reorganized elsewhere', [3]],
  ['reorganized acme', []],
  ['99999', []],
])('the list and the palette find jobs by what stands around them: %s', async (typed, ids) => {
  await add(first, { phone: '+1 555-014-2233', notes: 'Met at the fair' });
  saved(await saveTask({ jobId: second, title: 'Send the portfolio to Dana' }, {}, clock));
  saved(await addJobNote(3, { date: '2026-11-12', note: 'They are being reorganized' }, clock));
  const { rows } = await queryJobs(opened(), { text: typed });
  expect(rows.map(({ internalId }) => internalId).sort()).toEqual(ids);
  const found = await jobFinder().find(opened(), typed, 9);
  expect(found.map(({ internalId }) => internalId).sort()).toEqual(ids);
});

test('5,000 contacts are listed and searched in little time', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    ...{ uid: `c${at}`, createdAt: '', updatedAt: '2026-11-01', isExample: false, role: 'Recruiter' },
    ...{ name: `Person ${at} Example`, companyName: `Company ${at % 700}`, companyId: null, personUid: '' },
    ...{
      jobId: first,
      email: `p${at}@example.com`,
      phone: `+1 555 01${at}`,
      url: '',
      notes: 'Met at the fair',
    },
  }));
  await opened().contacts.bulkAdd(rows as never);
  const { people } = await queryPeople(opened());
  expect(people).toHaveLength(5000);
  const began = performance.now();
  expect(findPeople(people, 'person 4711')).toHaveLength(1);
  await queryJobs(opened(), { text: 'person 4711' });
  const once = performance.now();
  await queryJobs(opened(), { text: 'person 4712' });
  const again = performance.now();
  // Many times what an idle machine takes.
  expect(once - began).toBeLessThan(5000);
  expect(again - once).toBeLessThan(3000);
  process.stdout.write(
    `  5,000 contacts: ${Math.round(once - began)} ms, then ${Math.round(again - once)} ms\n`,
  );
});
