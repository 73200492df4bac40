import type { CoachQuestion as LabelledQuestion } from '../../../../test-data/question-labels.ts';
import { titleWords } from '../../../search/title-words.ts';
import { nameOf, titleMeanings } from '../../../search/vocabulary.ts';
import { plainSearch } from './coach-request.ts';
import type { CoachCount, CoachSearch, CountSearch } from './coach-search.ts';

type Head = Extract<LabelledQuestion, { searches: unknown }>;
type Saved = Head['searches'][number];

/** The saved searches of the labels as the coach gets them. */
export function labelledSearches({ searches }: Head): { name: string; search: CoachSearch }[] {
  return searches.map((saved) => ({ name: saved.name, search: searchOf(saved) }));
}

function searchOf({ term, place, distance, age, payOnly }: Saved): CoachSearch {
  const only = payOnly ? { pay: { from: 30_000, currency: 'USD', orNotStated: false } } : {};
  return { ...plainSearch(term, place), distance, age, only };
}

/** Counts searches as the labels state it; a title that they do not state finds 24. */
export function labelledMarket({ searches }: Head): CountSearch {
  return async (search) => {
    const saved = searches.find(({ term }) => term === search.term);
    const total = saved ? countOf(saved, search) : 24;
    const words = titleWords(search.term);
    const [meaning] = titleMeanings(words);
    const names = meaning?.names.map((name) => nameOf(name.join(' '))) ?? [];
    const { term: text } = search;
    return {
      ...{ total, isCapped: false, close: 0, isSample: false, placeKinds: kindsOf(search.place) },
      understood:
        names.length > 0 ? [{ kind: 'trade', text, value: '', from: 0, to: text.length, names }] : [],
      facets: facetsOf(total, saved?.counts ?? {}),
    } satisfies CoachCount;
  };
}

const kindsOf = (place: string): CoachCount['placeKinds'] => {
  if (place === '' || place === 'Remote' || place.startsWith('Nowhere')) return [];
  return place === 'Ohio' ? ['state'] : ['around'];
};

function countOf(saved: Saved, search: CoachSearch): number {
  const { counts } = saved;
  const { place, distance, age, only } = search;
  const as = counts.as ?? 0;
  if (place === 'Remote') return (counts.remote ?? 0) * 40 + 3;
  if (place === '') return counts.anywhere ?? as;
  if (place.endsWith('; Remote')) return as + (counts.remote ?? 0);
  if (place !== saved.place) return 17;
  if (only.workplaces) return counts.remote ?? 0;
  if (only.jobTypes || only.seniorities) return Math.round(as / 3);
  if (distance === 100) return counts.hundred ?? as;
  if (distance > saved.distance) return counts.twice ?? as;
  if (age !== saved.age) return (age === 7 ? counts.week : age === 30 ? counts.month : counts.anyTime) ?? as;
  if (only.pay?.orNotStated || (saved.payOnly && !only.pay)) return counts.anyPay ?? as;
  return only.pay && !saved.payOnly ? (counts.pay ?? as) : as;
}

function facetsOf(total: number, counts: Saved['counts']): CoachCount['facets'] {
  return {
    ...{ counted: total, isCapped: false, companies: [], sources: [], categories: [], countries: [] },
    workplaces: [{ value: 'remote', count: counts.remote ?? 0 }],
    jobTypes: [{ value: 'parttime', count: Math.round(total / 3) }],
    seniorities: [],
    facts: [],
    ages: [{ value: '7', count: counts.week ?? 0 }],
    pay: {
      currency: 'USD',
      counted: total,
      floors: [],
      notStated: total - (counts.pay ?? total),
      inOtherCurrencies: 0,
    },
  };
}
