import { describe, expect, it } from 'vitest';
import { importedStars, importedTags } from './import-marks.ts';

describe('excitement in a file', () => {
  it.each<[string, string | null]>([
    ['', ''],
    ['0', ''],
    ['0/5', ''],
    ['4', '4'],
    [' 5.0 ', '5'],
    ['3/5', '3'],
    ['3 of 5 stars', '3'],
    ['1 star', '1'],
    ['★★★★☆', '4'],
    ['⭐⭐⭐', '3'],
    ['☆☆☆☆☆', ''],
    ['★★★★★★', null],
    ['6', null],
    ['4.5', null],
    ['7/10', null],
    ['very', null],
    ['4 of 5 for the team', null],
  ])('%j is %j', (cell, stars) => {
    expect(importedStars(cell)).toBe(stars);
  });
});

describe('tags in a file', () => {
  it('are divided by commas, semicolons and lines; what a job cannot take is told', () => {
    expect(importedTags('remote; Dream job\nREMOTE')).toEqual({ tags: ['remote', 'Dream job'], left: [] });
    const long = 'x'.repeat(200);
    expect(importedTags(`a,${long}`)).toEqual({ tags: ['a'], left: [long] });
    const many = Array.from({ length: 40 }, (_, at) => `t${at}`);
    const { tags, left } = importedTags(many.join(','));
    expect([tags.length, left]).toEqual([30, many.slice(30)]);
  });
});
