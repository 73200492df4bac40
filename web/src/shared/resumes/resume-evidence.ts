import { evidenceOfStory } from '@foothold/core/truth/evidence-of.ts';
import { type PreparedEvidence, prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { ownEvidence } from '@foothold/core/truth/resume-truth.ts';
import type { ResumeSources } from '../../data/resumes/resume-sources.ts';

/** What the person wrote, read for judging lines of a resume. */
export function resumeEvidence({ whole, base, stories }: ResumeSources, today: string): PreparedEvidence {
  return prepareEvidence(ownEvidence({ whole, base, more: stories.flatMap(evidenceOfStory) }), today);
}
