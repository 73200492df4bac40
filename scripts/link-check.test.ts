import { expect, test } from 'vitest';
import { checkLinks, type LinkCheck } from './link-check.ts';

const answer = (status: number, url: string) =>
  Object.defineProperty(new Response('', { status }), 'url', { value: url });

const site: Record<string, () => Promise<Response>> = {
  'https://a.example/': async () => answer(200, 'https://a.example/start'),
  'https://b.example/': async () => answer(200, 'https://other.example/'),
  'https://c.example/': async () => answer(404, 'https://c.example/'),
  'https://d.example/': async () => answer(403, 'https://d.example/'),
  'https://e.example/': async () => Promise.reject(new TypeError('failed', { cause: { code: 'ENOTFOUND' } })),
};
const ask = (url: string) => site[url]?.() ?? Promise.reject(new Error('not asked for'));

test('tells what became of each link', async () => {
  const told: LinkCheck[] = [];
  const { hasNetwork, checks } = await checkLinks(Object.keys(site), { ask, tell: (one) => told.push(one) });
  expect(hasNetwork).toBe(true);
  expect(checks.map(({ outcome, detail }) => `${outcome} ${detail}`.trim())).toEqual([
    'answers',
    'moved to https://other.example/',
    'gone 404',
    'unsure 403',
    'unsure ENOTFOUND',
  ]);
  expect(told).toEqual(checks);
});

test('without a network it asks a few and says nothing about any', async () => {
  let asked = 0;
  const offline = () => {
    asked += 1;
    return Promise.reject(new TypeError('failed'));
  };
  const urls = Array.from({ length: 40 }, (_, n) => `https://${n}.example/`);
  expect(await checkLinks(urls, { ask: offline })).toEqual({ hasNetwork: false, checks: [] });
  expect(asked).toBe(4);
});

test('waits for no site longer than it was told', async () => {
  const slow = (url: string, init: RequestInit) =>
    url.includes('slow')
      ? new Promise<Response>((_, reject) =>
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        )
      : Promise.resolve(answer(200, url));
  const { checks } = await checkLinks(['https://a.example/', 'https://slow.example/'], {
    ask: slow,
    timeoutMs: 20,
  });
  expect(checks[1]).toMatchObject({ outcome: 'unsure', detail: 'TimeoutError' });
});
