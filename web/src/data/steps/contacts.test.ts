import 'fake-indexeddb/auto';
import { newContactValues } from '@foothold/core/entities/contact/contact-form.ts';
import { beforeEach, expect, test } from 'vitest';
import { deleteJob } from '../jobs/job-delete.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { deleteContact, linkContact, queryJobContacts, saveContact } from './contacts.ts';

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
  expect(answer.ok ? '' : answer.message).toContain(why);
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
