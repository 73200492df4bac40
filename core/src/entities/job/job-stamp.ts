import { foldCompanyName, foldText } from '../../text/company-name.ts';
import { readPostingData } from '../posting/posting-data.ts';
import { nextInstant } from '../record.ts';
import type { Job, JobKeys } from './job.ts';
import { jobSearchedFields } from './job-entity.ts';
import { matchKeys, similarKey } from './job-identity.ts';
import { jobStatus, jobStatuses } from './job-status.ts';

/** Notes may be long; past this many distinct words the index would cost more than the search is worth. */
const maxWords = 200;

/** The distinct words a text is found by: folded, in order of first use. */
export function searchWords(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => foldText(text.replaceAll('&', ' ')).split(' ')))].filter(
    Boolean,
  );
}

/**
 * The source id and URLs of a saved job. An id counts only with the feed that gave it: one typed by hand beside
 * “Online” is unique nowhere.
 */
export function jobMatchKeys(job: Job): string[] {
  const posting = readPostingData(job.jobPostingData);
  const feed = posting?.source || (job.source === 'adzuna' ? job.source : '');
  const own = matchKeys({ source: feed, externalId: job.externalId, url: job.url });
  return [...new Set([...own, ...(posting ? matchKeys(posting) : [])])];
}

/** What lists look a job up by. Depends on the job alone, so that a restore can make it again. */
export function jobKeys(job: Job): JobKeys {
  const match = jobMatchKeys(job);
  return {
    group: jobStatus(job.status).group,
    rank: jobStatuses.findIndex((s) => s.value === job.status),
    applied: job.applied ? 1 : 0,
    title: foldText(job.jobTitle),
    company: foldCompanyName(job.companyName),
    pay: job.pay?.yearlyMax ?? job.pay?.yearlyMin ?? -1,
    match,
    similar: similarKey(job),
    words: searchWords(...jobSearchedFields.flatMap((field) => job[field])).slice(0, maxWords),
  };
}

/**
 * A job as it is written after an addition or a change (docs/spec/states.md, Applied): applied when dateApplied is set,
 * jobAlreadyAdded true, dateUpdated now, and the keys that lists need. `before` is the stored job, if any.
 */
export function stampJob(
  job: Job,
  { now, newUid, before }: { now: Date; newUid: () => string; before?: Job },
): Job {
  const at = nextInstant(now, before?.updatedAt);
  const stamped: Job = {
    ...job,
    uid: before?.uid || job.uid || newUid(),
    createdAt: before?.createdAt || job.createdAt || at,
    updatedAt: at,
    dateAdded: job.dateAdded || at,
    dateUpdated: at,
    jobAlreadyAdded: true,
    applied: job.applied || job.dateApplied !== '',
  };
  return { ...stamped, keys: jobKeys(stamped) };
}
