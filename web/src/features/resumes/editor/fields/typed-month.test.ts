import { describe, expect, it } from 'vitest';
import { typedMonth } from './typed-month.ts';

describe('a month that is typed', () => {
  it.each([
    ['Jun 2022', '2022-06'],
    ['june 2022', '2022-06'],
    ['Sept. 2019', '2019-09'],
    ['June 5, 2022', '2022-06'],
    ["Mar '98", '1998-03'],
    ['6/2022', '2022-06'],
    ['06/22', '2022-06'],
    ['6.2022', '2022-06'],
    ['2022-6', '2022-06'],
    ['2022-06-15', '2022-06'],
    ['2022', '2022'],
    [' Present ', 'present'],
    ['now', 'present'],
    ['Current', 'present'],
    ['', ''],
  ])('%j is stored as %j', (text, stored) => {
    expect(typedMonth(text, { locale: 'en-US', year: 2026 })).toBe(stored);
  });

  it.each(['13/2022', 'Summer 2019', 'Expected May', '2022-13', 'Foo 2022', '123456789012345678901234'])(
    '%j stays as it is typed',
    (text) => {
      expect(typedMonth(text, { locale: 'en-US', year: 2026 })).toBe(text);
    },
  );

  it('is read in the language of the person, and in English', () => {
    expect(typedMonth('Mai 2020', { locale: 'de', year: 2026 })).toBe('2020-05');
    expect(typedMonth('März 2020', { locale: 'de', year: 2026 })).toBe('2020-03');
    expect(typedMonth('March 2020', { locale: 'de', year: 2026 })).toBe('2020-03');
  });
});
