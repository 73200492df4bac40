import { webAddress } from '../../text/web-address.ts';
import type { NewCompany } from './company.ts';
import { type CompanySearchResult, writtenCategories } from './company-search-result.ts';

/** An own company out of a row of the directory; an address that is none is left out. */
export function companyFromDirectory(row: CompanySearchResult): NewCompany {
  const { companyName, address, city, state, country, description, summary, lat, lng, categories } = row;
  return {
    ...{ companyName, address, city, state, country, description, summary },
    url: webAddress(row.url),
    jobPostingsUrl: webAddress(row.jobPostingsUrl),
    latitude: lat,
    longitude: lng,
    categories: [...new Set(writtenCategories(categories).map((one) => one.trim()))]
      .filter(Boolean)
      .slice(0, 20),
  };
}
