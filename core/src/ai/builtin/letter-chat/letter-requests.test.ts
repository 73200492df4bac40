import { expect, test } from 'vitest';
import { readLetterRequests } from './letter-requests.ts';

test.each([
  ['shorter', [{ kind: 'shorter' }]],
  ['Make it a bit shorter, please', [{ kind: 'shorter' }]],
  ['It’s too long', [{ kind: 'shorter' }]],
  ['bitte kürzer', [{ kind: 'shorter' }]],
  ['Longer.', [{ kind: 'longer' }]],
  ['less salesy', [{ kind: 'less-salesy' }]],
  ['Make it warmer and shorter', [{ kind: 'tone', tone: 'warm' }, { kind: 'shorter' }]],
  [
    'more formal; leave out the gap',
    [
      { kind: 'tone', tone: 'formal' },
      { kind: 'leave-out', topic: 'gap' },
    ],
  ],
  [
    'leave out the gap and the course',
    [
      { kind: 'leave-out', topic: 'gap' },
      { kind: 'leave-out', topic: 'course' },
    ],
  ],
  ['start with the hospital project', [{ kind: 'start-with', topic: 'hospital project' }]],
  ['Put the training first', [{ kind: 'start-with', topic: 'training' }]],
  ['end with the migration', [{ kind: 'end-with', topic: 'migration' }]],
  ['say why I move to Ohio', [{ kind: 'mention', topic: 'i move to ohio' }]],
  [
    'Add: I move to Ohio in May, where my family lives',
    [{ kind: 'add', sentence: 'I move to Ohio in May, where my family lives.' }],
  ],
  ['Say “I know the unit.”', [{ kind: 'add', sentence: 'I know the unit.' }]],
  [
    'don’t use passionate, thrilled or “perfect fit”',
    [{ kind: 'avoid', words: ['passionate', 'thrilled', 'perfect fit'] }],
  ],
  ['Greet Dana Lopez', [{ kind: 'greeting', text: 'Dana Lopez' }]],
  ['sign off with Kind regards', [{ kind: 'sign-off', text: 'Kind regards' }]],
  ['in German', [{ kind: 'language', language: 'de' }]],
  ['translate it to Spanish', [{ kind: 'language', language: 'es' }]],
  ['make the second paragraph sing', [{ kind: 'unknown', text: 'make the second paragraph sing' }]],
  ['?!', []],
])('“%s” is read', (text, expected) => expect(readLetterRequests(text)).toEqual(expected));

test('a text of any length is read at once', () => {
  const started = performance.now();
  for (const piece of ['leave out ', 'a ', 'and ', '“', ', ', 'add: '])
    readLetterRequests(piece.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
