import { expect, test } from 'vitest';
import { noFilters, type SearchFilters } from '../../shared/search/search-address.ts';
import { helpful, lastResorts, oneStepWider } from './wider-searches.ts';

const asked: SearchFilters = {
  ...noFilters,
  term: 'glaciologist',
  place: 'Columbus, OH',
  distance: 10,
  age: 7,
  company: 'Acme',
};
const kinds = (filters: SearchFilters) => oneStepWider(filters).map(({ kind }) => kind);

test('each change alters one thing and leaves the rest as it was asked', () => {
  expect(kinds(asked)).toEqual(['any-company', 'distance', 'distance', 'remote', 'any-time', 'anywhere']);
  for (const { filters } of oneStepWider(asked)) {
    const changed = Object.keys(asked).filter(
      (key) =>
        JSON.stringify(asked[key as keyof SearchFilters]) !==
        JSON.stringify(filters[key as keyof SearchFilters]),
    );
    expect(changed).toHaveLength(1);
  }
});

test('nothing is offered that is so already', () => {
  expect(kinds({ ...noFilters, term: 'glaciologist' })).toEqual([]);
  expect(kinds({ ...asked, distance: 100, age: -1, company: '' })).toEqual(['remote', 'anywhere']);
  expect(kinds({ ...asked, place: 'Remote', age: -1, company: '' })).toEqual(['anywhere']);
});

test('a place out of the words can be searched wider too', () => {
  const place = { kind: 'place', text: 'near Cleveland', value: 'Cleveland, OH', from: 6, to: 20 } as const;
  const near = { ...noFilters, term: 'nurse near Cleveland' };
  const places = [{ name: 'Cleveland, OH', kind: 'around' }] as const;
  const wider = oneStepWider(near, { understood: [place], places, hasOld: false });
  expect(wider.map(({ kind }) => kind)).toEqual(['distance', 'distance', 'area', 'anywhere']);
  expect(wider[0]?.filters).toEqual({ ...near, distance: 50 });
  expect(wider[2]).toEqual({
    kind: 'area',
    area: 'OH',
    filters: { ...noFilters, term: 'nurse', place: 'OH' },
  });
  expect(wider[3]?.filters).toEqual({ ...noFilters, term: 'nurse' });
});

test('a state has no distance to widen, and two towns no state', () => {
  const kindsIn = (places: { name: string; kind: 'around' | 'state' }[]) =>
    oneStepWider({ ...noFilters, term: 'nurse', place: 'x' }, { understood: [], places, hasOld: false }).map(
      ({ kind }) => kind,
    );
  expect(kindsIn([{ name: 'Ohio', kind: 'state' }])).toEqual(['remote', 'anywhere']);
  const towns = [
    { name: 'Cleveland, OH', kind: 'around' as const },
    { name: 'Akron, OH', kind: 'around' as const },
  ];
  expect(kindsIn(towns)).toEqual(['distance', 'distance', 'remote', 'anywhere']);
});

test('an employer that was typed is taken away before anything else, its place and its filters stay', () => {
  const company = { kind: 'company', text: 'at Stripe', value: 'Stripe', from: 6, to: 15 } as const;
  const place = { kind: 'place', text: 'in Ohio', value: 'Ohio', from: 16, to: 23 } as const;
  const only = { workplaces: ['remote'] as const };
  const typed: SearchFilters = {
    ...noFilters,
    term: 'nurse at Stripe in Ohio',
    only: { workplaces: [...only.workplaces] },
  };
  const places = [{ name: 'Ohio', kind: 'state' }] as const;
  const wider = oneStepWider(typed, { understood: [company, place], places, hasOld: false });
  expect(wider[0]).toEqual({ kind: 'any-company', filters: { ...typed, term: 'nurse in Ohio' } });
  expect(wider.map(({ kind }) => kind)).toEqual(['any-company', 'choice', 'anywhere']);
});

test('a term that is meant as typed may be meant otherwise', () => {
  const exact = { ...noFilters, term: 'sofware', exact: true };
  expect(oneStepWider(exact)).toEqual([{ kind: 'spelling', filters: { ...exact, exact: false } }]);
});

test('remote postings join the place instead of replacing it', () => {
  const remote = oneStepWider({ ...asked, place: 'Columbus, OH; ' }).find(({ kind }) => kind === 'remote');
  expect(remote?.filters.place).toBe('Columbus, OH; Remote');
});

test('of two wider distances the smaller that finds anything is offered', () => {
  const tried = oneStepWider(asked).map((search) => ({ search, total: search.kind === 'distance' ? 3 : 0 }));
  expect(helpful(tried).map(({ search }) => search)).toEqual([
    expect.objectContaining({ kind: 'distance', miles: 50 }),
  ]);
  const [near, far] = tried.filter(({ search }) => search.kind === 'distance');
  if (!near || !far) throw new Error('two distances are tried');
  expect(helpful([{ ...near, total: 0 }, far]).map(({ search }) => search)).toEqual([
    expect.objectContaining({ miles: 100 }),
  ]);
});

test('where no change helps, the term stands alone and then its words do', () => {
  const found = lastResorts({ ...asked, term: 'arctic ice of glaciologist' });
  expect(found.map((one) => (one.kind === 'word' ? one.word : one.kind))).toEqual([
    'everything-here',
    'everything',
    'arctic',
    'ice',
    'glaciologist',
  ]);
  expect(lastResorts({ ...noFilters, term: 'glaciologist' })).toEqual([]);
});

test('of a term that names a trade the trade stands alone, here and anywhere, and no other word does', () => {
  const rn = { kind: 'trade', text: 'RN', value: 'registered nurse', from: 0, to: 2 } as const;
  const nights = { ...noFilters, term: 'RN night shift', place: 'Columbus, OH', distance: 50 };
  expect(lastResorts(nights, [rn])).toEqual([
    { kind: 'word', word: 'RN', filters: { ...noFilters, term: 'RN', place: 'Columbus, OH', distance: 50 } },
    { kind: 'word-anywhere', word: 'RN', filters: { ...noFilters, term: 'RN' } },
  ]);
  expect(lastResorts({ ...nights, place: '' }, [rn])).toEqual([
    { kind: 'word', word: 'RN', filters: { ...noFilters, term: 'RN', distance: noFilters.distance } },
  ]);
  expect(lastResorts({ ...noFilters, term: 'RN' }, [rn])).toEqual([]);
});

test('of the choices the one that costs the most is offered to be taken off', () => {
  const chosen: SearchFilters = {
    ...noFilters,
    term: 'nurse',
    only: { workplaces: ['remote'], seniorities: ['lead'], companies: ['Acme'] },
    exclude: { words: ['night'] },
  };
  const steps = oneStepWider(chosen);
  expect(steps.map((one) => (one.kind === 'choice' ? one.field : one.kind))).toEqual([
    'any-company',
    'workplaces',
    'seniorities',
    'exclude',
  ]);
  const totals = [0, 3, 40, 0];
  const tried = steps.map((search, at) => ({ search, total: totals[at] ?? 0 }));
  expect(helpful(tried).map(({ search }) => search)).toEqual([
    { kind: 'choice', field: 'seniorities', filters: expect.objectContaining({ term: 'nurse' }) },
  ]);
  expect(helpful(tried)[0]?.search.filters.only).toEqual({ workplaces: ['remote'], companies: ['Acme'] });
  expect(lastResorts(chosen)[0]).toEqual({ kind: 'everything', filters: { ...noFilters, term: 'nurse' } });
});
