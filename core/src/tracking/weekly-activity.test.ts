import { describe, expect, it } from 'vitest';
import { type Application, applicationOf } from './application-path.ts';
import { firstDayOfWeek, weeklyActivity, weekStart } from './weekly-activity.ts';

const application = (sentOn: string, repliedOn: string | null = null): Application => ({
  stage: 'sent',
  interviewed: false,
  outcome: 'open',
  status: 'application-submitted',
  applied: true,
  sentOn,
  repliedOn,
});

describe('weeks', () => {
  it('begin where people of a place begin them', () => {
    expect(firstDayOfWeek('en-US')).toBe(7);
    expect(firstDayOfWeek('de-DE')).toBe(1);
    expect(firstDayOfWeek('ar-EG')).toBe(6);
    expect(firstDayOfWeek('no such locale')).toBe(1);
  });

  it.each([
    ['2026-11-19', 1, '2026-11-16'],
    ['2026-11-16', 1, '2026-11-16'],
    ['2026-11-15', 1, '2026-11-09'],
    ['2026-11-15', 7, '2026-11-15'],
    ['2026-11-21', 7, '2026-11-15'],
    ['2026-11-20', 6, '2026-11-14'],
    ['2026-01-01', 1, '2025-12-29'],
  ] as const)('the week of %s that starts on day %i starts on %s', (date, firstDay, start) => {
    expect(weekStart(date, firstDay)).toBe(start);
  });
});

describe('weeklyActivity', () => {
  const asked = { today: '2026-11-19', firstDay: 1 } as const;

  it('has twelve weeks, the last one holds today', () => {
    const weeks = weeklyActivity([], asked);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ start: '2026-08-31', applications: 0, replies: 0 });
    expect(weeks.at(-1)?.start).toBe('2026-11-16');
  });

  it('counts each application and each first reply in its week', () => {
    const weeks = weeklyActivity(
      [
        application('2026-11-16', '2026-11-19'),
        application('2026-11-15', '2026-11-16'),
        application('2026-08-31'),
        application('2026-08-30', '2026-09-06'),
      ],
      asked,
    );
    expect(weeks.at(-1)).toEqual({ start: '2026-11-16', applications: 1, replies: 2 });
    expect(weeks.at(-2)).toEqual({ start: '2026-11-09', applications: 1, replies: 0 });
    expect(weeks[0]).toEqual({ start: '2026-08-31', applications: 1, replies: 1 });
  });

  it('leaves out what is ahead, has no date or a broken one', () => {
    const weeks = weeklyActivity(
      [application('2026-11-20'), application('', ''), application('soon', '2026-13-01')],
      asked,
    );
    expect(weeks.every(({ applications, replies }) => applications + replies === 0)).toBe(true);
  });

  it('does not miss an hour at a change of the clocks', () => {
    const weeks = weeklyActivity([application('2026-11-01')], { today: '2026-11-03', firstDay: 7 });
    expect(weeks.at(-1)).toEqual({ start: '2026-11-01', applications: 1, replies: 0 });
  });

  it('takes the dates of a history', () => {
    const read = applicationOf({
      status: 'interview-requested',
      applied: true,
      dateApplied: '',
      steps: [
        { status: 'application-submitted', date: '2026-11-10' },
        { status: 'interview-requested', date: '2026-11-17' },
      ],
    });
    const weeks = weeklyActivity(read ? [read] : [], asked);
    expect(weeks.slice(-2).map(({ applications, replies }) => [applications, replies])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
