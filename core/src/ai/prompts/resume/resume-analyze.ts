import type { Prompt } from '../prompt.ts';

/** How a resume fits a job. */
export const resumeAnalyzePrompt: Prompt = {
  name: 'resume-analyze',
  version: 1,
  text: `Say how the resume fits the posting. What rules found already may stand in the material; add to it, do not overrule it.
- "requirements": what the posting asks for, at most fifteen, the most important first. Each has "asked" (the posting’s own words), "state" ("met", "partly", "not shown"), "evidence" (ids of the evidence that shows it, empty for "not shown") and "note" in one sentence.
- "not shown" means that the resume does not say it, not that the person cannot do it.
- "text": four to eight sentences: where the person stands, what to bring forward, what to find out before applying. No score and no guess about the chance of an offer.
- "claims": each statement about the person in "text", with the ids of the evidence it rests on.`,
};
