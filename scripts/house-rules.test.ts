import { describe, expect, test } from 'vitest';
import { houseProblems, ruleNames } from './house-rules.ts';
import { allowedForHouse, plantedForHouse } from './planted.data.ts';

describe('house rules', () => {
  test.each(plantedForHouse)('$rule catches $path and says what to do', ({ rule, path, text, says }) => {
    const [problem, ...more] = houseProblems([{ path, text }]);
    expect(problem).toContain(`${rule}: ${path} `);
    expect(problem).toContain(says);
    expect(more).toEqual([]);
  });

  test('every rule has a planted violation', () => {
    expect(new Set(plantedForHouse.map(({ rule }) => rule))).toEqual(new Set(ruleNames));
  });

  test.each(Object.entries(allowedForHouse))('%s is allowed', (path, text) =>
    expect(houseProblems([{ path, text }])).toEqual([]),
  );
});
