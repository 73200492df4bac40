import type { PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';

/** A posting of the search with its whole text, as it is judged. */
export function askingPosting(detail: PostingDetail): AskingPosting {
  const { jobTitle: title, descriptionHtml: text, companyName: company } = detail;
  const { location, city, state, country, pay, workplace } = detail;
  return {
    ...{ title, text, company, location, city, state, country, pay },
    ...(workplace !== 'unknown' && { workplace }),
  };
}
