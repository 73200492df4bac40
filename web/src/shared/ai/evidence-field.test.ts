import { expect, it } from 'vitest';
import { evidenceField } from './evidence-field.ts';

it.each([
  ['resume:1/experience:2/notes:0', 'experience/2/notes/0'],
  ['resume:1/experience:2', 'experience/2/title'],
  ['resume:1/skills:7', 'skills/7/skillName'],
  ['resume:1/summary:1', 'resume/summary/1'],
  ['resume:1/headline', 'resume/headline'],
  ['whole', null],
  ['', null],
  ['letter:1/x:2', null],
  ['resume:1/experience', null],
])('%j stands in %j', (id, field) => expect(evidenceField(id)).toBe(field));
