import { describe, expect, it } from 'vitest';
import { applyDateApplied } from './apply-date-applied.ts';
import { applyCorrection, applyRemoval, applyStatus, type JobWithHistory } from './apply-status.ts';
import { type NewJob, newJob } from './job.ts';
import { datesOfHistory } from './job-history.ts';
import { type JobStatus, jobStatuses } from './job-status.ts';

const now = new Date(2026, 10, 19, 12);
let ids = 0;
const made = {
  now,
  newUid: () => {
    ids += 1;
    return `e${ids}`;
  },
};
const start = (fields: NewJob = {}): JobWithHistory => ({
  job: { ...newJob(fields), internalId: 7 },
  history: [],
});
const set = (from: JobWithHistory, status: JobStatus, date = '2026-11-19') =>
  applyStatus(from, { status, date }, made);
const told = ({ history }: JobWithHistory) => history.map((e) => [e.kind, e.statusFrom, e.statusTo, e.date]);

describe('applyStatus', () => {
  it('lets any status follow any other and keeps the job at its newest entry', () => {
    for (const a of jobStatuses) {
      for (const b of jobStatuses) {
        const at = set(set(start(), a.value, '2026-11-01'), b.value);
        expect(at.job.status).toBe(b.value);
        expect(at.job.keys).toBeUndefined();
        if (a.value !== b.value && a.value !== 'application-not-started') {
          expect(told(at).at(-1)).toEqual(['status', a.value, b.value, '2026-11-19']);
        }
      }
    }
  });

  it('writes dateApplied for every status that an application must come before, and for no other', () => {
    const applied = jobStatuses
      .filter(({ value }) => set(start(), value).job.dateApplied !== '')
      .map((s) => s.value);
    expect(applied).toEqual([
      'application-submitted',
      'application-no-response',
      'rejected-before-interview',
      'interview-requested',
      'interview-scheduled',
      'interview-in-progress',
      'rejected-after-interview',
      'offer-pending',
      'offer-rejected',
      'offer-accepted',
    ]);
    expect(set(start(), 'archived').job.applied).toBe(false);
  });

  it('keeps a dateApplied that is there', () => {
    expect(set(start({ dateApplied: '2026-10-01', applied: true }), 'offer-pending').job.dateApplied).toBe(
      '2026-10-01',
    );
  });

  it('moves preparation back to the day of a back-dated application', () => {
    const prepared = set(start(), 'application-in-progress', '2026-11-05');
    const sent = set(prepared, 'application-submitted', '2026-11-02');
    expect(sent.job).toMatchObject({
      status: 'application-submitted',
      dateApplied: '2026-11-02',
      statusDate: '2026-11-02',
    });
    expect(sent.history[0]).toMatchObject({ date: '2026-11-02', dateCorrectedFrom: '2026-11-05' });
  });

  it('gives a job that came with a status and no history its entry first', () => {
    const from = start({
      status: 'offer-pending',
      statusDate: '2026-11-10',
      applied: true,
      dateApplied: '2026-10-01',
    });
    const at = set(from, 'interview-scheduled', '2026-11-03');
    expect(at.job.status).toBe('offer-pending');
    expect(told(at)).toEqual([
      ['status', 'application-not-started', 'interview-scheduled', '2026-11-03'],
      ['status', 'interview-scheduled', 'offer-pending', '2026-11-10'],
    ]);
  });

  it('changes nothing for the status it has, unless the day differs', () => {
    const at = set(start(), 'interview-requested', '2026-11-10');
    expect(applyStatus(at, { status: 'interview-requested', date: '2026-11-19', keepDate: true }, made)).toBe(
      at,
    );
    const moved = set(at, 'interview-requested', '2026-11-12');
    expect(moved.history).toHaveLength(1);
    expect(moved.history[0]).toMatchObject({ date: '2026-11-12', dateCorrectedFrom: '2026-11-10' });
  });
});

describe('applyDateApplied', () => {
  it('submits a job that was not started or in preparation, on that day, with one entry', () => {
    for (const status of ['application-not-started', 'application-in-progress'] as const) {
      const from = set(start(), status, '2026-11-05');
      const at = applyDateApplied(from, '2026-11-02', made);
      expect(at.job).toMatchObject({
        status: 'application-submitted',
        applied: true,
        dateApplied: '2026-11-02',
      });
      expect(at.history).toHaveLength(from.history.length + 1);
    }
  });

  it('leaves a later status and notes the day', () => {
    const at = applyDateApplied(
      start({ status: 'interview-scheduled', statusDate: '2026-11-10' }),
      '2026-11-02',
      made,
    );
    expect(at.job).toMatchObject({ status: 'interview-scheduled', applied: true });
    expect(told(at)[0]).toEqual(['applied', null, null, '2026-11-02']);
  });

  it('corrects the entry of the application when the day moves', () => {
    const at = applyDateApplied(set(start(), 'application-submitted', '2026-11-04'), '2026-11-02', made);
    expect(at.history).toHaveLength(1);
    expect(at.history[0]).toMatchObject({ date: '2026-11-02', dateCorrectedFrom: '2026-11-04' });
    expect(applyDateApplied(at, '2026-11-04', made).history[0]?.dateCorrectedFrom).toBe('');
  });

  it('never undoes an answer that came before the new day', () => {
    const answered = set(
      set(start(), 'application-submitted', '2026-11-04'),
      'interview-requested',
      '2026-11-08',
    );
    const at = applyDateApplied(answered, '2026-11-12', made);
    expect(at.job).toMatchObject({ status: 'interview-requested', dateApplied: '2026-11-12' });
  });

  it('clears applied with the day and keeps the status, with one entry', () => {
    const from = set(start(), 'application-submitted', '2026-11-04');
    const at = applyDateApplied(from, '', made);
    expect(at.job).toMatchObject({ status: 'application-submitted', applied: false, dateApplied: '' });
    expect(told(at).at(-1)).toEqual(['applied-cleared', null, null, '2026-11-19']);
    expect(applyDateApplied(at, '', made)).toBe(at);
  });
});

