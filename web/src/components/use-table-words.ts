import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TableName } from '../data/tables.ts';

/** What the rows of each table are called, with their number: “1 job”, “3 companies”. */
export function useTableWords(): (table: TableName, count: number) => string {
  const { t } = useLingui();
  const words: Record<TableName, (n: number) => string> = {
    companies: (n) => t`${plural(n, { one: '# company', other: '# companies' })}`,
    jobs: (n) => t`${plural(n, { one: '# job', other: '# jobs' })}`,
    interviews: (n) => t`${plural(n, { one: '# interview', other: '# interviews' })}`,
    resumes: (n) => t`${plural(n, { one: '# resume', other: '# resumes' })}`,
    resumeExperience: (n) => t`${plural(n, { one: '# resume position', other: '# resume positions' })}`,
    resumeEducation: (n) => t`${plural(n, { one: '# resume school', other: '# resume schools' })}`,
    resumeSkills: (n) => t`${plural(n, { one: '# resume skill', other: '# resume skills' })}`,
    resumeSections: (n) => t`${plural(n, { one: '# resume section', other: '# resume sections' })}`,
    settings: (n) => t`${plural(n, { one: '# setting', other: '# settings' })}`,
    places: (n) => t`${plural(n, { one: '# place', other: '# places' })}`,
    placeGroups: (n) => t`${plural(n, { one: '# place group', other: '# place groups' })}`,
    placeGroupMembers: (n) => t`${plural(n, { one: '# place in a group', other: '# places in groups' })}`,
    jobEvents: (n) => t`${plural(n, { one: '# dated entry of a job', other: '# dated entries of jobs' })}`,
    contacts: (n) => t`${plural(n, { one: '# contact', other: '# contacts' })}`,
    tasks: (n) => t`${plural(n, { one: '# next step', other: '# next steps' })}`,
    documents: (n) => t`${plural(n, { one: '# document', other: '# documents' })}`,
    snapshots: (n) => t`${plural(n, { one: '# kept posting', other: '# kept postings' })}`,
    conversations: (n) => t`${plural(n, { one: '# conversation', other: '# conversations' })}`,
    practice: (n) => t`${plural(n, { one: '# practice interview', other: '# practice interviews' })}`,
    stories: (n) => t`${plural(n, { one: '# story', other: '# stories' })}`,
    homes: (n) => t`${plural(n, { one: '# home location', other: '# home locations' })}`,
    searches: (n) => t`${plural(n, { one: '# saved search', other: '# saved searches' })}`,
  };
  return (table, count) => words[table](count);
}
