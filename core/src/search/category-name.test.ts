import { expect, test } from 'vitest';
import { categoryName } from './category-name.ts';

test.each([
  ['DevOps', 'DevOps'],
  ['devops', 'DevOps'],
  ['DEVOPS', 'DevOps'],
  ['software development', 'Software Development'],
  ['customer_support', 'Customer Support'],
  ['Health, care & more', 'Health, care & more'],
  ['information technology and hr', 'Information Technology and HR'],
  ['', ''],
])('%j is %j', (text, name) => expect(categoryName(text)).toBe(name));
