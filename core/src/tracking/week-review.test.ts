import { describe, expect, it } from 'vitest';
import { newJob } from '../entities/job/job.ts';
import { JobEvent } from '../entities/job/job-event.ts';
import type { JobStatus } from '../entities/job/job-status.ts';
import { reviewedWeek, weekReview } from './week-review.ts';

type Entry = [date: string, what: JobStatus | 'follow-up' | 'heard' | 'note'];

function sources(jobs: Record<string, Entry[]>) {
  const rows = Object.entries(jobs).map(([companyName, entries], at) => {
    const internalId = at + 1;
    const events = entries.map(([date, what], place) => {
      const isStatus = what !== 'follow-up' && what !== 'heard' && what !== 'note';
      return JobEvent.parse({
        internalId: internalId * 100 + place,
        uid: `${internalId} ${place}`,
        jobId: internalId,
        date,
        kind: isStatus ? 'status' : what,
        statusTo: isStatus ? what : null,
        createdAt: `${date}T0${place}`,
      }) as JobEvent;
    });
    const status =
      events.findLast(({ statusTo }) => statusTo !== null)?.statusTo ?? 'application-not-started';
    return { job: { ...newJob({ companyName, status }), internalId }, events };
  });
  return {
    jobs: rows.map(({ job }) => job),
    events: rows.flatMap(({ events }) => events),
    interviews: [],
  };
}

const week = { start: '2026-11-16', today: '2026-11-25' };
const look = (jobs: Record<string, Entry[]>, at = week) => {
  const { moved, wentQuiet, stillQuiet, followUps, heard } = weekReview(sources(jobs), at);
  return {
    moved: moved.map(({ job, from, to }) => `${job.companyName}: ${from} → ${to}`),
    wentQuiet: wentQuiet.map(({ job, days }) => `${job.companyName} ${days}`),
    stillQuiet: stillQuiet.map(({ job, days }) => `${job.companyName} ${days}`),
    followUps,
    heard,
  };
};

describe('the status changes of a week', () => {
  it('run from before the week to its end, in the order they happened', () => {
    expect(
      look({
        Sable: [
          ['2026-11-10', 'application-submitted'],
          ['2026-11-17', 'interview-requested'],
          ['2026-11-20', 'interview-scheduled'],
        ],
        Juniper: [['2026-11-16', 'application-submitted']],
        Later: [
          ['2026-11-10', 'application-submitted'],
          ['2026-11-23', 'rejected-before-interview'],
        ],
        'There and back': [
          ['2026-11-10', 'application-submitted'],
          ['2026-11-17', 'interview-requested'],
          ['2026-11-18', 'application-submitted'],
        ],
      }).moved,
    ).toEqual([
      'Juniper: null → application-submitted',
      'Sable: application-submitted → interview-scheduled',
    ]);
  });

  it('count follow-ups and messages of the week, including its first and last day', () => {
    expect(
      look({
        Sable: [
          ['2026-11-15', 'follow-up'],
          ['2026-11-16', 'follow-up'],
          ['2026-11-22', 'heard'],
          ['2026-11-23', 'heard'],
        ],
      }),
    ).toMatchObject({ followUps: 1, heard: 1 });
  });
});

describe('the list of quiet applications', () => {
  const sent = (date: string, ...more: Entry[]): Entry[] => [[date, 'application-submitted'], ...more];
  it('has those that reached two weeks without news this week; older ones are separate', () => {
    expect(
      look({
        'two weeks on the last day': sent('2026-11-08'),
        'two weeks on the first day': sent('2026-11-02'),
        'a day before': sent('2026-11-01'),
        'not yet': sent('2026-11-09'),
      }),
    ).toMatchObject({
      wentQuiet: ['two weeks on the first day 20', 'two weeks on the last day 14'],
      stillQuiet: ['a day before 21'],
    });
  });
  it('leaves out applications that were followed up, answered, or not waiting', () => {
    expect(
      look({
        asked: sent('2026-11-02', ['2026-11-12', 'follow-up']),
        'answered since': sent('2026-11-02', ['2026-11-24', 'heard']),
        closed: sent('2026-11-02', ['2026-11-24', 'application-no-response']),
        talks: sent('2026-11-02', ['2026-11-05', 'interview-scheduled']),
        noted: sent('2026-11-02', ['2026-11-20', 'note']),
      }).wentQuiet,
    ).toEqual(['noted 20']);
  });
  it('of the current week is counted up to today', () => {
    const now = { start: '2026-11-23', today: '2026-11-25' };
    expect(look({ a: sent('2026-11-11'), b: sent('2026-11-12'), c: sent('2026-11-08') }, now)).toMatchObject({
      wentQuiet: ['a 14'],
      stillQuiet: ['c 17'],
    });
  });
});

it.each([
  ['', '2026-11-25', '2026-11-16'],
  ['', '2026-11-26', '2026-11-16'],
  ['', '2026-11-27', '2026-11-23'],
  ['', '2026-11-29', '2026-11-23'],
  ['2026-11-25', '2026-11-25', '2026-11-23'],
  ['2026-10-07', '2026-11-25', '2026-10-05'],
  ['2027-01-01', '2026-11-25', '2026-11-23'],
  ['last week', '2026-11-25', '2026-11-16'],
  ['2026-02-30', '2026-11-25', '2026-11-16'],
])('asked for “%s” on %s the week from %s is reviewed', (asked, today, start) => {
  expect(reviewedWeek(asked, today, 1)).toBe(start);
});
