import { greatCircleKm } from '@foothold/core/geography/commute.ts';
import { kmPerMile } from '@foothold/core/geography/distance-text.ts';
import type { PostingDocument } from './port/posting-document.ts';
import type { Standing } from './port/search-answer.ts';
import type {
  Alternative,
  Evidence,
  EvidenceUnit,
  SearchRequest,
  TokenCondition,
  TokenField,
} from './port/search-request.ts';

/** A job as the rules of the port have it, computed document by document without an index. */
export type ExpectedMatch = {
  document: PostingDocument;
  standing: Standing;
  isInText: boolean;
  score: number;
  tier: number;
  key: number;
};

const tokensOf = (document: PostingDocument, field: TokenField) =>
  field === 'sign' ? document.signs : document[field];

function hasPhrase(document: PostingDocument, tokens: readonly string[], field: TokenField): boolean {
  return phraseStarts(document, tokens, field).length > 0;
}

function phraseStarts(document: PostingDocument, tokens: readonly string[], field: TokenField): number[] {
  const own = tokensOf(document, field);
  if (tokens.length === 0) return [];
  if (field === 'sign') return tokens.every((token) => own.includes(token)) ? [0] : [];
  return [...own.keys()].filter((start) => tokens.every((token, index) => own[start + index] === token));
}

function meets(document: PostingDocument, condition: TokenCondition): boolean {
  if (condition.kind === 'phrase')
    return condition.fields.some((field) =>
      condition.isPrefix
        ? tokensOf(document, field).some((token) => token.startsWith(condition.tokens[0] ?? '~none'))
        : hasPhrase(document, condition.tokens, field),
    );
  if (condition.kind === 'all') return condition.of.every((one) => meets(document, one));
  const isAny = condition.of.some((one) => meets(document, one));
  return condition.kind === 'any' ? isAny : !isAny;
}

const countriesOf = ({ areas, openTo }: PostingDocument) =>
  [...areas, ...openTo].filter((key) => key.length === 2 && key !== 'ZZ');
const isOpen = (document: PostingDocument) => document.isRemote && countriesOf(document).length === 0;
const isSince = (posted: number | null, since: number) =>
  posted !== null && (posted >= since || (posted % 86_400 === 0 && posted >= since - 36 * 3600));
const known = (value: string) => value || 'unknown';

/** The value or values of a document in a field of the facets. */
export function facetValues(
  document: PostingDocument,
  field: string,
  request: SearchRequest,
): readonly string[] {
  const { facets, currency, now } = request;
  if (field === 'workplaces') return [known(document.workplace)];
  if (field === 'jobTypes') return [known(document.jobType)];
  if (field === 'seniorities') return [known(document.seniority)];
  if (field === 'companies') return document.companyKey ? [document.companyKey] : [];
  if (field === 'sources') return document.source ? [document.source] : [];
  if (field === 'categories') return document.category ? [document.category] : [];
  if (field === 'countries') return isOpen(document) ? ['open'] : [...new Set(countriesOf(document))];
  if (field === 'ages')
    return (facets?.ageDays ?? []).filter((age) => isSince(document.posted, now - age * 86_400)).map(String);
  if (field === 'pay')
    return document.pay?.currency === currency
      ? (facets?.payFloors ?? []).filter((floor) => (document.pay?.most ?? 0) >= floor).map(String)
      : [];
  return document.facts[field.slice('fact '.length)] ?? ['unknown'];
}

/** The fields with choices that the document fails. */
export function failedFields(document: PostingDocument, { filters = {} }: SearchRequest): string[] {
  const failed: string[] = [];
  const keywords = {
    workplaces: known(document.workplace),
    jobTypes: known(document.jobType),
    seniorities: known(document.seniority),
    companies: document.companyKey,
    sources: document.source,
    categories: document.category,
  };
  for (const [field, values] of Object.entries(filters.choices ?? {}))
    if (values.length > 0 && !values.includes(keywords[field as keyof typeof keywords])) failed.push(field);
  const { countries, pay, since, facts } = filters;
  if (
    countries?.length &&
    !isOpen(document) &&
    !countriesOf(document).some((code) => countries.includes(code))
  )
    failed.push('countries');
  if (pay) {
    const isOwn = document.pay?.currency === pay.currency;
    if (isOwn ? (document.pay?.most ?? 0) < pay.from : !pay.orNotStated) failed.push('pay');
  }
  if (since !== undefined && !isSince(document.posted, since)) failed.push('ages');
  for (const [name, values] of Object.entries(facts ?? {}))
    if (!(document.facts[name] ?? ['unknown']).some((value) => values.includes(value)))
      failed.push(`fact ${name}`);
  return failed;
}

