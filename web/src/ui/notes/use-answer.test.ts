import { expect, test } from 'vitest';
import { phaseOf } from './use-answer.ts';

const fresh = { isError: false, isPending: true, fetchStatus: 'idle' } as const;
const asked = { ...fresh, fetchStatus: 'fetching' } as const;
const answered = { ...fresh, isPending: false } as const;
const online = { isOnline: true, enabled: true };

test.each([
  ['a first question that is under way', asked, online, 'loading'],
  ['a question that may not be asked yet', fresh, { ...online, enabled: false }, 'loading'],
  ['an answer', answered, online, 'ready'],
  ['an answer that is being brought up to date', { ...asked, isPending: false }, online, 'ready'],
  ['a question that failed', { ...answered, isError: true }, online, 'failed'],
  ['a question that failed and is asked again', { ...asked, isError: true }, online, 'loading'],
  ['a question that was cancelled before it had an answer', fresh, online, 'stopped'],
  ['a lost connection, over an answer', answered, { ...online, isOnline: false }, 'offline'],
  [
    'a lost connection, over a failure',
    { ...answered, isError: true },
    { ...online, isOnline: false },
    'offline',
  ],
  ['a question that waits for a connection', { ...fresh, fetchStatus: 'paused' } as const, online, 'offline'],
] as const)('phaseOf calls %s by its name', (_, query, standing, phase) => {
  expect(phaseOf(query, standing)).toBe(phase);
});
