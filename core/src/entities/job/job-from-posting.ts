import type { JobSearchResult, PostingDetail } from '../posting/posting.ts';
import { htmlToText } from '../posting/posting-text.ts';
import type { NewJob } from './job.ts';

/**
 * The job a posting becomes when it is saved (docs/spec/readings.md R14): `source` is adzuna where it is Adzuna, else online; the
 * posting itself stays whole in `jobPostingData`, so that its text outlives it. `now` is the instant of saving.
 */
export function jobFromPosting(posting: JobSearchResult | PostingDetail, now: Date): NewJob {
  const html = 'descriptionHtml' in posting ? posting.descriptionHtml : '';
  return {
    jobTitle: posting.jobTitle,
    companyName: posting.companyName,
    location: posting.location,
    city: posting.city,
    state: posting.state,
    country: posting.country,
    latitude: posting.latitude,
    longitude: posting.longitude,
    url: posting.url,
    source: posting.source === 'adzuna' ? 'adzuna' : 'online',
    externalId: posting.externalId,
    jobType: posting.jobType,
    salary: posting.salary,
    pay: posting.pay,
    datePosted: posting.datePosted,
    dateAdded: now.toISOString(),
    description: html ? htmlToText(html) : posting.description,
    jobPostingData: JSON.stringify(posting),
  };
}
