import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { expect, test } from 'vitest';
import {
  type Choices,
  isWithoutChoices,
  readChoices,
  withExcluded,
  withPay,
  withValues,
  writeChoices,
} from './choices-address.ts';

const none: Choices = { only: {}, exclude: {} };

test('a field without values is not there at all, in the choices and in the address', () => {
  expect(withValues({ workplaces: ['remote'] }, 'workplaces', [])).toEqual({});
  expect(withPay({ pay: { from: 1, currency: 'USD', orNotStated: false } }, null)).toEqual({});
  expect(withExcluded({ words: ['night'] }, 'words', [' '])).toEqual({});
  expect(isWithoutChoices(none)).toBe(true);
  expect(isWithoutChoices({ ...none, exclude: { words: ['night'] } })).toBe(false);
  const query = new URLSearchParams();
  writeChoices(query, none);
  expect(query.toString()).toBe('');
});

test('what is left out is taken once, without case, without blanks around it', () => {
  expect(withExcluded({}, 'companies', ['Acme', ' acme ', 'Initech\nLLC'])).toEqual({
    companies: ['Acme', 'Initech LLC'],
  });
});

test('an address of any length gives no more than a search takes', () => {
  const query = new URLSearchParams();
  for (let at = 0; at < 300; at += 1) {
    query.append('not', `word ${at}`);
    query.append('notat', `company ${at}`);
    query.append('field', `${at} ${'x'.repeat(400)}`);
  }
  const { only, exclude } = readChoices(query);
  expect(exclude.words).toHaveLength(choiceLimits.words);
  expect(exclude.companies).toHaveLength(choiceLimits.companies);
  expect(only.categories).toHaveLength(choiceLimits.values);
  expect(only.categories?.[0]).toHaveLength(300);
});
