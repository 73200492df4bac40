import { describe, expect, test } from 'vitest';
import { expressionProblems } from './expression-problems.ts';
import { expressionKey, verdictOf } from './expression-verdicts.ts';
import { expressionsOf } from './expressions.ts';

const source = `
const space = '[\\\\s,]';
const safe = /^[a-z]+$/;
const doubled = /^(?:-+|x)*$/;
const squared = new RegExp(\`\${space}+$\`);
const built = new RegExp(word);
`;
const path = 'core/src/domain/planted.ts';
const found = expressionsOf([{ path, text: source }]);

async function verdicts() {
  const entries = found.flatMap((one) =>
    'built' in one ? [] : [verdictOf(one).then((verdict) => [expressionKey(one), verdict] as const)],
  );
  return Object.fromEntries(await Promise.all(entries));
}

describe('the check of regular expressions', () => {
  test('literals, texts put together of constants and expressions of unknown texts are found, with their lines', () => {
    expect(found.map((one) => [one.line, 'built' in one ? 'built' : one.source])).toEqual([
      [3, '^[a-z]+$'],
      [4, '^(?:-+|x)*$'],
      [5, '[\\s,]+$'],
      [6, 'built'],
    ]);
  });

  test('an exponential one is refused, others wait for a bound, and a bound has to help', async () => {
    const told = expressionProblems(found, await verdicts(), []);
    expect(told.refused).toEqual([expect.stringContaining('planted.ts:4 ^(?:-+|x)*$ takes twice as long')]);
    expect(told.unbounded.map((line) => /planted\.ts:(\d)/.exec(line)?.[1])).toEqual(['5', '6']);

    const bound = (longest: number) => [{ path, expression: '[\\s,]+$', longest, why: 'a line of a form' }];
    expect(expressionProblems(found, await verdicts(), bound(1000)).unbounded).toHaveLength(1);
    expect(expressionProblems(found, await verdicts(), bound(100_000)).refused.join()).toContain(
      'too many steps',
    );
    const stale = [{ path: 'core/src/domain/gone.ts', expression: 'x', longest: 1, why: '' }];
    expect(expressionProblems(found, await verdicts(), stale).refused.join()).toContain('not in the code');
  });
});
