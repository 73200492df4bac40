import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { Resume } from '@foothold/core/entities/resume/resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { RequirementState } from '@foothold/core/fit/fit.ts';
import type { Requirement } from '@foothold/core/fit/requirement.ts';
import { resumeForFit, useFitSide } from '../../../data/fit/fit-sources.ts';
import type { SheetSources } from '../../../data/interviews/sheet-sources.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { fitGroups } from '../../../shared/fit/fit-rows.ts';
import { useFitReport } from '../../../shared/fit/use-fit-report.ts';
import { type StoryOfRequirement, storiesByRequirement } from './stories-by-requirement.ts';

/** A must of the posting beside how the resume meets it; null without a resume. */
export type SheetMust = { requirement: Requirement; state: RequirementState | null };

/** What a posting asks for and what the person has to tell of it. */
export type SheetFit = { musts: SheetMust[]; stories: StoryOfRequirement[]; isReading: boolean };

/** What a posting asks for is read without a resume too; how it is met is then not said. */
const emptyResume: WholeResume = {
  resume: Resume.parse({ internalId: 0 }) as Resume,
  ...{ experience: [], education: [], skills: [], sections: [] },
};

/** The must-haves of the posting by the fit of the job's resume, and own stories that fit them. */
export function useSheetFit({ job, posting, stories }: SheetSources): SheetFit {
  const side = useFitSide();
  const resume = side && job ? resumeForFit(side.resumes, job.resumeId) : undefined;
  const hasText = posting !== null && posting.text.trim() !== '';
  const ask =
    side && job && posting && hasText
      ? {
          posting,
          resume: resume ?? emptyResume,
          answers: job.fitChoices,
          person: side.person,
          today: calendarDate(systemClock.now()),
        }
      : null;
  const report = useFitReport(ask);
  const read = ask && report ? fitGroups(report) : [];
  const musts = read
    .filter(({ kind }) => kind === 'must' || kind === 'asked')
    .flatMap(({ rows }) => rows)
    .map(({ requirement, fit }): SheetMust => ({ requirement, state: resume ? fit.state : null }));
  return {
    musts,
    stories: storiesByRequirement(
      musts.map(({ requirement }) => requirement.label),
      stories,
    ),
    isReading: side === undefined || (ask !== null && report === undefined),
  };
}
