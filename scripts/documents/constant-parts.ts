import { interviewStatuses, interviewTypes } from '../../core/src/entities/interview/interview.ts';
import { jobSources, submissionMethods } from '../../core/src/entities/job/job.ts';
import { jobStatuses, jobStatusGroups } from '../../core/src/entities/job/job-status.ts';
import { placePurposes } from '../../core/src/entities/place/place-type-name.ts';
import { placeTypes } from '../../core/src/entities/place/place-types.data.ts';
import { jobTypes } from '../../core/src/entities/posting/posting.ts';
import { settingDefaults } from '../../core/src/entities/setting/setting.ts';
import { commuteSpeeds } from '../../core/src/geography/commute.ts';
import { freeLimits, noLimits, type PlanLimits, plans } from '../../core/src/plans/plans.data.ts';
import {
  jobAges,
  jobDistances,
  placeDistances,
  searchLimits,
  searchSorts,
} from '../../core/src/search/search.ts';
import { accents } from '../../web/src/ui/tokens.ts';
import { codeList, markdownTable } from './made-parts.ts';

/** The statuses of a job in their order. */
export function jobStatusPart(): string[] {
  return markdownTable(
    ['label', 'stored value', 'group', 'phase', 'implies an application'],
    jobStatuses.map(({ value, label, group, phase, impliesApplied }) => [
      label,
      `\`${value}\``,
      jobStatusGroups[group],
      phase,
      impliesApplied ? 'yes' : '',
    ]),
  );
}

/** Lists of choices: what is stored, in their order. */
export function choicePart(): string[] {
  const searchable = placeTypes.filter(([, isSearchable]) => isSearchable).map(([word]) => word);
  const areas = placeTypes.filter(([, isSearchable]) => !isSearchable).map(([word]) => word);
  const lists: [string, readonly (string | number)[]][] = [
    ['job types', Object.keys(jobTypes)],
    ['where a job was found', Object.keys(jobSources)],
    ['how an application was handed in', Object.keys(submissionMethods)],
    ['interview types', interviewTypes],
    ['interview statuses', interviewStatuses],
    ['what a place is kept for', Object.values(placePurposes)],
    ['place types that can be searched for', searchable],
    ['place types that a search of places does not look for', areas],
    ['distances of the job search, miles', jobDistances],
    ['distances of the company and place search, miles', placeDistances],
    ['ages of postings, days (−1: any)', jobAges],
    ['orders of a search', searchSorts],
    ['accents', Object.keys(accents)],
  ];
  return markdownTable(
    ['choice', 'how many', 'values'],
    lists.map(([name, values]) => [name, String(values.length), codeList(values)]),
  );
}

/** Limits of a search and speeds of a commute. */
export function limitPart(): string[] {
  const speeds = Object.entries(commuteSpeeds).map(([mode, speed]) => [
    `commute, ${mode}, km/h`,
    String(speed),
  ]);
  return markdownTable(
    ['limit', 'figure'],
    [
      ...Object.entries(searchLimits).map(([name, value]) => [`search, \`${name}\``, String(value)]),
      ...speeds,
    ],
  );
}

/** The known settings by group, with what each is until it is changed. */
export function settingPart(): string[] {
  const rows = Object.entries(settingDefaults).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [
      `\`${group}\``,
      `\`${name}\``,
      value === '' ? '' : `\`${value}\``,
    ]),
  );
  return markdownTable(['group', 'name', 'until it is changed'], rows);
}

/** The plans with their price and limits, and what holds without one. */
export function planPart(): string[] {
  const limit = (value: number | null) => (value === null ? 'no limit' : String(value));
  const limits = ({ trackedJobs, analysis, optimization, request }: PlanLimits) =>
    [trackedJobs, analysis, optimization, request].map(limit);
  const rows = plans.map(({ id, name, amount, limits: own }) => [
    `${name} (\`${id}\`)`,
    `$${amount / 100}`,
    ...limits(own),
  ]);
  return markdownTable(
    ['plan', 'a month', 'tracked jobs', 'analyses a period', 'optimizations a period', 'requests a day'],
    [
      ...rows,
      ['payments on, no plan', '$0', ...limits(freeLimits)],
      ['payments off', '$0', ...limits(noLimits)],
    ],
  );
}
