import { expect, test } from 'vitest';
import { splitSkills } from './split-skills.ts';

test.each([
  ['Excel', ['Excel']],
  ['ICU, Triage,  IV therapy ', ['ICU', 'Triage', 'IV therapy']],
  ['• Forklift\n• CDL-A; Hazmat', ['Forklift', 'CDL-A', 'Hazmat']],
  ['SQL, sql, Node.js, C#.', ['sql', 'Node.js', 'C#']],
  [' , ;', []],
])('%j are the skills %j', (typed, skills) => {
  expect(splitSkills(typed)).toEqual(skills);
});
