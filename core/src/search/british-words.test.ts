import { expect, test } from 'vitest';
import { titleKey } from './title-words.ts';

test.each([
  ['Call Centre Agents', 'call center agent'],
  ['Maths Teacher', 'math teacher'],
  ['Labourers', 'laborer'],
  ['Paediatric Counsellor', 'pediatric counselor'],
  ['Organisational Development', 'organizational development'],
  ['Lorry driver', 'truck driver'],
  ['Four Seasons', 'four season'],
])('%j is compared as %j', (text, key) => expect(titleKey(text)).toBe(key));
