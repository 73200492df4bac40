import { madeInterview } from '@foothold/core/interviews/interview-test-kit.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { pointOfInterview } from './interview-point.ts';

const columbus = { latitude: 39.96, longitude: -83 };
const located = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock('../../../platform/connection.ts', () => ({ isOnline: () => true }));
vi.mock('../../../shared/geography/locate-jobs.ts', () => ({
  locateAll: async (texts: string[]) => {
    located.asked.push(...texts);
    return new Map(texts.filter((text) => text.startsWith('Columbus')).map((text) => [text, columbus]));
  },
}));
beforeEach(() => {
  located.asked = [];
});

const place = {
  ...{ interviewType: 'On-Site' as const, location: 'Room 4' },
  ...{ city: 'Columbus', state: 'OH', country: '' },
};

it('an interview on site gets the point of its city, without the room', async () => {
  expect(await pointOfInterview(place, null, null)).toEqual(columbus);
  expect(located.asked).toEqual(['Columbus, OH']);
  expect(await pointOfInterview({ ...place, interviewType: 'Video' }, null, null)).toEqual({});
});

it('one without a place is where its job is', async () => {
  const none = { ...place, location: '', city: '' };
  expect(await pointOfInterview(none, null, { latitude: 41, longitude: -81 })).toEqual({
    ...{ latitude: 41, longitude: -81 },
  });
  expect(await pointOfInterview(none, null, { latitude: 0, longitude: 0 })).toEqual({});
  expect(located.asked).toEqual([]);
});

it('the point of an invitation stays while the place does, and goes with it', async () => {
  const stored = madeInterview({ ...place, latitude: 40, longitude: -82 });
  expect(await pointOfInterview(place, stored, null)).toEqual({});
  expect(await pointOfInterview({ ...place, city: 'Nowhere' }, stored, null)).toEqual({
    ...{ latitude: 0, longitude: 0 },
  });
  expect(await pointOfInterview({ ...place, city: '', location: '' }, stored, null)).toEqual({
    ...{ latitude: 0, longitude: 0 },
  });
});
