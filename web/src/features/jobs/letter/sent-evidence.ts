import { aiBodyLimits } from '@foothold/core/ai/ai-body.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { evidenceOfLetter, type LetterSources } from '@foothold/core/truth/evidence-of-letter.ts';
import { resumeBody } from '../../../shared/ai/resume-body.ts';

/**
 * What a model is given to write a letter of, under the ids that its claims name: what the resume shows, stories and what is kept of
 * the company. Hidden items and practiced answers stay here; the posting and the head of the letter go along by themselves.
 */
export function sentEvidence({ resume, stories, company }: LetterSources): { id: string; text: string }[] {
  const shown = resume && (resumeBody(resume) as WholeResume['resume'] & Omit<WholeResume, 'resume'>);
  const whole = shown && { ...shown, resume: shown };
  return evidenceOfLetter({ resume: whole, stories, answers: [], posting: null, company })
    .filter(({ id }) => !id.includes('/head:'))
    .slice(0, aiBodyLimits.evidence)
    .map(({ id, text }) => ({ id, text }));
}
