import { parseLocation } from '../place/location.ts';

const boards =
  /^(?:linkedin|indeed|glassdoor|monster|ziprecruiter|simplyhired|dice|handshake|wellfound|built ?in|the muse|remotive|remote ok|we work remotely|adzuna|careerbuilder|snagajob|jooble|talent\.com|seek|jobstreet|jobsdb|naukri|stepstone|xing|reed|totaljobs|cv-library|infojobs|usajobs|job ?bank|welcome to the jungle)(?:\.(?:com|org|net|de|co\.uk|ca|jobs))?$/i;
const systems =
  /^(?:lever|greenhouse|ashby|workday|smartrecruiters|workable|recruitee|teamtailor|personio|bamboohr|icims|jobvite|breezy(?: hr)?|jazzhr|taleo|successfactors|rippling|pinpoint|jobs?|careers?)$/i;

/** True for the name of a site that shows the postings of others, also with a country behind it: “SEEK Australia”. */
export function isHiringSite(name: string): boolean {
  const plain = name.trim();
  if (boards.test(plain) || systems.test(plain)) return true;
  const cut = plain.indexOf(' ');
  if (cut < 0 || !boards.test(plain.slice(0, cut))) return false;
  const [place, ...more] = parseLocation(plain.slice(cut + 1)).places;
  return Boolean(place?.country) && place?.city === '' && more.length === 0;
}
