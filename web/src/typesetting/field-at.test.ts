import { describe, expect, it } from 'vitest';
import { fieldAt } from './field-at.ts';
import type { FieldPlace } from './typesetting.ts';

const at = (field: string, x: number, y: number, toY: number, page = 1, toPage = page): FieldPlace => ({
  field,
  page,
  x,
  y,
  toPage,
  toY,
});
const places = [
  at('name', 50, 45, 59),
  at('place', 50, 81, 88),
  at('email', 121, 88, 88),
  at('phone', 259, 88, 88),
  at('title', 50, 180, 188),
  at('dates', 470, 180, 188),
  at('long', 61, 205, 250),
  at('torn', 61, 700, 60, 1, 2),
];

describe('a click', () => {
  it.each([
    [60, 50, 'name'],
    [60, 85, 'place'],
    [130, 85, 'email'],
    [400, 85, 'phone'],
    [200, 186, 'title'],
    [500, 186, 'dates'],
    [300, 230, 'long'],
    [20, 230, 'long'],
    [300, 270, 'long'],
    [300, 750, 'torn'],
  ])('at %d, %d of the first page is on %s', (x, y, field) => {
    expect(fieldAt(places, 1, x, y)).toBe(field);
  });

  it('on the second page finds the field that continues there, on a page without fields none', () => {
    expect(fieldAt(places, 2, 100, 40)).toBe('torn');
    expect(fieldAt(places, 3, 100, 40)).toBeUndefined();
  });
});
