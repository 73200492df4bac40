import { newJob } from '@foothold/core/entities/job/job.ts';
import { Resume } from '@foothold/core/entities/resume/resume.ts';
import { describe, expect, it } from 'vitest';
import { ApplyForm, applyValues } from './apply-form.ts';

const today = '2026-11-19';
const resumes = [
  Resume.parse({ internalId: 1, title: 'Old' }),
  Resume.parse({ internalId: 2, title: 'Analyst v3', isDefault: true }),
] as Resume[];
const values = (fields: Parameters<typeof newJob>[0]) => applyValues(newJob(fields), { today, resumes });

describe('applyValues', () => {
  it('begins a first application today, with the default resume and the way the posting suggests', () => {
    expect(values({ url: 'https://a.example', coverLetter: 'Dear' })).toEqual({
      dateApplied: today,
      submissionMethod: 'online',
      resumeId: 2,
      coverLetter: 'Dear',
    });
    expect(values({ source: 'linked-in' }).submissionMethod).toBe('linked-in');
    expect(values({}).submissionMethod).toBe('');
  });

  it('takes what the job says before any guess', () => {
    expect(values({ resumeId: 1, submissionMethod: 'email', url: 'https://a.example' })).toMatchObject({
      resumeId: 1,
      submissionMethod: 'email',
    });
  });

  it('adds nothing to an application that went out already', () => {
    expect(values({ dateApplied: '2026-11-02', applied: true, url: 'https://a.example' })).toMatchObject({
      dateApplied: '2026-11-02',
      submissionMethod: '',
      resumeId: null,
    });
  });
});

describe('ApplyForm', () => {
  it('needs a day that exists, and says how long a letter may be', () => {
    const of = (fields: object) => ApplyForm.safeParse({ ...values({}), ...fields });
    expect(of({}).success).toBe(true);
    for (const dateApplied of ['', '2026-02-30', 'today'])
      expect(of({ dateApplied }).error?.issues[0]?.message).toContain('Write the day you sent it');
    expect(of({ coverLetter: 'x'.repeat(200_001) }).error?.issues[0]?.path).toEqual(['coverLetter']);
  });
});
