import { expect, test } from 'vitest';
import { noteNumbers } from './note-numbers.ts';

test('sources are numbered as they come, each once, behind the notes that are there', () => {
  const { number, notes } = noteNumbers(2);
  expect(number('IRS', 'Texas', 'IRS')).toBe('3, 4');
  expect(number('HUD', 'Texas')).toBe('4, 5');
  expect(number('')).toBe('');
  expect(notes()).toEqual(['3 IRS', '4 Texas', '5 HUD']);
});
