import { popularOccupations } from '@foothold/core/entities/occupation/popular-occupations.data.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('16 popular occupations, each once', () => {
  expect(popularOccupations).toHaveLength(16);
  expect(new Set(popularOccupations.map(([code]) => code)).size).toBe(16);
});

test.each(popularOccupations)('%s is “%s” in the classification', async (code, title) => {
  const answer = await server.app.inject(`/api/joboccupation/code/${code}`);
  expect(answer.json().data).toMatchObject({
    code,
    description: title,
    level: 'detailed',
    hasChildren: false,
  });
});
