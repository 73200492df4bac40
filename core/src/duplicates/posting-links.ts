import { foldUrl, type Identified } from '../entities/job/job-identity.ts';

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/** Systems whose numbers are unique over all their employers: how the number looks, and which hosts carry it. */
const systems: readonly { name: string; id: RegExp; host: RegExp; inUrl: RegExp }[] = [
  {
    name: 'greenhouse',
    id: /^\d{6,}$/,
    host: /(?:^|\.)greenhouse\.io$/,
    inUrl: /\/jobs\/(\d{6,})|[?&](?:token|gh_jid)=(\d{6,})/,
  },
  { name: 'lever', id: uuid, host: /(?:^|\.)lever\.co$/, inUrl: new RegExp(`/(${uuid.source})`, 'i') },
  { name: 'ashby', id: uuid, host: /(?:^|\.)ashbyhq\.com$/, inUrl: new RegExp(`/(${uuid.source})`, 'i') },
  { name: 'smartrecruiters', id: /^\d{12,}$/, host: /(?:^|\.)smartrecruiters\.com$/, inUrl: /\/(\d{12,})/ },
  {
    name: 'workable',
    id: /^[0-9A-F]{8,12}$/,
    host: /(?:^|\.)workable\.com$/,
    inUrl: /\/j\/([0-9A-F]{8,12})/,
  },
  {
    name: 'linkedin',
    id: /^\d{9,}$/,
    host: /(?:^|\.)linkedin\.com$/,
    inUrl: /\/jobs\/view\/(?:[^/?]*-)?(\d{9,})/,
  },
  {
    name: 'indeed',
    id: /^[0-9a-f]{16}$/,
    host: /(?:^|\.)indeed\.com$/,
    inUrl: /[?&]v?jk=([0-9a-f]{16})/,
  },
];

/** Parameters by which an employer's own page names a posting of its system. */
const carried = [
  ['gh_jid', 'greenhouse'],
  ['ashby_jid', 'ashby'],
] as const;

/**
 * Under which numbers a posting is in the system that its employer works with, as `greenhouse:8141211`; without any
 * its folded URL, as `url:…`, and the long number that an employer's own page ends in, as `number:…`. Two feeds of one
 * posting meet in them, however each numbers its own rows.
 */
export function postingLinks({ source, externalId, url }: Identified): string[] {
  const links = new Set<string>();
  const parsed = URL.parse(url.trim());
  if (parsed) for (const link of linksInUrl(parsed)) links.add(link);
  const own = systems.find(({ name }) => name === source);
  const number = externalId.split(':').at(-1) ?? '';
  if (own?.id.test(number)) links.add(`${own.name}:${number.toLowerCase()}`);
  // New York City posts one job inside and outside under one number.
  const posted = source === 'nyc-gov' ? /^(\w+)-(?:internal|external)$/.exec(externalId)?.[1] : undefined;
  if (posted) links.add(`nyc-gov:${posted}`);
  const folded = links.size === 0 ? foldUrl(url) : '';
  if (folded) links.add(`url:${folded}`);
  const numbers = [...links].flatMap((link) => /^(?:greenhouse:|url:.*\/)(\d{7,12})$/.exec(link)?.[1] ?? []);
  return [...links, ...numbers.map((digits) => `number:${digits}`)].sort();
}

/** What a link is a number of: the system, and its customer where numbers are the customer's; '' for an address. */
export function linkSystem(link: string): string {
  return /^(?:url|number):/.test(link) ? '' : link.slice(0, link.lastIndexOf(':'));
}

function linksInUrl(url: URL): string[] {
  const host = url.hostname.toLowerCase();
  const system = systems.find((one) => one.host.test(host));
  const hit = system?.inUrl.exec(url.pathname + url.search);
  const number = hit?.slice(1).find((part) => part !== undefined);
  if (system && number) return [`${system.name}:${number.toLowerCase()}`];
  for (const [name, of] of carried) {
    const value = url.searchParams.get(name);
    const kind = systems.find((one) => one.name === of);
    if (value && kind?.id.test(value)) return [`${of}:${value.toLowerCase()}`];
  }
  if (/(?:^|\.)myworkdayjobs\.com$/.test(host)) {
    // “…/Store-Manager_R1017633-1”: the part after the dash counts how often it was put up.
    const requisition = /_([A-Za-z]*[-_]?\d{4,})(?:-\d+)?\/?(?:apply)?$/.exec(url.pathname)?.[1];
    if (requisition) return [`workday:${host.split('.')[0]}:${requisition.toLowerCase()}`];
  }
  return [];
}
