import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dateOfText, daysBetween, isCalendarDate } from '../../dates/calendar-date.ts';
import type { JobSearchResult } from '../posting/posting.ts';
import { choiceLabel, Job, jobSources, newJob } from './job.ts';
import { jobFormFields } from './job-entity.ts';
import { JobForm, jobFormValues } from './job-form.ts';
import { jobFromPosting } from './job-from-posting.ts';
import { stampJob } from './job-stamp.ts';
import { jobStatuses, statusesOfGroup } from './job-status.ts';

const now = new Date('2026-11-19T15:00:00.000Z');
const stamp = (job: Job, before?: Job) =>
  stampJob(job, { now, newUid: () => 'u1', ...(before ? { before } : {}) });

describe('Job', () => {
  it('has every field that a job is specified with', () => {
    const fields =
      'companyAlreadyAdded companyName contactInfo dateAdded datePosted datePostedFormatted description externalId ' +
      'internalId jobTitle location city state country latitude longitude source jobAlreadyAdded jobType url notes salary ' +
      'status dateUpdated resumeId applied dateApplied submissionMethod submissionUrl jobPostingData coverLetter';
    const job = newJob({});
    for (const field of fields.split(' ')) expect(job, field).toHaveProperty(field);
  });

  it('reads a row with nothing but a key, and keeps fields it does not know', () => {
    expect(Job.parse({ internalId: 3, fromLater: [1] })).toMatchObject({
      internalId: 3,
      status: 'application-not-started',
      fromLater: [1],
    });
  });

  it('names the groups as they are specified', () => {
    expect(jobStatuses).toHaveLength(14);
    expect(statusesOfGroup('in-progress')).toEqual([
      'application-in-progress',
      'application-submitted',
      'interview-requested',
      'interview-scheduled',
      'interview-in-progress',
      'offer-pending',
    ]);
    expect(statusesOfGroup('complete')).toEqual([
      'application-no-response',
      'rejected-before-interview',
      'rejected-after-interview',
      'offer-rejected',
      'offer-accepted',
      'filled-or-canceled',
      'archived',
    ]);
    expect(statusesOfGroup('not-started')).toEqual(['application-not-started']);
  });

  it('labels choices, and shows a foreign one as it is', () => {
    expect(choiceLabel(jobSources, 'linked-in')).toBe('LinkedIn');
    expect(choiceLabel(jobSources, 'toString')).toBe('toString');
  });
});

describe('stampJob', () => {
  it('stamps a new job and one with dateApplied as applied', () => {
    expect(stamp(newJob({ dateApplied: '2026-11-01' }))).toMatchObject({
      uid: 'u1',
      applied: true,
      jobAlreadyAdded: true,
      dateUpdated: now.toISOString(),
      dateAdded: now.toISOString(),
    });
  });

  it('keeps the birth of a job and is always later than the change before', () => {
    const first = stamp(newJob({ jobTitle: 'A' }));
    const second = stamp({ ...first, uid: 'other', createdAt: 'x' }, first);
    expect(second).toMatchObject({ uid: 'u1', createdAt: first.createdAt, dateAdded: first.dateAdded });
    expect(second.updatedAt > first.updatedAt).toBe(true);
  });

  it('makes keys that lists use', () => {
    const { keys } = stamp(newJob({ jobTitle: 'R&D Lead', companyName: 'Acme Inc', status: 'archived' }));
    expect(keys).toMatchObject({
      group: 'complete',
      rank: 13,
      company: 'acme',
      similar: 'r and d lead|acme',
      pay: -1,
    });
    expect(keys?.words).toEqual(['r', 'd', 'lead', 'acme', 'inc']);
  });
});

describe('jobFromPosting', () => {
  it('takes the fields over and keeps the posting whole', () => {
    const posting = {
      source: 'themuse',
      externalId: '5',
      jobTitle: 'Nurse',
      companyName: 'Mercy',
      url: 'https://m.example/5',
    };
    const job = jobFromPosting(posting as JobSearchResult, now);
    expect(job).toMatchObject({
      source: 'online',
      externalId: '5',
      jobTitle: 'Nurse',
      dateAdded: now.toISOString(),
    });
    expect(JSON.parse(job.jobPostingData ?? '')).toEqual(posting);
    const detail = {
      ...posting,
      description: 'Care for…',
      descriptionHtml: '<p>Care for <b>people</b>.</p>',
    };
    expect(jobFromPosting(detail as unknown as JobSearchResult, now).description).toBe('Care for people.');
    expect(jobFromPosting({ ...posting, source: 'adzuna' } as JobSearchResult, now).source).toBe('adzuna');
  });
});

describe('JobForm', () => {
  const problems = (fields: object) =>
    JobForm.safeParse({ ...jobFormValues(), jobTitle: 'A', ...fields }).error?.issues.map((i) => [
      i.path[0],
      i.message,
    ]);

  it('accepts what a new job holds once it has a title or a company', () => {
    expect(problems({})).toBeUndefined();
    expect(problems({ jobTitle: '', companyName: 'Acme' })).toBeUndefined();
    expect(problems({ jobTitle: ' ' })).toEqual([['jobTitle', 'Add a job title or a company.']]);
  });

  it.each([
    ['url', 'javascript:alert(1)'],
    ['url', 'acme jobs'],
    ['submissionUrl', 'ftp://acme.com'],
    ['dateApplied', '2026-02-30'],
    ['dateApplied', 'yesterday'],
    ['latitude', 91],
    ['longitude', Number.NaN],
    ['status', 'hired'],
    ['jobTitle', 'x'.repeat(501)],
  ])('refuses %s = %s beside its field', (field, value) => {
    expect(problems({ [field]: value })?.[0]?.[0]).toBe(field);
  });

  it('labels each of its fields', () => {
    expect([...jobFormFields].sort()).toEqual(Object.keys(jobFormValues()).sort());
  });
});

describe('calendar dates', () => {
  it('exist or do not', () => {
    expect(['2026-02-28', '2024-02-29'].every(isCalendarDate)).toBe(true);
    expect(
      ['2026-02-29', '2026-13-01', '0001-01-01', '9999-01-01', '2026-1-1', '', 'x'].some(isCalendarDate),
    ).toBe(false);
  });

  it('count over months, leap days and clock changes', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2);
  });

  it('are those of the place where the person is', () => {
    expect(calendarDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dateOfText(new Date(2026, 0, 5, 0, 1).toISOString())).toBe('2026-01-05');
    expect(dateOfText('2026-01-05')).toBe('2026-01-05');
    expect(dateOfText('soon')).toBe('');
  });
});
