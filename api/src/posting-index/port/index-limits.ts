/** Sizes beyond which a document is cut. */
export const documentLimits = {
  title: 64,
  company: 32,
  text: 3000,
  signs: 64,
  /** Characters of a token or keyword; what is longer is cut. */
  token: 100,
  keyword: 300,
  areas: 160,
  places: 8,
  factNames: 32,
  factValues: 16,
} as const;

/** Sizes beyond which a request is refused. */
export const requestLimits = {
  evidenceTokens: 200,
  mustTokens: 1600,
  wholeNames: 100,
  depth: 8,
  values: 200,
  ids: 1000,
  circles: 200,
  areas: 500,
  wishes: 50,
  facetValues: 200,
  steps: 60,
  factNames: 16,
  offset: 10_000,
  limit: 1000,
  prefix: 200,
} as const;

/** Postings of one index; a hit and its group then fit one exact number (see `query/group-order.ts`). */
export const maxDocuments = 2_000_000;

/** A document or request that the index refuses; the message names what is wrong. */
export class IndexInputError extends Error {
  override name = 'IndexInputError';
}
