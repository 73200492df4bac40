import { describe, expect, it } from 'vitest';
import type { JobStatus } from '../entities/job/job-status.ts';
import { type ApplicationFacts, applicationOf } from './application-path.ts';

const short: Record<string, JobStatus> = {
  new: 'application-not-started',
  prep: 'application-in-progress',
  sent: 'application-submitted',
  none: 'application-no-response',
  rej: 'rejected-before-interview',
  ask: 'interview-requested',
  talk: 'interview-in-progress',
  rejAfter: 'rejected-after-interview',
  offer: 'offer-pending',
  declined: 'offer-rejected',
  won: 'offer-accepted',
  gone: 'filled-or-canceled',
  arch: 'archived',
};
const status = (word: string): JobStatus => {
  const found = short[word];
  if (!found) throw new Error(`No status is called ${word} here.`);
  return found;
};
/** `sent 3, ask 9`: what happened on which day of November 2026. */
const history = (text: string) =>
  text.split(', ').map((part) => {
    const [word = '', day = ''] = part.split(' ');
    return { status: status(word), date: `2026-11-${day.padStart(2, '0')}` };
  });
const facts = (text: string, more: Partial<ApplicationFacts> = {}): ApplicationFacts => {
  const steps = history(text);
  return { status: steps.at(-1)?.status ?? status('new'), applied: true, dateApplied: '', steps, ...more };
};

describe('applicationOf', () => {
  it.each([
    ['sent 3', 'sent', 'open', null],
    ['prep 1, sent 3, none 20', 'sent', 'no-response', null],
    ['sent 3, rej 9', 'sent', 'rejected', '2026-11-09'],
    ['sent 3, ask 9, talk 12', 'interview', 'open', '2026-11-09'],
    ['sent 3, ask 9, rejAfter 12', 'interview', 'rejected', '2026-11-09'],
    // The status says that there was an interview.
    ['sent 3, rejAfter 12', 'interview', 'rejected', '2026-11-12'],
    ['sent 3, ask 9, offer 14, won 16', 'offer', 'offer-accepted', '2026-11-09'],
    ['sent 3, offer 14', 'offer', 'open', '2026-11-14'],
    ['sent 3, ask 9, offer 14, rejAfter 15', 'offer', 'rejected', '2026-11-09'],
    // Going back and reopening: the furthest stage, the newest outcome.
    ['sent 3, ask 9, sent 10', 'interview', 'open', '2026-11-09'],
    ['sent 3, rej 9, ask 15', 'interview', 'open', '2026-11-09'],
    ['sent 3, none 20, sent 25', 'sent', 'open', null],
    ['sent 3, rej 9, prep 11', 'sent', 'open', '2026-11-09'],
    // Canceled is no reply; archiving keeps the answer there was.
    ['sent 3, gone 9', 'sent', 'canceled', null],
    ['sent 3, arch 9', 'sent', 'canceled', null],
    ['sent 3, rej 9, arch 12', 'sent', 'rejected', '2026-11-09'],
    ['sent 3, none 9, arch 12, arch 14', 'sent', 'no-response', null],
    ['sent 3, offer 9, won 10, arch 12', 'offer', 'offer-accepted', '2026-11-09'],
    ['sent 3, offer 9, arch 12', 'offer', 'canceled', '2026-11-09'],
  ])('%s: came to %s, is %s', (text, stage, outcome, repliedOn) => {
    expect(applicationOf(facts(text))).toMatchObject({ stage, outcome, repliedOn, sentOn: '2026-11-03' });
  });

  it.each([
    ['prep 1', false],
    ['new 1, arch 2', false],
    ['sent 3, prep 4', false],
    ['sent 3, new 4', false],
    ['sent 3, arch 4', true],
    ['sent 3', true],
  ])('not marked as applied, %s is an application: %s', (text, isOne) => {
    expect(applicationOf(facts(text, { applied: false })) !== null).toBe(isOne);
  });

  it('counts what is marked as applied whatever its history says', () => {
    expect(applicationOf(facts('prep 1, gone 5'))).toMatchObject({ stage: 'sent', outcome: 'canceled' });
    expect(applicationOf(facts('sent 3, prep 4'))).toMatchObject({ stage: 'sent', outcome: 'open' });
  });

  it('takes the date of application that the person stated before that of the history', () => {
    expect(applicationOf(facts('ask 9', { dateApplied: '2026-10-30' }))?.sentOn).toBe('2026-10-30');
  });

  it('reads a job that came with a status and no history by that status', () => {
    const alone = (word: string, applied = false, dateApplied = '') =>
      applicationOf({ status: status(word), applied, dateApplied, steps: [] });
    expect(alone('talk')).toEqual({
      stage: 'interview',
      interviewed: true,
      outcome: 'open',
      status: 'interview-in-progress',
      applied: false,
      sentOn: '',
      repliedOn: '',
    });
    expect(alone('sent', true, '2026-11-02')).toMatchObject({ sentOn: '2026-11-02', repliedOn: null });
    expect(alone('new')).toBeNull();
    expect(alone('arch')).toBeNull();
    expect(alone('arch', true)).toMatchObject({ outcome: 'canceled' });
  });

  it('knows an offer that came without an interview', () => {
    expect(applicationOf(facts('sent 3, offer 14'))?.interviewed).toBe(false);
    expect(applicationOf(facts('sent 3, ask 9, offer 14'))?.interviewed).toBe(true);
  });
});
