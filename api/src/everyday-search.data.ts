import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';

/** What somebody types, and the rule that tells which rows they want; `not` and `where` narrow it. */
export type EverydayQuery = {
  ask: string | Partial<JobSearchRequest>;
  want: RegExp;
  not?: RegExp;
  where?: Partial<Pick<JobSearchResult, 'state' | 'country' | 'companyName' | 'jobType' | 'isRemote'>>;
};

const query = (
  ask: EverydayQuery['ask'],
  want: RegExp,
  more: Pick<EverydayQuery, 'not' | 'where'> = {},
): EverydayQuery => ({ ask, want, ...more });

const nurse = /\b(?:registered nurse|rn)\b/i;

/** Everyday questions to the sample set, by kind. The rules were written before the answers were looked at. */
export const everydayQueries: readonly EverydayQuery[] = [
  // Abbreviations and other names of a trade
  query('RN', nurse),
  query('registered nurses', nurse),
  query('LPN', /\b(?:lpn|licensed practical nurse)\b/i),
  query('licensed practical nurse', /\b(?:lpn|licensed practical nurse)\b/i),
  query('CNA', /\b(?:cna|nursing assistant)\b/i),
  query('nursing assistant', /\b(?:cna|nursing assistant)\b/i),
  query('SWE', /software engineer/i),
  query('SRE', /site reliability/i),
  query('HR generalist', /\b(?:hr|people operations) generalist/i),
  query('CDL driver', /\b(?:cdl|truck driver)/i),
  query('truck driver', /\b(?:cdl|truck|driver)\b/i),
  query('software developer', /\b(?:software|web|frontend|embedded|firmware) (?:engineer|developer)/i),
  query('front-end developer', /\b(?:frontend|web|software) engineer/i),
  query('lawyer', /\battorney\b/i),
  query('attorney', /\battorney\b/i),
  query(
    'secretary',
    /\b(?:secretary|(?:office|executive|administrative|legal) assistant|front office|administrator)/i,
  ),
  query('HVAC tech', /\b(?:hvac|heating)\b/i),
  query('pharmacy tech', /pharmacy technician/i),
  query('lab tech', /\blab(?:oratory)? technician/i),
  query('CSR', /\b(?:customer service|call center|member services) representative/i),
  query('BDR', /business development representative/i),
  query('AE', /account executive/i),
  query('UX designer', /\b(?:ux|product|visual|user) ?(?:designer|researcher)?/i, {
    not: /analyst|manager/i,
  }),
  query('housekeeping', /\b(?:housekeep|room attendant)/i),
  query('recruiter', /\brecruit/i),
  query('dev ops', /devops/i),
  // Singular, plural, and what is only alike
  query('electricians', /electrician|electrical apprentice/i),
  query('welders', /\bwelder/i),
  query('accountant', /\baccountant/i, { not: /account executive/i }),
  query('intern', /\bintern\b/i),
  query('bookkeeper', /bookkeeper|accounts payable/i),
  query('book keeper', /bookkeeper|accounts payable/i),
  query('teachers', /\bteacher/i),
  query('cook', /\bcook\b/i),
  query('graphic designer', /\b(?:graphic|visual) designer/i),
  query('data scientist', /data scien/i),
  // Ranks and kinds of work
  query('senior accountant', /senior accountant/i),
  query('sr accountant', /senior accountant/i),
  query('apprentice electrician', /apprentice|electrician/i),
  query('marketing intern', /\bmarketing intern/i),
  query('part time nurse', /nurse|\brn\b|\blpn\b/i, { where: { jobType: 'parttime' } }),
  query('contract designer', /design/i),
  query('software engineering internship', /\b(?:software )?engineering intern/i),
  query('entry level sales', /sales|business development/i),
  // Filler
  query('electrician jobs', /electrician|electrical apprentice/i),
  query('hiring delivery driver', /\bdriver\b/i),
  query('warehouse jobs near me', /warehouse/i),
  query('warehouse worker wanted', /warehouse associate|order picker/i),
  query('looking for teacher position', /\bteacher/i),
  // Places in the line, and beside it
  query('teacher in New Jersey', /\bteacher/i, { where: { state: 'NJ' } }),
  query('driver jobs in Texas', /\bdriver/i, { where: { state: 'TX' } }),
  query('engineer New York', /engineer/i, { where: { state: 'NY' } }),
  query('sales in Chicago, IL', /sales|account executive|business development/i, { where: { state: 'IL' } }),
  query({ searchTerm: 'technician', location: 'Sacramento, CA' }, /technician/i, { where: { state: 'CA' } }),
  query({ searchTerm: 'engineer', location: 'Remote' }, /engineer/i, { where: { isRemote: true } }),
  query({ searchTerm: 'engineer', location: 'Vancouver, BC' }, /engineer/i, { where: { country: 'CA' } }),
  query('remote data engineer', /data engineer/i, { where: { isRemote: true } }),
  query('work from home engineer', /engineer/i, { where: { isRemote: true } }),
  // Companies
  query('Pebblestack', /./, { where: { companyName: 'Pebblestack' } }),
  query('engineer at Northloom Systems', /engineer/i, { where: { companyName: 'Northloom Systems' } }),
  query('corvane medical', /./, { where: { companyName: 'Corvane Medical Devices' } }),
  // OR, NOT, quotes
  query('welder OR electrician', /welder|electrician|electrical apprentice/i),
  query('nurse -manager', /nurse|\brn\b|\blpn\b/i, { not: /manager/i }),
  query('"line cook"', /line cook/i),
  query('accountant NOT senior', /accountant/i, { not: /senior/i }),
  // Slips
  query('acountant', /\baccountant/i),
  query('elctrician', /electrician|electrical apprentice/i),
  query('registerd nurse', nurse),
  query('paralegl', /paralegal/i),
  query('devpos engineer', /devops/i),
];
