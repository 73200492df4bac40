import type { TypedGroup, TypedSearch } from '@foothold/core/search/read-typed.ts';
import type {
  Alternative,
  Evidence,
  EvidenceUnit,
  StaticScore,
  TokenCondition,
  TokenField,
  Wish,
} from '../../../posting-index/port/search-request.ts';

/** What a typed search asks of the posting index. */
export type SearchEvidence = {
  must: TokenCondition | null;
  evidence: Evidence;
  wishes: Wish[];
  static: StaticScore;
};

const everywhere: readonly TokenField[] = ['title', 'company', 'text'];
const own = { title: 4, company: 3, text: 0.6 };
const name = { title: 3.2, text: 0.4 };
const trade = { sign: 2.4 };
const wishFields = { workplace: 'workplaces', type: 'jobTypes', level: 'seniorities' } as const;

/** Reads a typed search as ranked evidence. */
export function searchEvidence(search: TypedSearch): SearchEvidence {
  const groups = search.alternatives.flat();
  const plain = groups.filter(({ kind }) => kind !== 'choice');
  const isOr = search.alternatives.length > 1;
  const units = isOr
    ? [{ weight: 1, alternatives: plain.flatMap(alternativesOf) }]
    : plain.map((group): EvidenceUnit => ({
        weight: 1,
        alternatives: alternativesOf(group),
        isCore: group.kind === 'trade',
      }));
  const phrase = (tokens: readonly string[]): TokenCondition => ({ kind: 'phrase', tokens, fields: everywhere });
  const quoted = isOr ? [] : plain.filter(({ order }) => order).map(({ words }) => phrase(words));
  const without = search.without.map(phrase);
  const of = [...quoted, ...(without.length > 0 ? [{ kind: 'none' as const, of: without }] : [])];
  return {
    must: of.length > 0 ? { kind: 'all', of } : null,
    evidence: { units: plain.length > 0 ? units : [], order: 0.3, adjacent: 0.8, leastShare: 0.45 },
    wishes: wishesOf(search),
    static: { fresh: { points: 1.5, halfLifeDays: 30 }, stale: -40 },
  };
}

function alternativesOf({ words, names, signs }: TypedGroup): Alternative[] {
  return [
    { tokens: words, fields: own },
    ...names.map((tokens) => ({ tokens, fields: name })),
    ...signs.map((sign) => ({ tokens: [sign], fields: trade })),
  ];
}

function wishesOf({ understood, pay }: TypedSearch): Wish[] {
  const stated = understood.flatMap(({ kind, value }): Wish[] =>
    kind === 'workplace' || kind === 'type' || kind === 'level'
      ? [{ kind: 'keyword', field: wishFields[kind], values: [value], met: 6, contradicted: 6 }]
      : [],
  );
  return [...stated, ...(pay ? [{ kind: 'pay' as const, ...pay, met: 4, contradicted: 8 }] : [])];
}
