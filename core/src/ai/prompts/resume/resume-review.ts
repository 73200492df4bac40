import type { Prompt } from '../prompt.ts';

/** What there is to mend in a resume. */
export const resumeReviewPrompt: Prompt = {
  name: 'resume-review',
  version: 1,
  text: `Review the resume as somebody who hires in its trade would read it. What rules found already may stand in the material; do not repeat it.
- "text": three to eight sentences on what the reader takes away, what stays unclear, and what to do first.
- "findings": at most ten, the most useful first. Each has "place" (the id of the evidence, or "whole"), "problem" in one sentence, "advice" in one sentence that the person can act on. Ask for a missing fact, never supply it.
- "claims": each statement about the person in "text", with the ids of the evidence it rests on.`,
};
