import type { TypedSearch } from '@foothold/core/search/read-typed.ts';
import type { KeywordField, Wish } from '../../../posting-index/port/search-request.ts';

const fields = { workplace: 'workplaces', type: 'jobTypes', level: 'seniorities' } as const;

/** In the measure of evidence: what is stated so comes before what states nothing, and that before what states otherwise. */
const points = {
  workplace: { met: 7, contradicted: 3 },
  type: { met: 3, contradicted: 2 },
  level: { met: 1.5, contradicted: 2.5 },
  pay: { met: 2, contradicted: 4 },
} as const;

const wishPoints = { met: 1.5, contradicted: 2 };

/** What is typed that ranks and excludes nothing: workplace, kind of work, rank, least pay. */
export function searchWishes({ understood, pay, alternatives }: TypedSearch): Wish[] {
  const wishes = understood.flatMap(({ kind, value }): Wish[] => {
    if (kind !== 'workplace' && kind !== 'type' && kind !== 'level') return [];
    const field: KeywordField = fields[kind];
    return [{ kind: 'keyword', field, values: valuesOf(value), ...points[kind] }];
  });
  for (const { wish } of alternatives.flat()) {
    const [name = '', value = ''] = wish?.split(':') ?? [];
    if (wish) wishes.push({ kind: 'fact', name, values: [value], ...wishPoints });
  }
  return pay ? [...wishes, { kind: 'pay', from: pay.from, currency: pay.currency, ...points.pay }] : wishes;
}

/** A first job is an internship as well. */
const valuesOf = (value: string) => (value === 'entry' ? [value, 'internship'] : [value]);
