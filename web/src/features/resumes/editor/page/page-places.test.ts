import { describe, expect, it } from 'vitest';
import { fieldBands } from '../../../../shared/documents/field-band.ts';
import type { FieldPlace } from '../../../../typesetting/typesetting.ts';
import { pageFall, pageOf } from './page-fall.ts';

const at = (field: string, x: number, y: number, toY = y, page = 1, toPage = page): FieldPlace => ({
  field,
  page,
  x,
  y,
  toPage,
  toY,
});
const places = [
  at('resume/name', 50, 45, 59),
  at('experience/1/title', 50, 180, 188),
  at('experience/1/startDate', 470, 180, 188),
  at('experience/1/notes/0', 61, 205, 250),
  at('experience/1/notes/1', 61, 700, 60, 1, 2),
  at('experience/2/title', 50, 90, 98, 2),
  at('experience/2/startDate', 470, 90, 98, 2),
  at('experience/2/notes/0', 61, 112, 112, 2),
];
const sheet = { width: 612, height: 792, margin: 50, isRightToLeft: false };

describe('what falls on page 2', () => {
  it('is nothing of a single page', () => {
    expect(pageFall(places, 1)).toBeNull();
  });

  it('is told by its first field and the lines there are', () => {
    expect(pageFall(places, 2)).toEqual({
      page: 2,
      starts: [{ page: 2, field: 'experience/2/title' }],
      lines: 3,
    });
    expect(pageOf(places, 'experience/2')).toBe(2);
    expect(pageOf(places, 'experience/1')).toBe(1);
    expect(pageOf(places, 'experience/12')).toBeUndefined();
  });
});

describe('a field that has the focus', () => {
  it('is marked from its start to the next text in its row, or to the margin', () => {
    expect(fieldBands(places, 'experience/1/title', sheet)).toEqual([
      { page: 1, x: 48, y: 177, width: 417, height: 14.5 },
    ]);
    expect(fieldBands(places, 'experience/1/notes/0', sheet)).toMatchObject([{ x: 59, y: 204, width: 508 }]);
  });

  it('is marked on both pages where it is torn', () => {
    expect(fieldBands(places, 'experience/1/notes/1', sheet)).toMatchObject([
      { page: 1, y: 699 },
      { page: 2, y: 49 },
    ]);
  });

  it('is marked leftwards from its start in a page that reads from right to left', () => {
    const [band] = fieldBands([at('resume/name', 560, 45, 59)], 'resume/name', {
      ...sheet,
      isRightToLeft: true,
    });
    expect(band).toMatchObject({ x: 45, width: 517 });
  });

  it('is not marked where the page does not show it', () => {
    expect(fieldBands(places, 'experience/9/title', sheet)).toEqual([]);
  });
});
