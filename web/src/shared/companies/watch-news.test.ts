import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveCompany } from '../../data/companies/companies.ts';
import { queryWatchedCompanies, setWatchRule, watchCompanies } from '../../data/companies/watch-companies.ts';
import { hideCompany } from '../../data/settings/hidden-companies.ts';
import { openEmptyData, opened, saved, testClock } from '../../data/testing/own-data-test-kit.ts';
import { askWatchNews } from './watch-news.ts';

const clock = testClock();
let asked: { url: string; body: { companies?: { companyName: string }[] } }[] = [];

beforeEach(async () => {
  await openEmptyData();
  asked = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    if (!url.endsWith('/company/news')) return Promise.reject(new TypeError('Failed to fetch'));
    const results = asked.at(-1)?.body.companies?.map(({ companyName }) => ({
      ...{ companyName, group: null, openCount: 5, newCount: 3, newest: [] },
    }));
    const data = { results, at: clock.now().toISOString() };
    return Promise.resolve(
      new Response(JSON.stringify({ success: true, data, requestId: 'r' }), {
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function watched(companyName: string): Promise<number> {
  const { id } = saved(await saveCompany({ companyName }, {}, clock));
  saved(await watchCompanies([id], true, clock));
  return id;
}

it('tells what is new in one question, names no hidden company in it, and leaves open what did not come', async () => {
  await watched('Acme');
  await watched('Brook');
  await watched('Hidden Works');
  saved(await setWatchRule(await watched('Ruled'), { watchWords: ['nurse'], watchMiles: 0 }, clock));
  saved(await hideCompany('HIDDEN WORKS, Inc.', clock));
  const companies = await queryWatchedCompanies(opened());
  expect(await askWatchNews(companies)).toEqual([3, 3, 'hidden', null]);
  const [news, ...others] = asked.filter(({ url }) => url.endsWith('/company/news'));
  expect([news?.body.companies?.map(({ companyName }) => companyName), others]).toEqual([
    ['Acme', 'Brook'],
    [],
  ]);
  expect(JSON.stringify(asked)).not.toMatch(/hidden works/i);
});

it('asks nothing while every watched company is hidden', async () => {
  await watched('Hidden Works');
  saved(await hideCompany('Hidden Works', clock));
  expect(await askWatchNews(await queryWatchedCompanies(opened()))).toEqual(['hidden']);
  expect(asked).toEqual([]);
});