const milesTo = (document: PostingDocument, circle: { lat: number; lng: number }) =>
  Math.min(
    ...document.places.map((place) => greatCircleKm(circle, place) / kmPerMile),
    Number.POSITIVE_INFINITY,
  );

function passes(document: PostingDocument, request: SearchRequest, all: readonly PostingDocument[]): boolean {
  const { filters = {}, now } = request;
  const { where, box, country, notBefore, addedAfter } = filters;
  if (document.closes !== null && document.closes <= now) return false;
  if (notBefore !== undefined && (document.isStale || (document.posted ?? notBefore) < notBefore))
    return false;
  if (addedAfter !== undefined && (document.added ?? 0) <= addedAfter) return false;
  if (filters.excludedCompanies?.includes(document.companyKey)) return false;
  const excluded = all.filter(({ id }) => filters.excludedIds?.includes(id));
  if (excluded.includes(document)) return false;
  if (document.group !== null && excluded.some(({ group }) => group === document.group)) return false;
  const countries = countriesOf(document);
  if (country && countries.length > 0 && !countries.includes(country) && !document.areas.includes('ZZ'))
    return false;
  const isIn = (lng: number) =>
    !box || (box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east);
  if (box && !document.places.some(({ lat, lng }) => lat >= box.south && lat <= box.north && isIn(lng)))
    return false;
  if (!where) return true;
  const { openTo } = document;
  const remote = (where.remoteIn ?? []).some(
    (area) =>
      openTo.length === 0 ||
      openTo.includes('ZZ') ||
      openTo.includes(area.state ? `${area.country}-${area.state}` : area.country) ||
      (area.state !== '' && openTo.length === 1 && openTo[0] === area.country),
  );
  return (
    (where.circles ?? []).some((circle) => milesTo(document, circle) <= circle.miles) ||
    (where.areas ?? []).some((area) => document.areas.includes(area)) ||
    (document.isRemote && (where.isRemote === true || remote))
  );
}

/** Every document that matches but for choices, with its rank. */
export function bruteForce(documents: readonly PostingDocument[], request: SearchRequest): ExpectedMatch[] {
  const { evidence, must } = request;
  const units = evidence?.units ?? [];
  const hasIn = (document: PostingDocument, { tokens, fields }: Alternative) =>
    Math.max(
      0,
      ...Object.entries(fields).map(([field, weight]) =>
        hasPhrase(document, tokens, field as TokenField) ? weight : 0,
      ),
    );
  const worths = units.map(({ weight, alternatives }) => {
    const holders = documents.filter((document) =>
      alternatives.some((one) => hasIn(document, { ...one, fields: { ...one.fields, text: 0 } }) > 0),
    ).length;
    return weight * (holders === 0 ? 0.5 : Math.log(1 + documents.length / (1 + holders)));
  });
  const hasCore = units.some(({ isCore }) => isCore === true);
  const coreWorths = worths.map((worth, index) => (!hasCore || units[index]?.isCore === true ? worth : 0));
  const leastHeld = (evidence?.leastShare ?? 0) * coreWorths.reduce((sum, worth) => sum + worth, 0);
  return documents.flatMap((document) => {
    if (!passes(document, request, documents) || (must && !meets(document, must))) return [];
    const bests = units.map(({ alternatives }) =>
      Math.max(...alternatives.map((one) => hasIn(document, one))),
    );
    const held = bests.reduce((sum, best, index) => sum + (best > 0 ? (coreWorths[index] as number) : 0), 0);
    if (units.length > 0 && (bests.every((best) => best === 0) || held < leastHeld - 1e-9)) return [];
    let score = bests.reduce((sum, best, index) => sum + best * (worths[index] as number), 0);
    for (let index = 1; index < units.length; index += 1) {
      const spans = [index - 1, index].map((unit) =>
        (units[unit] as EvidenceUnit).alternatives
          .filter(({ fields }) => (fields.title ?? 0) > 0)
          .flatMap(({ tokens }) =>
            phraseStarts(document, tokens, 'title').map((start) => ({ start, end: start + tokens.length })),
          ),
      );
      const worth = ((worths[index - 1] as number) + (worths[index] as number)) / 2;
      const pairs = (spans[0] as { start: number; end: number }[]).flatMap(({ end }) =>
        (spans[1] as { start: number; end: number }[]).map(({ start }) => start - end),
      );
      if (pairs.includes(0)) score += (evidence?.adjacent ?? 0) * worth;
      else if (pairs.some((gap) => gap >= 0)) score += (evidence?.order ?? 0) * worth;
    }
    if (evidence && units.length > 0)
      score += wholePoints(document, evidence) * worths.reduce((sum, worth) => sum + worth, 0);
    score += columnPoints(document, request);
    const isInText = !isInHead(
      units,
      (one) => hasIn(document, { ...one, fields: { ...one.fields, text: 0 } }) > 0,
    );
    const hasAll = evidence?.all ? meets(document, evidence.all) : bests.every((best) => best > 0);
    const isAll = (hasAll || units.length === 0) && (!isInText || request.sort !== 'score');
    const standing = isAll ? 'all' : isInText ? 'text' : 'close';
    return [{ document, standing, isInText, score, ...rankOf(document, request, { standing, score }) }];
  });
}

