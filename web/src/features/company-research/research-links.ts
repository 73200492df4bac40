import { webAddress } from '@foothold/core/text/web-address.ts';

/** A way out of the product, by what is found there. */
export type ResearchLink = { kind: 'careers' | 'site' | 'news' | 'reviews' | 'filings'; url: string };

type Known = { companyName: string; url: string; jobPostingsUrl: string };

/** Plain links about an employer; an address that is none is left out, and the name is all that a search carries. */
export function researchLinks({ companyName, url, jobPostingsUrl }: Known): ResearchLink[] {
  const name = companyName.trim().slice(0, 200).toWellFormed();
  const search = (base: string, words: string) => `${base}${encodeURIComponent(words)}`;
  const links: ResearchLink[] = [
    { kind: 'careers', url: webAddress(jobPostingsUrl) },
    { kind: 'site', url: webAddress(url) },
    ...(name
      ? ([
          { kind: 'news', url: search('https://duckduckgo.com/?iar=news&ia=news&q=', `"${name}"`) },
          { kind: 'reviews', url: search('https://duckduckgo.com/?q=', `"${name}" employee reviews`) },
          {
            kind: 'filings',
            url: `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&company=${encodeURIComponent(name)}&type=10-K`,
          },
        ] as const)
      : []),
  ];
  return links.filter((link) => link.url !== '');
}
