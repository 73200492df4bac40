import {
  choiceLimits,
  type SearchChoices,
  type SearchExclusions,
} from '@foothold/core/search/search-choices.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';

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

/** A request of a search that leaves the hidden companies out; nothing is stored of them where it is answered. */
export function leavingOut<R extends Asked>(request: R, hidden: readonly string[]): R {
  const names = leftOut(request, hidden);
  if (names.length === 0) return request;
  const companies = [...(request.exclude?.companies ?? []), ...names];
  return { ...request, exclude: { ...request.exclude, companies } };
}

/** Postings without those of hidden companies, where they were not asked for by a search. */
export function withoutHidden<P extends { companyName: string }>(
  postings: readonly P[],
  hidden: readonly string[],
): P[] {
  const keys = new Set(hidden.map(foldCompanyName));
  return postings.filter(({ companyName }) => !keys.has(foldCompanyName(companyName)));
}
