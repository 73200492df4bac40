import { describe, expect, test } from 'vitest';
import { moneyRange } from './display.ts';
import { setFormatLocale } from './format-locale.ts';
import { dateFormat, listFormat, numberFormat, relativeFormat } from './formats.ts';

describe('formats that are made once', () => {
  const at = new Date('2026-03-04T23:30:00Z');
  test('the same question is answered by the same formatter, another one by its own', () => {
    const long = dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })).toBe(long);
    expect(long.format(at)).toBe('March 4, 2026');
    expect(dateFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(at)).toBe('4. März 2026');
    expect(dateFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(at)).toBe(
      'March 5, 2026',
    );
    expect(numberFormat('en-US').format(12_500)).toBe('12,500');
    expect(numberFormat('en-US', { style: 'percent' }).format(0.5)).toBe('50%');
    expect(relativeFormat('en-US').format(-1, 'day')).toBe('yesterday');
  });
  test('kinds do not mix: a date and a number of one locale are two formatters', () => {
    expect(dateFormat('en-US')).not.toBe(numberFormat('en-US'));
    expect(dateFormat().resolvedOptions().locale).toBe(new Intl.DateTimeFormat().resolvedOptions().locale);
  });
  test('where an interface has said its locale, what names none is written in that', () => {
    setFormatLocale('de-AT');
    try {
      expect(dateFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }).format(at)).toBe('4. März 2026');
      expect(numberFormat('en-US').format(12_500)).toBe('12,500');
      expect(listFormat().format(['A', 'B', 'C'])).toBe('A, B und C');
      expect(moneyRange(50_000, 60_000, { currency: 'EUR' })).toMatch(/^€\s50[\s.]000/);
    } finally {
      setFormatLocale(undefined);
    }
  });
});
