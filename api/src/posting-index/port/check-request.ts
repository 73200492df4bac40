import { IndexInputError, requestLimits } from './index-limits.ts';
import {
  type Evidence,
  type SearchFilters,
  type SearchRequest,
  type TokenCondition,
  tokenFields,
} from './search-request.ts';

/** A request with nothing missing and no size beyond its limit. */
export type CheckedRequest = Omit<
  SearchRequest,
  'must' | 'evidence' | 'filters' | 'wishes' | 'static' | 'facets'
> & {
  must: TokenCondition | null;
  evidence: Evidence;
  filters: SearchFilters;
  wishes: NonNullable<SearchRequest['wishes']>;
  static: NonNullable<SearchRequest['static']>;
  facets: SearchRequest['facets'] | null;
};

/** Fills in what a request leaves out. Throws an IndexInputError that names a size beyond its limit. */
export function checkRequest(request: SearchRequest): CheckedRequest {
  const { filters = {}, wishes = [], facets = null } = request;
  const must = request.must ? cleanCondition(request.must, 0) : null;
  const evidence = request.evidence ?? { units: [], order: 0, adjacent: 0, leastShare: 0 };
  const units = listOf(evidence.units).map((unit) => ({
    weight: finite(unit.weight),
    isCore: unit.isCore === true,
    alternatives: listOf(unit.alternatives).map(({ tokens, fields }) => ({
      tokens: cleanTokens(tokens),
      fields: fields ?? {},
    })),
  }));
  const whole = listOf(evidence.whole).map(({ title, company, points }) => ({
    ...(title && { title: cleanTokens(title) }),
    ...(typeof company === 'string' && { company }),
    points: finite(points),
  }));
  most('whole names', whole.length, requestLimits.wholeNames);
  const evidenceTokens = units.reduce((sum, { alternatives }) => sum + tokenCount(alternatives), 0);
  most('tokens of evidence', Math.max(evidenceTokens, units.length), requestLimits.evidenceTokens);
  const all = evidence.all ? cleanCondition(evidence.all, 0) : null;
  if (all) most('tokens of all', conditionTokens(all), requestLimits.mustTokens);
  if (must) most('tokens that must match', conditionTokens(must), requestLimits.mustTokens);
  checkFilters(filters);
  most('wishes', wishes.length, requestLimits.wishes);
  for (const wish of wishes) if (wish.kind !== 'pay') checkValues('wished values', wish.values);
  if (facets) {
    most('listed values of a facet', finite(facets.listed), requestLimits.facetValues);
    most('ages of a facet', facets.ageDays?.length ?? 0, requestLimits.steps);
    most('floors of pay', facets.payFloors?.length ?? 0, requestLimits.steps);
    most('facts of a facet', facets.facts?.length ?? 0, requestLimits.factNames);
  }
  const offset = wholeNumber(request.offset);
  const limit = wholeNumber(request.limit);
  most('rows before the page', offset, requestLimits.offset);
  most('rows on a page', limit, requestLimits.limit);
  return {
    now: finite(request.now),
    must,
    evidence: {
      units,
      order: finite(evidence.order),
      adjacent: finite(evidence.adjacent),
      leastShare: Math.min(1, finite(evidence.leastShare)),
      whole,
      ...(all && { all }),
      ...(evidence.longer && {
        longer: { than: finite(evidence.longer.than), points: finite(evidence.longer.points) },
      }),
    },
    filters,
    wishes: wishes.map((wish) => ({
      ...wish,
      met: finite(wish.met),
      contradicted: finite(wish.contradicted),
    })),
    static: request.static ?? {},
    sort: request.sort,
    currency: request.currency ?? '',
    offset,
    limit,
    facets,
  };
}

/** The number, or 0 where it is none. */
export function finite(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

const wholeNumber = (value: unknown) => Math.max(0, Math.floor(finite(value)));

function most(what: string, size: number, limit: number): void {
  if (size > limit) throw new IndexInputError(`A search takes at most ${limit} ${what}; there were ${size}.`);
}

const tokenCount = (some: readonly { tokens: readonly string[] }[]) =>
  some.reduce((sum, { tokens }) => sum + tokens.length, 0);

const listOf = <T>(value: readonly T[] | null | undefined): readonly T[] =>
  Array.isArray(value) ? value : [];
const cleanTokens = (tokens: readonly string[]) =>
  listOf(tokens).filter((token) => typeof token === 'string');

/** A condition whose lists are lists; what is of no known kind matches nothing. */
function cleanCondition(condition: TokenCondition, depth: number): TokenCondition {
  most('levels of conditions', depth, requestLimits.depth);
  if (condition.kind !== 'phrase') {
    const of = listOf(condition.of);
    most('conditions in one', of.length, requestLimits.mustTokens);
    return { kind: condition.kind, of: of.map((one) => cleanCondition(one, depth + 1)) };
  }
  const fields = tokenFields.filter((field) => listOf(condition.fields).includes(field));
  const tokens = cleanTokens(condition.tokens);
  const isPrefix = condition.isPrefix === true;
  if (isPrefix && fields.includes('text'))
    throw new IndexInputError('The beginning of a token cannot be searched for in texts.');
  if (isPrefix && tokens.length > 1) throw new IndexInputError('Only a single token can be a beginning.');
  return { kind: 'phrase', tokens, fields, isPrefix };
}

/** Counts each condition as one token at least, so that empty ones cost nothing beyond the limit either. */
function conditionTokens(condition: TokenCondition): number {
  if (condition.kind === 'phrase') return Math.max(1, condition.tokens.length);
  return condition.of.reduce((sum, one) => sum + conditionTokens(one), 1);
}

function checkValues(
  what: string,
  values: readonly unknown[] | undefined,
  limit: number = requestLimits.values,
) {
  most(what, values?.length ?? 0, limit);
}

function checkFilters({ choices = {}, facts = {}, where, ...filters }: SearchFilters): void {
  for (const values of Object.values(choices)) checkValues('choices in a field', values);
  checkValues('countries', filters.countries);
  most('facts chosen', Object.keys(facts).length, requestLimits.factNames);
  for (const values of Object.values(facts)) checkValues('choices of a fact', values);
  checkValues('circles', where?.circles, requestLimits.circles);
  checkValues('areas', where?.areas, requestLimits.areas);
  checkValues('areas of remote work', where?.remoteIn, requestLimits.areas);
  checkValues('excluded postings', filters.excludedIds, requestLimits.ids);
  checkValues('excluded companies', filters.excludedCompanies);
}
