import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { occupationFacts } from '../../reference/occupation-facts.ts';
import { builtInTables } from '../../reference/reference-tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { everydayNames } from './everyday-names.data.ts';
import { occupationTree } from './tree.ts';

const facts = occupationFacts(builtInTables);
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

async function get(path: string) {
  const answer = await server.app.inject({ url: `/api${path}` });
  return {
    status: answer.statusCode,
    ...(answer.json() as { code?: string; message?: string; data: never }),
  };
}
type Listed = { results: { code: string; level: string; description: string }[] };
const codes = ({ results }: Listed) => results.map(({ code }) => code);
const search = async (text: string, limit = 20) =>
  (
    (await get(`/joboccupations/search?${new URLSearchParams({ text, limit: String(limit) })}`))
      .data as Listed
  ).results;

describe('the tree', () => {
  test('has the nodes of the classification, each below one of the level above', () => {
    const tree = occupationTree(facts.rows());
    const counts = Map.groupBy(tree.all, ({ level }) => level);
    expect(Object.fromEntries([...counts].map(([level, list]) => [level, list.length]))).toEqual({
      major: 23,
      minor: 98,
      broad: 459,
      detailed: 867,
    });
    for (const one of tree.all) {
      expect(one.hasChildren, one.code).toBe(one.level !== 'detailed');
      expect(one.searchTerm, one.code).toMatch(/^[a-z][a-z0-9 '’.-]*$/);
      expect(one.searchTerm.split(' ').length, one.description).toBeLessThanOrEqual(9);
    }
  });

  test('one occupation, with what it pays and how it grows, each figure with its agency and year', async () => {
    const { data } = await get('/joboccupation/code/15-1252');
    expect(data).toMatchObject({
      parentCode: '15-1250',
      code: '15-1252',
      level: 'detailed',
      description: 'Software Developers',
      hasChildren: false,
      selected: false,
      searchTerm: 'software developer',
    });
    const { facts } = data as { facts: { key: string; value: number; agency: string; year: string }[] };
    expect(facts.map(({ key }) => key)).toEqual([
      'median-wage',
      'wage-p10',
      'wage-p90',
      'employment',
      'employment-change',
      'annual-openings',
    ]);
    expect(facts[0]).toMatchObject({
      value: 135_980,
      unit: 'usd-year',
      area: 'United States',
      agency: 'U.S. Bureau of Labor Statistics',
      year: '2025',
    });
  });

  test('an occupation that is counted together with others has the figures of them all', () => {
    expect(facts.national('21-1011')).toEqual(facts.national('21-1014'));
    expect(facts.national('21-1011').length).toBeGreaterThan(0);
  });

  test('the groups, what lies below one, and the way up from one', async () => {
    const roots = (await get('/joboccupations/parent')).data as Listed;
    expect(roots.results).toHaveLength(23);
    expect(roots.results[0]).toMatchObject({ code: '11-0000', description: 'Management Occupations' });
    const below = (await get('/joboccupations/children/15-0000')).data as Listed;
    expect(codes(below)).toEqual(['15-1200', '15-2000']);
    expect(codes((await get('/joboccupations/children/15-1252')).data)).toEqual([]);
    const above = (await get('/joboccupations/parent/15-1252')).data as Listed;
    expect(codes(above)).toEqual(['15-0000', '15-1200', '15-1250']);
  });

  test.each(['/joboccupation/code/', '/joboccupations/parent/', '/joboccupations/children/'])(
    '%s: an unknown code and one of another form',
    async (path) => {
      expect(await get(`${path}15-9999`)).toMatchObject({ status: 404, code: 'occupation-not-found' });
      const wrong = await get(`${path}nurse`);
      expect(wrong).toMatchObject({ status: 400, field: 'code' });
      expect(wrong.message).toContain('15-1252');
    },
  );
});

describe('search', () => {
  test.each([
    ['nurse', '29-1141'],
    ['Registered Nurses', '29-1141'],
    ['software dev', '15-1252'],
    ['sofware developer', '15-1252'],
    ['waiter', '35-3031'],
    ['truck driver', '53-3032'],
    ['elementary teacher', '25-2021'],
    ['accountant', '13-2011'],
    ['electricians', '47-2111'],
  ])('%s finds %s first', async (text, code) => {
    expect((await search(text))[0]?.code).toBe(code);
  });

  test('every everyday name finds its occupation among the first three', async () => {
    const missed: string[] = [];
    for (const [code, names] of Object.entries(everydayNames))
      for (const name of names)
        if (!(await search(name, 3)).some((one) => one.code === code)) missed.push(`${name}: ${code}`);
    expect(missed).toEqual([]);
  });

  test('occupations stand before groups, no more than asked for; words of nothing find nothing', async () => {
    const found = await search('engineers', 5);
    expect(found).toHaveLength(5);
    expect(found.every(({ level }) => level === 'detailed')).toBe(true);
    expect(await search('qqqqzz')).toEqual([]);
  });

  test('an empty text is refused by its name', async () => {
    expect(await get('/joboccupations/search?text=')).toMatchObject({ status: 400, field: 'text' });
  });
});
