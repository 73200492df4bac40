import { readAdzuna } from './format-adzuna.ts';
import { readArbeitnow } from './format-arbeitnow.ts';
import { readAshby } from './format-ashby.ts';
import { readGeneric } from './format-generic.ts';
import { readGreenhouse } from './format-greenhouse.ts';
import { readHackerNews } from './format-hacker-news.ts';
import { readJsonLd } from './format-json-ld.ts';
import { readLever } from './format-lever.ts';
import { readNycGov } from './format-nyc-gov.ts';
import { readOpenJobsData } from './format-open-jobs-data.ts';
import { readRecruitee } from './format-recruitee.ts';
import { readRemoteJobs } from './format-remote-jobs.ts';
import { readRemoteOk } from './format-remote-ok.ts';
import { readRemotive } from './format-remotive.ts';
import { readSimplifyNewgrad } from './format-simplify-newgrad.ts';
import { readSmartRecruiters } from './format-smart-recruiters.ts';
import { readTechSalaryRadar } from './format-tech-salary-radar.ts';
import { readTheMuse } from './format-the-muse.ts';
import { readUsaJobs } from './format-usa-jobs.ts';
import { readWeWorkRemotely } from './format-we-work-remotely.ts';
import { readWorkable } from './format-workable.ts';
import { type ReadContext, type ReadResult, UnreadableRecord } from './posting-record.ts';

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
