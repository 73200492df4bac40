import {
  choiceLimits,
  type SearchChoices,
  type SearchExclusions,
} from '@foothold/core/search/search-choices.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import type { Hidden } from '../../data/settings/hidden.ts';

type Asked = {
  companyName?: string | undefined;
  only?: SearchChoices | undefined;
  exclude?: SearchExclusions | undefined;
};

/**
 * The hidden companies that a search leaves out: all of them but those it asks for by name, and as many as one request
 * takes beside the companies that it excludes itself.
 */
export function leftOut({ companyName = '', only, exclude }: Asked, hidden: readonly string[]): string[] {
  const part = foldCompanyName(companyName);
  const wanted = new Set((only?.companies ?? []).map(foldCompanyName));
  const excluded = new Set((exclude?.companies ?? []).map(foldCompanyName));
  return hidden
    .filter((name) => {
      const key = foldCompanyName(name);
      return !wanted.has(key) && !excluded.has(key) && !(part && key.includes(part));
    })
    .slice(0, choiceLimits.companies - excluded.size);
}

/** A request of a search that leaves out what is hidden; nothing is stored of it where it is answered. */
export function leavingOut<R extends Asked>(request: R, hidden: Hidden): R {
  const names = leftOut(request, hidden.companies);
  const { companies = [], postings = [] } = request.exclude ?? {};
  const numbers = [...new Set([...postings, ...hidden.postings])].slice(0, choiceLimits.postings);
  if (names.length === 0 && hidden.postings.length === 0) return request;
  return {
    ...request,
    exclude: {
      ...request.exclude,
      ...(names.length > 0 && { companies: [...companies, ...names] }),
      ...(numbers.length > 0 && { postings: numbers }),
    },
  };
}

/** Postings without the hidden ones and those of hidden companies, where they were not asked for by a search. */
export function withoutHidden<P extends { id: number; companyName: string }>(
  postings: readonly P[],
  hidden: Hidden,
): P[] {
  const keys = new Set(hidden.companies.map(foldCompanyName));
  const ids = new Set(hidden.postings);
  return postings.filter(({ id, companyName }) => !ids.has(id) && !keys.has(foldCompanyName(companyName)));
}
