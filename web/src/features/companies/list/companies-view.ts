import type { Company } from '@foothold/core/entities/company/company.ts';
import { tagKey } from '@foothold/core/entities/job/job-tags.ts';
import { placeLine } from '@foothold/core/entities/place/location-form.ts';
import { foldCompanyName, foldText } from '@foothold/core/text/company-name.ts';
import { href } from '../../../platform/href.ts';

/**
 * What a list holds (docs/spec/readings.md R10): own companies and the directory, own ones, the directory, nothing
 * until searched.
 */
export type CompaniesPart = 'all' | 'saved' | 'directory' | 'false';

/** Orders of own companies. */
export const companySorts = ['name', 'jobs', 'changed'] as const;
export type CompanySort = (typeof companySorts)[number];

/** Which companies the screen lists and which one is open, as its address holds it. */
export type CompaniesView = {
  part: CompaniesPart;
  text: string;
  sort: CompanySort;
  isWatched: boolean;
  /** A category that is kept to; '' is any. */
  category: string;
  /** The key of the open row. */
  open: string | null;
};

/** Companies of one page of the list. */
export const companiesPageSize = 50;

/** The part that a word of the address means; an unknown one is the first (docs/spec/readings.md R5). */
export function partOf(word: string | undefined): CompaniesPart {
  if (word === 'saved' || word === 'directory' || word === 'false') return word;
  return 'all';
}

/** The view of an address; an unknown order is by name (docs/spec/readings.md R5). */
export function readCompaniesView(word: string | undefined, query: URLSearchParams): CompaniesView {
  const sort = companySorts.find((one) => one === query.get('sort')) ?? 'name';
  return {
    part: partOf(word),
    text: (query.get('q') ?? '').trim().slice(0, 200),
    sort,
    isWatched: query.get('watched') === 'yes',
    category: (query.get('category') ?? '').trim().slice(0, 60),
    open: query.get('open')?.slice(0, 40) || null,
  };
}

/** The address of a view; what is as usual is left out. */
export function companiesAddress({ part, text, sort, isWatched, category, open }: CompaniesView): string {
  return href('/companies/list/:loadcompanies', {
    loadcompanies: part,
    search: {
      q: text || undefined,
      sort: sort === 'name' ? undefined : sort,
      watched: isWatched ? 'yes' : undefined,
      category: category || undefined,
      open: open ?? undefined,
    },
  });
}

/** The own companies of a view, in its order; `jobs` counts own jobs by the folded name. */
export function companiesOfView(
  companies: readonly Company[],
  view: CompaniesView,
  jobs: ReadonlyMap<string, number>,
): Company[] {
  const words = foldText(view.text).split(' ').filter(Boolean);
  const found = companies.filter(
    (company) =>
      (!view.isWatched || company.watchedAt !== '') &&
      (view.category === '' || company.categories.some((one) => tagKey(one) === tagKey(view.category))) &&
      words.every((word) => ` ${searchedText(company)}`.includes(` ${word}`)),
  );
  const jobsOf = ({ companyName }: Company) => jobs.get(foldCompanyName(companyName)) ?? 0;
  const byName = (a: Company, b: Company) =>
    a.companyName.localeCompare(b.companyName) || a.internalId - b.internalId;
  return found.sort((a, b) => {
    if (view.sort === 'jobs') return jobsOf(b) - jobsOf(a) || byName(a, b);
    if (view.sort === 'changed') return compare(b.updatedAt, a.updatedAt) || byName(a, b);
    return byName(a, b);
  });
}

function searchedText(company: Company): string {
  const { companyName, summary, description, notes, categories } = company;
  return foldText([companyName, summary, description, notes, placeLine(company), ...categories].join(' '));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
