import type { CompanyFact, CompanyLookUp } from '@foothold/core/entities/company/company-facts.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import { siteKey } from '@foothold/core/text/site-key.ts';
import * as z from 'zod/mini';
import { companyFactsMessage } from './company-facts.messages.ts';
import { type AskedCompany, type CompanyFacts, CompanyFactsError } from './port.ts';
import { businessProperties, claimsOf, Entity, factsOf, stringOf, textOf } from './wikidata-claims.ts';

type Extract = Pick<CompanyLookUp, 'extract' | 'notice' | 'noticeText'>;

/** Reads JSON of a service by GET. Throws CompanyFactsError. */
export type AskJson = (service: 'Wikidata' | 'Wikipedia', url: URL) => Promise<unknown>;

type Setup = { wikidata: string; wikipedia: string; ask: AskJson };

/** Entries of a name that are looked at. */
const maxEntries = 7;
const longestExtract = 3000;

const SearchAnswer = z.object({
  search: z.array(z.object({ id: z.string().check(z.regex(/^Q\d{1,12}$/)) })),
});
const EntitiesAnswer = z.object({ entities: z.record(z.string(), z.unknown()) });
const Summary = z.object({ type: z.optional(z.string()), extract: z.optional(z.string()) });

/**
 * Facts of Wikidata and the beginning of the article in the English Wikipedia. An entry is the employer's where its site
 * is the same, or where it is the only business of this name; else all of the name are answered, to choose from.
 */
export function wikimedia({ wikidata, wikipedia, ask }: Setup): CompanyFacts {
  async function entities(ids: readonly string[], props: string): Promise<Map<string, Entity>> {
    if (ids.length === 0) return new Map();
    const url = new URL('/w/api.php', wikidata);
    const query = {
      action: 'wbgetentities',
      ids: ids.join('|'),
      props,
      languages: 'en|mul',
      sitefilter: 'enwiki',
      format: 'json',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = parsed(EntitiesAnswer, await ask('Wikidata', url));
    return new Map(
      ids.flatMap((id) => {
        const entity = Entity.safeParse(answer.entities[id]);
        return entity.success && entity.data.missing === undefined ? [[id, entity.data] as const] : [];
      }),
    );
  }

  async function named(companyName: string): Promise<string[]> {
    const url = new URL('/w/api.php', wikidata);
    const query = {
      action: 'wbsearchentities',
      search: companyName.slice(0, 200),
      language: 'en',
      type: 'item',
      limit: String(maxEntries),
      format: 'json',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return parsed(SearchAnswer, await ask('Wikidata', url)).search.map(({ id }) => id);
  }

  async function extractOf(title: string): Promise<Extract> {
    try {
      const url = new URL(
        `/api/rest_v1/page/summary/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
        wikipedia,
      );
      const summary = Summary.safeParse(await ask('Wikipedia', url));
      if (!summary.success) throw new CompanyFactsError('Wikipedia', 'unreadable');
      const isArticle = summary.data.type === undefined || summary.data.type === 'standard';
      return { extract: isArticle ? (summary.data.extract ?? '').slice(0, longestExtract) : '', notice: '' };
    } catch (cause) {
      if (!(cause instanceof CompanyFactsError)) throw cause;
      const { message: notice, text: noticeText } = told(companyFactsMessage('no-article'));
      return { extract: '', notice, noticeText };
    }
  }

  return {
    async lookUp(company) {
      const ids = company.entry === null ? await named(company.companyName) : [company.entry];
      const known = await entities(ids, 'labels|descriptions|aliases|claims|sitelinks');
      const { found, others } = chosen(company, known);
      const nothing: Omit<CompanyLookUp, 'askedAt' | 'isKept'> = {
        found: null,
        facts: [],
        extract: '',
        extractUrl: '',
        others: others.flatMap((id) => candidateOf(id, known.get(id))),
        notice: '',
      };
      const entity = found === null ? undefined : known.get(found);
      const [candidate] = found === null ? [] : candidateOf(found, entity);
      if (!entity || !candidate) return nothing;
      const facts = factsOf(entity);
      const labels = await entities(
        [...new Set(facts.map(({ item }) => item).filter(Boolean))].slice(0, 50),
        'labels',
      );
      const title = entity.sitelinks?.enwiki?.title ?? '';
      const { extract, ...noticed }: Extract =
        title === '' ? { extract: '', notice: '' } : await extractOf(title);
      return {
        ...nothing,
        found: candidate,
        facts: facts.flatMap((fact) => namedFact(fact, { labels, url: candidate.url })),
        extract,
        extractUrl:
          extract === ''
            ? ''
            : `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
        ...noticed,
      };
    },
  };
}

function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (!read.success) throw new CompanyFactsError('Wikidata', 'unreadable');
  return read.data;
}

function candidateOf(id: string, entity: Entity | undefined): CompanyLookUp['others'] {
  if (!entity) return [];
  return [
    {
      entry: id,
      name: textOf(entity.labels) || id,
      description: textOf(entity.descriptions),
      url: `https://www.wikidata.org/wiki/${id}`,
    },
  ];
}

/** The entry that is surely meant, and the other businesses of the name. */
function chosen(
  { companyName, url, entry }: AskedCompany,
  known: ReadonlyMap<string, Entity>,
): { found: string | null; others: string[] } {
  if (entry !== null) return { found: known.has(entry) ? entry : null, others: [] };
  const site = siteKey(url);
  const own = companyKey(companyName);
  const businesses = [...known].filter(([, entity]) => isBusiness(entity));
  const hasSite = ([, entity]: [string, Entity]) =>
    site !== '' && claimsOf(entity, 'P856').some((claim) => siteKey(stringOf(claim)) === site);
  const isNamed = ([, { labels, aliases }]: [string, Entity]) =>
    [
      textOf(labels),
      ...Object.values(aliases ?? {}).flatMap((names) => names.map(({ value }) => value)),
    ].some((name) => companyKey(name) === own);
  const bySite = businesses.filter(hasSite);
  const byName = businesses.filter(isNamed);
  const [sure] =
    bySite.length > 0 ? bySite : byName.length === 1 && !contradicts(byName[0]?.[1], site) ? byName : [];
  const found = sure?.[0] ?? null;
  return { found, others: businesses.map(([id]) => id).filter((id) => id !== found) };
}

/** Another site than the one that is known: another employer of the name. */
function contradicts(entity: Entity | undefined, site: string): boolean {
  const sites = entity
    ? claimsOf(entity, 'P856')
        .map((claim) => siteKey(stringOf(claim)))
        .filter(Boolean)
    : [];
  return site !== '' && sites.length > 0 && !sites.includes(site);
}

const isBusiness = (entity: Entity) =>
  businessProperties.some((property) => claimsOf(entity, property).length > 0) ||
  (claimsOf(entity, 'P856').length > 0 && claimsOf(entity, 'P159').length > 0);

type Fact = ReturnType<typeof factsOf>[number];

function namedFact(
  { kind, value, asOf, item }: Fact,
  { labels, url }: { labels: ReadonlyMap<string, Entity>; url: string },
): CompanyFact[] {
  const label = item === '' ? '' : textOf(labels.get(item)?.labels);
  const said = kind === 'employees' ? value : [value, label].filter(Boolean).join(' ');
  if (said === '' || (item !== '' && label === '' && kind === 'revenue')) return [];
  return [{ kind, value: said.slice(0, 300), asOf, source: 'Wikidata', url }];
}
