import 'fake-indexeddb/auto';
import type { CalendarEvent } from '@foothold/core/calendar/calendar-event.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { deletePerson, saveContact } from '../steps/contacts.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { takeInvitation } from './import-invitation.ts';
import { interviewersOf } from './interviewers.ts';
import { deleteInterview, queryInterviews, saveInterview, setInterviewStatus } from './interviews.ts';

const clock = testClock();
let jobId = 0;

beforeEach(async () => {
  await openEmptyData();
  jobId = saved(await saveJob({ jobTitle: 'Charge nurse', companyName: 'Lakeside' }, clock)).id;
});

const interview = (id: number) => opened().interviews.get(id);
const job = async () => (await opened().jobs.get(jobId)) ?? { status: '', statusDate: '' };
const fields = { companyName: 'Lakeside', dateOfInterview: '2026-12-01T10:00', timeZone: 'America/New_York' };

describe('an interview', () => {
  it('is added with its job, whose status follows in the same step, and goes back in one', async () => {
    const before = await everyRow();
    const options = { jobStatus: 'interview-scheduled' } as const;
    const added = saved(await saveInterview({ ...fields, jobId }, options, clock));
    expect(await interview(added.id)).toMatchObject({
      ...fields,
      jobId,
      status: 'TBD',
      interviewType: 'Phone',
    });
    expect((await job()).status).toBe('interview-scheduled');
    expect(await undo(added.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });

  it('counts the changes that a calendar shows', async () => {
    const { id } = saved(await saveInterview(fields, {}, clock));
    saved(await saveInterview({ internalId: id, notes: 'Bring the license.' }, {}, clock));
    expect((await interview(id))?.sequence).toBe(0);
    saved(await saveInterview({ internalId: id, dateOfInterview: '2026-12-02T10:00' }, {}, clock));
    saved(await setInterviewStatus(id, 'Rescheduled', clock));
    expect(await interview(id)).toMatchObject({
      sequence: 2,
      notes: 'Bring the license.',
      status: 'Rescheduled',
    });
  });

  it('that was held moves its job on in the same step, and only on', async () => {
    const { id } = saved(await saveInterview({ ...fields, jobId }, {}, clock));
    const before = await everyRow();
    const held = saved(await setInterviewStatus(id, 'Completed', clock));
    expect([held.jobStatus, (await job()).status]).toEqual([
      'interview-in-progress',
      'interview-in-progress',
    ]);
    expect(await undo(held.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);

    saved(await saveInterview({ internalId: id, jobId }, { jobStatus: 'offer-pending' }, clock));
    expect(saved(await setInterviewStatus(id, 'Completed', clock)).jobStatus).toBeNull();
    expect((await job()).status).toBe('offer-pending');
  });

  it('that was changed in another tab is not overwritten', async () => {
    const { id } = saved(await saveInterview(fields, {}, clock));
    const basedOn = (await interview(id))?.updatedAt;
    saved(await saveInterview({ internalId: id, notes: 'Theirs' }, {}, clock));
    const answer = await saveInterview({ internalId: id, notes: 'Mine' }, { basedOn }, clock);
    expect(answer).toMatchObject({ ok: false, reason: 'changed-elsewhere' });
    expect((await interview(id))?.notes).toBe('Theirs');
  });

  it.each([
    ['a job that is gone', { jobId: 999 }, 'missing'],
    ['another one that is gone', { internalId: 999 }, 'missing'],
    ['a length that is none', { durationMinutes: 'long' as unknown as number }, 'invalid'],
  ])('with %s is refused', async (_, wrong, reason) => {
    expect(await saveInterview({ ...fields, ...wrong }, {}, clock)).toMatchObject({ ok: false, reason });
  });

  it('is deleted, and comes back', async () => {
    const { id } = saved(await saveInterview(fields, {}, clock));
    const before = await everyRow();
    const gone = saved(await deleteInterview(id, clock));
    expect(await interview(id)).toBeUndefined();
    expect(await undo(gone.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });
});

it('interviews come by their time, those without one last, and one that does not read is told', async () => {
  for (const dateOfInterview of ['', '2026-12-02', '2026-12-01T10:00'])
    saved(await saveInterview({ ...fields, dateOfInterview }, {}, clock));
  await opened().table('interviews').add({ dateOfInterview: 42 });
  const { interviews, broken } = await queryInterviews(opened());
  expect(interviews.map(({ dateOfInterview }) => dateOfInterview)).toEqual([
    '2026-12-01T10:00',
    '2026-12-02',
    '',
  ]);
  expect(broken).toHaveLength(1);
});

it('the contacts who hold an interview are found by name, at whatever job; a deleted one is missing', async () => {
  const contact = { name: 'Lee Park', role: '', email: '', phone: '', url: '', notes: '' };
  const { id } = saved(await saveContact({ ...contact, jobId }, {}, clock));
  const uid = (await opened().contacts.get(id))?.uid ?? '';
  const names = async (contactUids: string[]) =>
    [...(await interviewersOf([{ contactUids }])).values()].map(({ name }) => name);
  expect(await names([uid, 'gone'])).toEqual(['Lee Park']);
  saved(await deletePerson(id, clock));
  expect(await names([uid])).toEqual([]);
});

describe('an invitation', () => {
  const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
    ...{ uid: 'invite', occurrence: '', sequence: 0, stamp: '2026-11-01T10:00:00.000Z' },
    ...{ isCancelled: false, isTentative: false, summary: 'Second round', description: '' },
    ...{ start: '2026-12-01T09:30', timeZone: 'Europe/Berlin', durationMinutes: 45 },
    ...{
      location: '',
      url: 'https://zoom.us/j/1',
      organizer: null,
      attendees: [],
      latitude: 0,
      longitude: 0,
    },
    ...more,
  });
  const none = { interviewId: null, jobId: null };

  it('becomes an interview, and its update and cancellation find it', async () => {
    const added = saved(await takeInvitation(event(), { ...none, jobId }, clock));
    expect(added.change).toBe('new');
    expect(await interview(added.id)).toMatchObject({ jobTitle: 'Charge nurse', companyName: 'Lakeside' });
    const moved = event({ sequence: 1, start: '2026-12-02T09:30' });
    expect(saved(await takeInvitation(moved, none, clock))).toMatchObject({ id: added.id, change: 'moved' });
    expect(saved(await takeInvitation(event(), none, clock))).toMatchObject({ id: added.id, change: 'same' });
    const gone = event({ sequence: 2, isCancelled: true });
    const cancelled = saved(await takeInvitation(gone, none, clock));
    expect(await interview(added.id)).toMatchObject({
      dateOfInterview: '2026-12-01T09:30',
      status: 'Cancelled',
    });
    expect(await undo(cancelled.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await interview(added.id)).toMatchObject({
      dateOfInterview: '2026-12-02T09:30',
      status: 'Scheduled',
    });
    expect(await opened().interviews.count()).toBe(1);
  });

  it('goes to the interview that is named, and leaves what was written there', async () => {
    const { id } = saved(await saveInterview({ ...fields, notes: 'Ask for Dana.' }, {}, clock));
    saved(await takeInvitation(event(), { ...none, interviewId: id }, clock));
    expect(await interview(id)).toMatchObject({
      notes: 'Ask for Dana.',
      dateOfInterview: '2026-12-01T09:30',
    });
  });

  it('without a job is called as the file calls it; one that is none is refused', async () => {
    const { id } = saved(await takeInvitation(event(), none, clock));
    expect((await interview(id))?.jobTitle).toBe('Second round');
    const wrong = { ...event(), durationMinutes: -5 };
    expect(await takeInvitation(wrong, none, clock)).toMatchObject({ ok: false, reason: 'invalid' });
  });
});
