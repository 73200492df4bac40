import type { PostingDocument } from './port/posting-document.ts';
import type { SearchRequest } from './port/search-request.ts';
import type { IndexSnapshot, PostingIndex, RefusedPart } from './posting-index.ts';

/** How the suite gets an index: an empty one, and one of a snapshot. */
export type Adapter = {
  open: () => PostingIndex;
  load: (snapshot: IndexSnapshot) => { index: PostingIndex; refused: RefusedPart[] };
};

/** The moment that tests search at: noon of a day, epoch seconds. */
export const testNow = Date.UTC(2026, 7, 25, 12) / 1000;
/** Seconds of a day. */
export const testDay = 86_400;

/** A document that states nothing but its id and what is given; texts are split at blanks. */
export function testDocument(
  id: number,
  {
    title = '',
    company = '',
    text = '',
    ...rest
  }: Partial<Omit<PostingDocument, 'title' | 'company' | 'text'>> & {
    title?: string;
    company?: string;
    text?: string;
  } = {},
): PostingDocument {
  const tokens = (joined: string) => joined.split(' ').filter((token) => token !== '');
  return {
    id,
    title: tokens(title),
    company: tokens(company),
    text: tokens(text),
    signs: [],
    companyKey: company,
    posted: null,
    closes: null,
    added: null,
    isStale: false,
    group: null,
    source: '',
    category: '',
    workplace: '',
    jobType: '',
    seniority: '',
    isRemote: false,
    areas: [],
    openTo: [],
    pay: null,
    places: [],
    facts: {},
    ...rest,
  };
}

/** A request for the first 10 that asks nothing but what is given. */
export function testRequest(request: Partial<SearchRequest> = {}): SearchRequest {
  return { now: testNow, sort: 'score', currency: 'USD', offset: 0, limit: 10, ...request };
}
