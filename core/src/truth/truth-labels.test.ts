import { expect, test } from 'vitest';
import { labels } from '../../test-data/labels.ts';
import { comparedClaims } from './truth-test-kit.ts';

const isWhole = Boolean(process.env.EVERY_TRUTH);

/** The share of true sentences that may be blocked where it is more than three in a hundred; docs/TRUTH.md says which are. */
const blockedIn: Readonly<Record<string, number>> = {
  'truth-seventh-draw': 0.05,
  'truth-eighth-draw': 0.06,
  'truth-ninth-draw': 0.08,
  'truth-tenth-draw': 0.13,
  'truth-eleventh-draw': 0.08,
  'truth-twelfth-draw': 0.12,
  'truth-thirteenth-draw': 0.17,
};

test.each([
  'truth',
  'truth-second-half',
  'truth-third-draw',
  'truth-fourth-draw',
  'truth-fifth-draw',
  'truth-sixth-draw',
  'truth-seventh-draw',
  'truth-eighth-draw',
  'truth-ninth-draw',
  'truth-tenth-draw',
  'truth-eleventh-draw',
  'truth-twelfth-draw',
  'truth-thirteenth-draw',
] as const)('what was made up in %s is caught, and true sentences pass', (file) => {
  const { made, true: real, missed, blocked } = comparedClaims(labels(file));
  const caught = 1 - missed.length / made;
  const stopped = blocked.length / real;
  if (isWhole)
    // biome-ignore lint/suspicious/noConsole: the figures and the misses are what this run is for
    console.log(
      [
        `${file}: ${made - missed.length} of ${made} made up were caught (${caught.toFixed(3)}), ${blocked.length} of ${real} true ones blocked (${(stopped * 100).toFixed(1)} %)`,
        ...missed.map((one) => `  passed, made up: ${one}`),
        ...blocked.map((one) => `  blocked, true: ${one}`),
      ].join('\n'),
    );
  // One of the 36 of the eighth draw passes.
  expect(caught, missed.join('\n')).toBeGreaterThanOrEqual(file === 'truth-eighth-draw' ? 0.97 : 0.98);
  expect(stopped, blocked.join('\n')).toBeLessThanOrEqual(blockedIn[file] ?? 0.03);
});

test('sentences that claim nothing are told apart', () => {
  const people = [...labels('truth'), ...labels('truth-second-half')];
  const empty = people.map((person) => ({
    ...person,
    claims: person.claims.filter(([label]) => label === 'none'),
  }));
  const { none, blocked } = comparedClaims(empty);
  expect(none).toBe(2);
  expect(blocked).toEqual([]);
});
