import { webAddress } from '../../text/web-address.ts';
import type { NewCompany } from './company.ts';
import { type CompanySearchResult, writtenCategories } from './company-search-result.ts';

/**
 * An own company out of a row of the directory; an address that is none is left out, and so is one that the directory does not
 * confirm: as one's own it would be a link without a warning.
 */
export function companyFromDirectory(row: CompanySearchResult): NewCompany {
  const { companyName, address, city, state, country, description, summary, lat, lng, categories } = row;
  const confirmed = (url: string) =>
    row.links.some((link) => link.url === url && (link.isText || link.isUnconfirmed)) ? '' : webAddress(url);
  return {
    ...{ companyName, address, city, state, country, description, summary },
    url: confirmed(row.url),
    jobPostingsUrl: confirmed(row.jobPostingsUrl),
    latitude: lat,
    longitude: lng,
    categories: [...new Set(writtenCategories(categories).map((one) => one.trim()))]
      .filter(Boolean)
      .slice(0, 20),
  };
}
