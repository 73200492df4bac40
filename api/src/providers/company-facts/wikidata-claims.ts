import type { CompanyFact } from '@foothold/core/entities/company/company-facts.ts';
import { isWebAddress } from '@foothold/core/entities/company/shared-company.ts';
import * as z from 'zod/mini';

const Value = z.object({ type: z.optional(z.string()), value: z.unknown() });
const Snak = z.object({ snaktype: z.optional(z.string()), datavalue: z.optional(Value) });
const Claim = z.object({
  mainsnak: Snak,
  rank: z.optional(z.string()),
  qualifiers: z.optional(z.record(z.string(), z.array(Snak))),
});
type Claim = z.infer<typeof Claim>;
const Texts = z.record(z.string(), z.object({ value: z.string() }));

/** An entry as Wikidata gives it, as far as it is read. */
export const Entity = z.object({
  id: z.optional(z.string()),
  missing: z.optional(z.unknown()),
  labels: z.optional(Texts),
  descriptions: z.optional(Texts),
  aliases: z.optional(z.record(z.string(), z.array(z.object({ value: z.string() })))),
  claims: z.optional(z.record(z.string(), z.array(z.unknown()))),
  sitelinks: z.optional(z.record(z.string(), z.object({ title: z.string() }))),
});
export type Entity = z.infer<typeof Entity>;

/** The language of names; an entry may know a name that is the same everywhere. */
const languages = ['en', 'mul'];

/** The first of the languages that has one. */
export function textOf(texts: z.infer<typeof Texts> | undefined): string {
  return languages.map((language) => texts?.[language]?.value ?? '').find(Boolean) ?? '';
}

/** The claims of a property that stand: the preferred ones where there are some, never deprecated ones. */
export function claimsOf({ claims }: Entity, property: string): Claim[] {
  const read = (claims?.[property] ?? []).flatMap((claim) => {
    const parsed = Claim.safeParse(claim);
    return parsed.success && parsed.data.rank !== 'deprecated' ? [parsed.data] : [];
  });
  const preferred = read.filter(({ rank }) => rank === 'preferred');
  return preferred.length > 0 ? preferred : read;
}

/** The text of a claim: an address, a name in a language; '' for any other kind. */
export function stringOf({ mainsnak }: Claim): string {
  const value = mainsnak.datavalue?.value;
  if (typeof value === 'string') return value;
  const named = z.object({ text: z.string() }).safeParse(value);
  return named.success ? named.data.text : '';
}

const itemOf = (value: unknown) => {
  const item = z.object({ id: z.string().check(z.regex(/^Q\d{1,12}$/)) }).safeParse(value);
  return item.success ? item.data.id : '';
};

/** The year of a point in time; '' without one. */
function yearOf(value: unknown): string {
  const time = z.object({ time: z.string(), precision: z.optional(z.number()) }).safeParse(value);
  const match = time.success && (time.data.precision ?? 11) >= 9 ? /^\+(\d{4})-/.exec(time.data.time) : null;
  return match?.[1] ?? '';
}

const qualifier = ({ qualifiers }: Claim, property: string) => qualifiers?.[property]?.[0]?.datavalue?.value;
const isPast = (claim: Claim) => claim.qualifiers?.P582 !== undefined;

/** Properties that only organizations that do business have. */
export const businessProperties = ['P452', 'P1128', 'P414', 'P2139', 'P169', 'P1454', 'P3320'] as const;

const itemFacts = [
  ['P452', 'industry', 5],
  ['P159', 'headquarters', 2],
  ['P17', 'country', 1],
  ['P169', 'chief-executive', 2],
  ['P112', 'founder', 5],
  ['P749', 'parent', 2],
  ['P127', 'owner', 3],
  ['P414', 'stock-exchange', 3],
] as const satisfies readonly (readonly [string, CompanyFact['kind'], number])[];

type Found = Pick<CompanyFact, 'kind' | 'asOf'> & { value: string; item: string };

/** Facts of an entry; those that are items have their number in `item`, to be named by `labels`. */
export function factsOf(entity: Entity): Found[] {
  const items = itemFacts.flatMap(([property, kind, most]) =>
    claimsOf(entity, property)
      .filter((claim) => !isPast(claim))
      .slice(0, most)
      .map((claim) => ({ kind, value: '', asOf: '', item: itemOf(claim.mainsnak.datavalue?.value) }))
      .filter(({ item }) => item !== ''),
  );
  const [inception] = claimsOf(entity, 'P571');
  const founded = inception ? yearOf(inception.mainsnak.datavalue?.value) : '';
  const site = claimsOf(entity, 'P856')
    .filter((claim) => !isPast(claim))
    .map(stringOf)
    .find(isWebAddress);
  const former = claimsOf(entity, 'P1448').filter(isPast).map(stringOf).filter(Boolean).slice(0, 3);
  return [
    ...items,
    ...(founded ? [{ kind: 'founded' as const, value: founded, asOf: '', item: '' }] : []),
    ...amount(entity, 'P1128', 'employees'),
    ...amount(entity, 'P2139', 'revenue'),
    ...(site ? [{ kind: 'site' as const, value: site, asOf: '', item: '' }] : []),
    ...former.map((value) => ({ kind: 'former-name' as const, value, asOf: '', item: '' })),
  ];
}

/** The newest of an amount that is stated for several years. */
function amount(entity: Entity, property: string, kind: 'employees' | 'revenue'): Found[] {
  const all = claimsOf(entity, property).flatMap((claim) => {
    const read = z
      .object({
        amount: z.string().check(z.regex(/^[+-]?\d{1,18}(?:\.\d{1,6})?$/)),
        unit: z.optional(z.string()),
      })
      .safeParse(claim.mainsnak.datavalue?.value);
    if (!read.success) return [];
    const unit = /Q\d{1,12}$/.exec(read.data.unit ?? '')?.[0] ?? '';
    const value = new Intl.NumberFormat('en-US').format(Number(read.data.amount));
    return [{ kind, value, asOf: yearOf(qualifier(claim, 'P585')), item: unit }];
  });
  return all.sort((a, b) => (a.asOf < b.asOf ? 1 : -1)).slice(0, 1);
}
