import { readAdzuna } from '../../sources/adzuna/format.ts';
import { readArbeitnow } from '../../sources/arbeitnow/format.ts';
import { readAshby } from '../../sources/ashby/format.ts';
import { readGreenhouse } from '../../sources/greenhouse/format.ts';
import { readHackerNews } from '../../sources/hacker-news/format.ts';
import { readJsonLd } from '../../sources/json-ld/format.ts';
import { readLever } from '../../sources/lever/format.ts';
import { readNycGov } from '../../sources/nyc-gov/format.ts';
import { readOpenJobsData } from '../../sources/open-jobs-data/format.ts';
import { type ReadContext, type ReadResult, UnreadableRecord } from '../../sources/record/posting-record.ts';
import { readRecruitee } from '../../sources/recruitee/format.ts';
import { readRemoteJobs } from '../../sources/remote-jobs/format.ts';
import { readRemoteOk } from '../../sources/remote-ok/format.ts';
import { readRemotive } from '../../sources/remotive/format.ts';
import { readSimplifyNewgrad } from '../../sources/simplify-newgrad/format.ts';
import { readSmartRecruiters } from '../../sources/smart-recruiters/format.ts';
import { readTechSalaryRadar } from '../../sources/tech-salary-radar/format.ts';
import { readTheMuse } from '../../sources/the-muse/format.ts';
import { readUsaJobs } from '../../sources/usa-jobs/format.ts';
import { readWeWorkRemotely } from '../../sources/we-work-remotely/format.ts';
import { readWorkable } from '../../sources/workable/format.ts';
import { readGeneric } from './format-generic.ts';

interface Format {
  /** What the command and its report call it. */
  label: string;
  /** Keys or columns that together occur in this format only. */
  keys: readonly string[];
  read: (record: unknown, context: ReadContext) => ReadResult;
}

/** Every import format by the name that `--format` takes. */
export const formats = {
  'open-jobs-data': {
    label: 'open-jobs-data',
    keys: ['company', 'platform', 'jobId', 'applyUrl', 'firstSeenAt'],
    read: readOpenJobsData,
  },
  'simplify-newgrad': {
    label: 'Simplify new-grad list',
    keys: ['company_name', 'date_posted', 'date_updated', 'is_visible', 'locations'],
    read: readSimplifyNewgrad,
  },
  'tech-salary-radar': {
    label: 'tech-salary-radar',
    keys: ['job_uid', 'location_raw', 'salary_min_orig', 'published_at'],
    read: readTechSalaryRadar,
  },
  themuse: {
    label: 'The Muse',
    keys: ['contents', 'publication_date', 'model_type', 'refs', 'landing_page'],
    read: readTheMuse,
  },
  weworkremotely: {
    label: 'We Work Remotely',
    keys: ['source', 'company', 'tags', 'postedAt', 'location'],
    read: readWeWorkRemotely,
  },
  remotejobs: {
    label: 'remotejobs.org',
    keys: ['apply_url', 'salary_text', 'posted_at', 'is_translated'],
    read: readRemoteJobs,
  },
  'nyc-gov': {
    label: 'New York City jobs',
    keys: ['Job ID', 'Agency', 'Business Title', 'Posting Type', 'Salary Frequency'],
    read: readNycGov,
  },
  greenhouse: {
    label: 'Greenhouse',
    keys: ['absolute_url', 'internal_job_id', 'first_published'],
    read: readGreenhouse,
  },
  lever: { label: 'Lever', keys: ['text', 'categories', 'hostedUrl', 'createdAt'], read: readLever },
  ashby: { label: 'Ashby', keys: ['jobUrl', 'isListed', 'publishedAt'], read: readAshby },
  remotive: {
    label: 'Remotive',
    keys: ['candidate_required_location', 'publication_date', 'company_name'],
    read: readRemotive,
  },
  remoteok: { label: 'Remote OK', keys: ['position', 'epoch', 'apply_url', 'slug'], read: readRemoteOk },
  arbeitnow: { label: 'Arbeitnow', keys: ['job_types', 'slug', 'company_name'], read: readArbeitnow },
  smartrecruiters: {
    label: 'SmartRecruiters',
    keys: ['releasedDate', 'typeOfEmployment', 'refNumber'],
    read: readSmartRecruiters,
  },
  recruitee: { label: 'Recruitee', keys: ['careers_url', 'careers_apply_url', 'slug'], read: readRecruitee },
  workable: { label: 'Workable', keys: ['shortcode', 'telecommuting', 'shortlink'], read: readWorkable },
  adzuna: {
    label: 'Adzuna',
    keys: ['redirect_url', 'created', 'display_name', 'area'],
    read: readAdzuna,
  },
  usajobs: {
    label: 'USAJOBS',
    keys: ['MatchedObjectId', 'MatchedObjectDescriptor'],
    read: readUsaJobs,
  },
  hackernews: {
    label: 'Hacker News: Who is hiring?',
    keys: ['children', 'created_at_i', 'story_id'],
    read: readHackerNews,
  },
  'json-ld': { label: 'schema.org JobPosting', keys: [], read: readJsonLd },
  generic: { label: 'columns by name', keys: [], read: readGeneric },
} as const satisfies Record<string, Format>;
export type FormatName = keyof typeof formats;

/** True for a name that `--format` takes. */
export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

/** Reads one record of a file in the named format; never throws. */
export function readPosting(name: FormatName, record: unknown, context: ReadContext): ReadResult {
  if (record instanceof UnreadableRecord) return { reason: record.reason };
  return formats[name].read(record, context);
}
