import type { Prompt } from '../prompt.ts';

/** What an employer is, out of what is at hand. */
export const companySummaryPrompt: Prompt = {
  name: 'company-summary',
  version: 1,
  text: `Sum up the employer for somebody who thinks of working there, out of the material alone:
1. What it does, in two sentences.
2. What the material says of its places, size, postings and pay, with the day or year that stands there.
3. What the material does not say and the person could ask in an interview: three questions.
Add nothing from memory. Where the material says little, the summary is short.`,
};
