import { piecesOfPage } from '@foothold/core/typesetting/page-pieces.ts';
import { resumePage } from '@foothold/core/typesetting/resume-page.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { expect, it } from 'vitest';
import { isProved, pdfProof } from './document-proof.ts';

const page = resumePage(describedResume({ resume: { name: 'Ann', summary: 'Reads.\nWrites.' } }), {
  dateForm: 'year',
});
const pieces = piecesOfPage(page);
const places = pieces.map(({ field }) => ({ field, page: 1, x: 0, y: 0, toPage: 1, toY: 0 }));
const whole = pieces.map(({ text }) => text).join('\n');
const proof = (letters: string, tags: string, missing: string[] = [], outside: string[] = []) =>
  pdfProof(page, { places, missing }, { letters: [letters], tags: [tags], outside });

it('is proved when both readings find every text', () => {
  expect(proof(whole, whole)).toEqual({ texts: 4, differences: [], missing: [], outside: [] });
  expect(isProved(proof(whole, whole))).toBe(true);
});

it('says which reading misses a text, and counts one that both miss once', () => {
  const torn = whole.replace('Writes.', 'Wri.');
  expect(proof(whole, torn).differences).toMatchObject([
    { kind: 'missing', field: 'resume/summary/1', readings: ['tags'] },
  ]);
  expect(proof(torn, whole).differences).toMatchObject([{ readings: ['letters'] }]);
  expect(proof(torn, torn).differences).toMatchObject([{ readings: ['letters', 'tags'] }]);
  expect(isProved(proof(torn, whole))).toBe(false);
});

it('is not proved with characters that no font has, or texts over the edge', () => {
  expect(isProved(proof(whole, whole, ['ส']))).toBe(false);
  expect(isProved(proof(whole, whole, [], ['Reads.']))).toBe(false);
});
