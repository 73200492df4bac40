import { expect, test } from 'vitest';
import { shareCount } from './share-count.ts';

const url = 'https://jobs.example.org/';

test('nobody is asked unless a counter is wired', async () => {
  expect(await shareCount('reddit', url)).toBeNull();
  const asked: string[] = [];
  const counter = async (network: string, address: string) => asked.push(`${network} ${address}`) + 11;
  expect(await shareCount('reddit', url, { counter })).toBe(12);
  expect(asked).toEqual([`reddit ${url}`]);
});

test('a counter that fails or takes too long gives no count', async () => {
  const failing = () => Promise.reject(new Error('no'));
  expect(await shareCount('reddit', url, { counter: failing })).toBeNull();
  let given: AbortSignal | undefined;
  const silent = (_network: string, _url: string, signal: AbortSignal) => {
    given = signal;
    return new Promise<number>(() => {});
  };
  expect(await shareCount('reddit', url, { timeout: 20, counter: silent })).toBeNull();
  expect(given?.aborted).toBe(true);
});
