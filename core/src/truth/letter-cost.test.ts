import { expect, test } from 'vitest';
import { truthDraws } from '../../test-data/truth-draws.ts';
import { evidenceOfPerson } from './truth-test-kit.ts';
import { verifySentence } from './verify-sentence.ts';

const isWhole = Boolean(process.env.EVERY_TRUTH);

/** One press for each sentence that is held, and one for all of those in other words together. */
function pressesOf(verdicts: readonly string[]): number {
  const held = verdicts.filter((one) => one === 'partly' || one === 'unsupported').length;
  return held + (verdicts.includes('reworded') ? 1 : 0);
}

test('presses are counted by held sentence, and once for all in other words', () => {
  expect(pressesOf(['supported', 'no-claim'])).toBe(0);
  expect(pressesOf(['reworded', 'reworded', 'supported'])).toBe(1);
  expect(pressesOf(['partly', 'unsupported', 'reworded'])).toBe(3);
});

test.skipIf(!isWhole)('what a true letter costs: presses until it may be sent', () => {
  for (const [name, people] of truthDraws()) {
    const presses = people
      .map((person) => {
        const evidence = evidenceOfPerson(person);
        const real = person.claims.filter(([label]) => label === 'true' || label === 'none');
        return pressesOf(real.map(([, text]) => verifySentence(text, evidence).verdict));
      })
      .sort((one, other) => one - other);
    // biome-ignore lint/suspicious/noConsole: the figures are what this run is for
    console.log(`${name}: presses of ${presses.length} letters: ${presses.join(' ')}`);
    expect(presses.length).toBeGreaterThan(0);
  }
});
