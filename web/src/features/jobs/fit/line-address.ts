import type { Requirement } from '@foothold/core/fit/requirement.ts';
import { href } from '../../../platform/href.ts';
import { sectionFor } from '../../../shared/fit/fit-rows.ts';

/** The editor of a resume at an empty line in the section where a requirement would be told. */
export function lineAddress(resumeId: number, requirement: Requirement): string {
  return href('/resume/edit/:internalId', {
    internalId: resumeId,
    search: { line: sectionFor(requirement) },
  });
}
