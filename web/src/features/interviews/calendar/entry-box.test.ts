import { madeInterview } from '@foothold/core/interviews/interview-test-kit.ts';
import { expect, it } from 'vitest';
import { entryBox, lineHeight } from './entry-box.ts';
import { lanesOf } from './lanes.ts';

const at = (internalId: number, from: number, until: number) => ({
  ...{ interview: madeInterview({ internalId }), date: '2026-12-01', from, until },
});

it.each([
  [15, 1],
  [30, 1],
  [45, 2],
  [60, 3],
  [90, 4],
  [120, 6],
])('an entry of %i minutes shows %i whole lines of text', (minutes, lines) => {
  const [laid] = lanesOf([at(1, 600, 600 + minutes)]);
  const box = laid && entryBox(laid);
  expect(box?.lines).toBe(lines);
  // Both edges and what is above the first line are in the height.
  expect(2 + (box?.paddingTop ?? 0) + lines * lineHeight).toBeLessThanOrEqual(box?.height ?? 0);
});

it('an entry under another shows the lines above the part that both share', () => {
  const lines = (all: ReturnType<typeof at>[]) => lanesOf(all).map((laid) => entryBox(laid).lines);
  expect(lines([at(1, 780, 870), at(2, 840, 885)])).toEqual([3, 2]);
  expect(lines([at(1, 780, 870), at(2, 810, 840)])).toEqual([1, 1]);
  // Side by side nothing is over the other.
  expect(lines([at(1, 780, 870), at(2, 780, 870)])).toEqual([4, 4]);
});
