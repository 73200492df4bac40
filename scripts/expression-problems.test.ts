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
const path = 'core/src/text/planted.ts';
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

  test('what is not linear is refused unless its text is bounded, and a bound has to help', async () => {
    const problems = expressionProblems(found, await verdicts(), []);
    expect(problems).toEqual([
      expect.stringContaining('planted.ts:4 ^(?:-+|x)*$ takes twice as long'),
      expect.stringContaining('planted.ts:5 [\\s,]+$ takes the length of its text to the power of 2'),
      expect.stringContaining('planted.ts:6 new RegExp(word) is built at run time'),
    ]);

    const bound = (longest: number) => [{ path, expression: '[\\s,]+$', longest, why: 'a line of a form' }];
    expect(expressionProblems(found, await verdicts(), bound(1000))).toHaveLength(2);
    expect(expressionProblems(found, await verdicts(), bound(100_000)).join()).toContain('too many steps');
    const twice = [{ path, expression: '^(?:-+|x)*$', longest: 10, why: 'a line of a form' }];
    expect(expressionProblems(found, await verdicts(), twice).join()).toContain('takes twice as long');
    const stale = [{ path: 'core/src/text/gone.ts', expression: 'x', longest: 1, why: '' }];
    expect(expressionProblems(found, await verdicts(), stale).join()).toContain('not in the code');
  });
});
