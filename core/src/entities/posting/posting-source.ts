import { type PostingSourceFacts, postingSourceFacts } from './posting-sources.data.ts';

/** Rows of a file that states no source are from that file: `file:jobs.csv`. */
const ofFile = /^file:/;

/** What is known of a feed by its name; nothing but that name of one that we do not know, as a file may name any. */
export function sourceFacts(source: string): PostingSourceFacts {
  const known = Object.hasOwn(postingSourceFacts, source) ? postingSourceFacts[source] : undefined;
  return known ?? { label: source.replace(ofFile, '') };
}

/** The name of a feed for people: “Remote OK” for `remoteok`; a feed that we do not know is called as it calls itself. */
export function sourceLabel(source: string): string {
  return sourceFacts(source).label;
}

/** What the terms of a feed ask to be beside one of its postings: whose it is, and where that leads. */
export type PostingCredit = { kind: 'link' | 'mark'; label: string; href: string };

/** What must be beside a posting by the terms of its feed (decision 0029); null where nothing is asked. */
export function creditOf({ source, url }: { source: string; url: string }): PostingCredit | null {
  const { credit, label } = sourceFacts(source);
  if (!credit) return null;
  const address = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? new URL(url) : null;
  if (credit === 'link') return address ? { kind: credit, label, href: address.href } : null;
  // The mark leads to the site of the posting's own country, which is where its link goes, too.
  const isLocal = address !== null && /(?:^|\.)adzuna\.(?:com?\.)?[a-z]{2,3}$/.test(address.hostname);
  return { kind: credit, label, href: isLocal ? `https://${address.hostname}/` : 'https://www.adzuna.com/' };
}