describe('applyCorrection and applyRemoval', () => {
  const three = () =>
    set(
      set(set(start(), 'application-submitted', '2026-11-02'), 'interview-requested', '2026-11-08'),
      'offer-pending',
      '2026-11-15',
    );

  it('lets the status follow a corrected order', () => {
    const at = three();
    const offer = at.history.at(-1);
    const early = applyCorrection(at, offer?.uid ?? '', { date: '2026-11-05' }, made);
    expect(early.job).toMatchObject({ status: 'interview-requested', statusDate: '2026-11-08' });
    expect(told(early).map(([, from, to]) => [from, to])).toEqual([
      ['application-not-started', 'application-submitted'],
      ['application-submitted', 'offer-pending'],
      ['offer-pending', 'interview-requested'],
    ]);
  });

  it('moves dateApplied with the entry it came from', () => {
    const at = three();
    expect(applyCorrection(at, at.history[0]?.uid ?? '', { date: '2026-11-01' }, made).job.dateApplied).toBe(
      '2026-11-01',
    );
    expect(applyCorrection(at, at.history[1]?.uid ?? '', { date: '2026-11-03' }, made).job.dateApplied).toBe(
      '2026-11-02',
    );
  });

  it('takes an entry out and falls back to the one before it', () => {
    const at = three();
    const without = applyRemoval(at, at.history.at(-1)?.uid ?? '', made);
    expect(without.job).toMatchObject({ status: 'interview-requested', dateApplied: '2026-11-02' });
    const none = without.history.reduce((left, entry) => applyRemoval(left, entry.uid, made), without);
    expect(none).toMatchObject({ job: { status: 'application-not-started', statusDate: '' }, history: [] });
  });

  it('changes only the note of a note', () => {
    const at = three();
    const noted = applyCorrection(at, at.history[1]?.uid ?? '', { note: 'by phone' }, made);
    expect(noted.history[1]).toMatchObject({ note: 'by phone', dateCorrectedFrom: '' });
    expect(noted.job).toEqual(at.job);
  });
});

describe('datesOfHistory', () => {
  it.each<[string, [JobStatus, string][], string]>([
    ['nothing but an application', [['application-submitted', '2026-11-02']], ''],
    [
      'a rejection',
      [
        ['application-submitted', '2026-11-02'],
        ['rejected-before-interview', '2026-11-06'],
      ],
      '2026-11-06',
    ],
    ['no answer, which is not from them', [['application-no-response', '2026-11-06']], ''],
    [
      'an interview, then canceled by somebody',
      [
        ['interview-requested', '2026-11-03'],
        ['filled-or-canceled', '2026-11-08'],
      ],
      '2026-11-03',
    ],
    [
      'an offer that the person declined later',
      [
        ['offer-pending', '2026-11-03'],
        ['offer-rejected', '2026-11-08'],
      ],
      '2026-11-03',
    ],
    [
      'an interview noted after a later rejection',
      [
        ['rejected-after-interview', '2026-11-09'],
        ['interview-scheduled', '2026-11-04'],
      ],
      '2026-11-09',
    ],
  ])('%s', (_, statuses, heardDate) => {
    const end = statuses.reduce((at, [status, date]) => set(at, status, date), start());
    expect(datesOfHistory(end.history)).toEqual({ followedUpDate: '', heardDate });
  });
});

describe('a status with a note', () => {
  const note = 'We went with somebody else.';
  it('keeps it in the history, at the newest entry where the status is the same', () => {
    const sent = set(start(), 'application-submitted', '2026-11-01');
    const rejected = applyStatus(
      sent,
      { status: 'rejected-before-interview', date: '2026-11-05', note },
      made,
    );
    expect(rejected.history.at(-1)).toMatchObject({ note, date: '2026-11-05' });
    const again = { status: 'rejected-before-interview', date: '2026-11-19', keepDate: true } as const;
    const more = applyStatus(rejected, { ...again, note: 'Sorry.' }, made);
    expect(more.history).toHaveLength(rejected.history.length);
    expect(more.history.at(-1)).toMatchObject({ note: `${note}\n\nSorry.`, date: '2026-11-05' });
    expect(applyStatus(rejected, { ...again, note: ' ' }, made)).toBe(rejected);
  });
});

describe('an application that is noted after its answer', () => {
  it('is of its own day, not of the day of the answer', () => {
    const answered = set(start(), 'rejected-before-interview', '2026-11-09');
    expect(answered.job.dateApplied).toBe('2026-11-09');
    const sent = set(answered, 'application-submitted', '2026-11-02');
    expect(sent.job).toMatchObject({ status: 'rejected-before-interview', dateApplied: '2026-11-02' });
  });

  it('leaves a date that the person stated, and one before it', () => {
    const stated = applyDateApplied(start(), '2026-11-05', made);
    expect(set(stated, 'application-submitted', '2026-11-01').job.dateApplied).not.toBe('2026-11-09');
    const answered = set(stated, 'rejected-before-interview', '2026-11-09');
    expect(set(answered, 'application-submitted', '2026-11-02').job.dateApplied).toBe('2026-11-05');
    const later = set(start(), 'rejected-before-interview', '2026-11-09');
    expect(set(later, 'application-submitted', '2026-11-12').job.dateApplied).toBe('2026-11-09');
  });
});
