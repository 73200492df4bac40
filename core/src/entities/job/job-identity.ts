import { foldCompanyName, foldText } from '../../text/company-name.ts';
import { trimEndCharacters } from '../../text/trim-characters.ts';

const tracking =
  /^(utm_.*|gclid|fbclid|msclkid|yclid|igshid|mc_[ce]id|_ga|gh_src|lever-(source|origin)|trk|trackingid|refid|ref|referrer|source|src|iis|iisn)$/i;

/**
 * A URL folded for comparing: no tracking parameters, no fragment, host in lower case without `www.`, no default
 * port, no closing slash, parameters in order. A fragment that is a route (`#/…`, `#!…`) stays, since it names the page.
 * '' for anything but http and https, and for the bare start page of a site, which names no job.
 */
export function foldUrl(url: string): string {
  const parsed = URL.parse(url.trim());
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return '';
  const host = parsed.host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.(?=:|$)/, '');
  const path = trimEndCharacters(parsed.pathname, /\//);
  const kept = [...parsed.searchParams].filter(([name]) => !tracking.test(name));
  const query = new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  const route = /^#[/!]./.test(parsed.hash) ? parsed.hash : '';
  if (!path && !query && !route) return '';
  return `${host}${path}${query && `?${query}`}${route}`;
}

/** What identity is decided on: a job of one's own, or a posting. `source` is the exact feed. */
export type Identified = { source: string; externalId: string; url: string };

/** The keys of a job: its id at its source and its folded URL, as far as they are known. */
export function matchKeys({ source, externalId, url }: Identified): string[] {
  const keys: string[] = [];
  if (source && externalId) keys.push(`id:${source}:${externalId}`);
  const folded = foldUrl(url);
  if (folded) keys.push(`url:${folded}`);
  return keys;
}

/** True when two are the same job: same id at the same source, or same URL (docs/spec/design.md, Already added). */
export function isSameJob(a: Identified, b: Identified): boolean {
  const keys = matchKeys(a);
  return matchKeys(b).some((key) => keys.includes(key));
}

/**
 * Title and company folded; '' when either is missing. Jobs that share it are similar, not the same
 * (docs/spec/readings.md R15).
 */
export function similarKey({ jobTitle, companyName }: { jobTitle: string; companyName: string }): string {
  const title = foldText(jobTitle);
  const company = foldCompanyName(companyName);
  return title && company ? `${title}|${company}` : '';
}
