import { Resume } from '@foothold/core/entities/resume/resume.ts';
import { describe, expect, it } from 'vitest';
import type { ResumeLine } from '../../../data/resumes/resume-list.ts';
import { foundLines, readResumesView, writeResumesView } from './resumes-view.ts';

const view = (query: string) => readResumesView(new URLSearchParams(query));
const line = (internalId: number, title: string, base: string | null = null): ResumeLine => ({
  resume: Resume.parse({ internalId, title }) as Resume,
  base,
  versions: 0,
  jobs: 0,
  lastSent: '',
  editedAt: '',
});

describe('the address of the list', () => {
  it.each([
    ['', { text: '', open: null }],
    ['q=nurse&open=12', { text: 'nurse', open: 12 }],
    ['open=-1', { text: '', open: null }],
    ['open=1e3', { text: '', open: null }],
    ['open=9999999999999999', { text: '', open: null }],
  ])('%s', (query, expected) => {
    expect(view(query)).toEqual(expected);
  });

  it('reads what it writes, and writes nothing for nothing', () => {
    const asked = { text: 'R&D  lead', open: 3 };
    expect(readResumesView(writeResumesView(asked))).toEqual(asked);
    expect(writeResumesView({ text: '', open: null }).toString()).toBe('');
  });
});

describe('searching', () => {
  const lines = [
    line(1, 'Data analyst'),
    line(2, 'v2 · for Acme', 'Data analyst'),
    line(3, 'Nurse'),
    ...Array.from({ length: 200 }, (_, at) => line(10 + at, `Number ${at}`)),
  ];
  const found = (text: string) => foundLines(lines, text).map(({ resume }) => resume.internalId);

  it('finds by title and by the title of the base, a slip allowed, in the order of the list', () => {
    expect(found('anal')).toEqual([1, 2]);
    expect(found('nusre')).toEqual([3]);
    expect(found('acme')).toEqual([2]);
  });

  it('finds all of 200 when nothing is typed, and none for words that nothing has', () => {
    expect(found(' ')).toHaveLength(203);
    expect(found('lighthouse')).toEqual([]);
  });
});
