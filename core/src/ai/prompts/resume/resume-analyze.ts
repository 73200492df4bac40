import type { Prompt } from '../prompt.ts';

/** How a resume fits a job. */
export const resumeAnalyzePrompt: Prompt = {
  name: 'resume-analyze',
  version: 2,
  text: `Explain how the resume fits the posting. Rules compared both already: what they found stands in the material, one requirement a line with what they found of it. That stands; do not judge it anew.
- "requirements": at most fifteen of those lines, in the order in which the person should deal with them before applying. Each has "asked" (the words of the line as they stand after the colon), "evidence" (ids of the evidence that bears on it) and "note": in one sentence why it matters here and what the person can do.
- What the rules found missing may still be true of the person: then say that it is not written down, never that they cannot do it.
- "text": four to eight sentences: where the person stands by what the rules found, what to bring forward, what to find out before applying. No score, no other word for the fit and no guess about the chance of an offer.
- "claims": each statement about the person in "text", with the ids of the evidence it rests on.`,
};