function isInHead(units: readonly EvidenceUnit[], isIn: (one: Alternative) => boolean): boolean {
  const core = units.filter(({ isCore }) => isCore);
  const heads = core.length > 0 ? core : units;
  return heads.length === 0 || heads.some(({ alternatives }) => alternatives.some(isIn));
}

/** As a share of all weight × information. */
function wholePoints(document: PostingDocument, { whole = [], longer }: Evidence): number {
  const own = new Set(document.title);
  const points = whole.flatMap(({ title, company, points: one }) => {
    if (title === undefined && company === undefined) return [];
    if (company !== undefined && (company === '' || company !== document.companyKey)) return [];
    if (title === undefined) return [one];
    const isStart = title.length > 0 && title.every((token, index) => document.title[index] === token);
    return isStart && own.size === new Set(title).size ? [one] : [];
  });
  const more = longer ? Math.min(8, Math.max(0, own.size - longer.than)) * longer.points : 0;
  return Math.max(0, ...points) - more;
}

function columnPoints(document: PostingDocument, request: SearchRequest): number {
  let points = 0;
  const { fresh, stale = 0, country, near } = request.static ?? {};
  const circles = (request.filters?.where?.circles ?? []).filter(({ miles }) => miles > 0);
  if (near)
    points +=
      near.points * Math.max(0, ...circles.map((circle) => 1 - milesTo(document, circle) / circle.miles));
  if (fresh && document.posted !== null) {
    const days = Math.max(0, Math.floor((request.now - document.posted) / 86_400));
    points += fresh.points * 0.5 ** (days / fresh.halfLifeDays);
  }
  if (document.isStale) points += stale;
  const countries = countriesOf(document);
  if (country && countries.length === 0)
    points += document.isRemote ? country.unknownRemote : country.unknown;
  else if (country && !countries.includes(country.code)) points += country.abroad;
  for (const wish of request.wishes ?? []) {
    if (wish.kind === 'pay') {
      if (document.pay?.currency === wish.currency)
        points += document.pay.most >= wish.from ? wish.met : -wish.contradicted;
      continue;
    }
    const field = wish.kind === 'fact' ? `fact ${wish.name}` : wish.field;
    const values = facetValues(document, field, request).filter((value) => value !== 'unknown');
    if (values.length > 0)
      points += values.some((value) => wish.values.includes(value)) ? wish.met : -wish.contradicted;
  }
  return points;
}

function rankOf(
  document: PostingDocument,
  { sort, currency, filters }: SearchRequest,
  { standing, score }: { standing: Standing; score: number },
): { tier: number; key: number } {
  const tier = ['text', 'close', 'all'].indexOf(standing) * 3;
  if (sort === 'date') return { tier, key: document.posted ?? 0 };
  if (sort === 'distance')
    return {
      tier,
      key: -Math.min(
        ...(filters?.where?.circles ?? []).map((circle) => milesTo(document, circle)),
        Number.POSITIVE_INFINITY,
      ),
    };
  if (sort !== 'pay') return { tier, key: score };
  if (!document.pay) return { tier, key: 0 };
  return { tier: tier + (document.pay.currency === currency ? 2 : 1), key: document.pay.most };
}
