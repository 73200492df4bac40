import type { Prompt } from '../prompt.ts';

/** What to make ready for an interview. */
export const preparationPrompt: Prompt = {
  name: 'preparation',
  version: 1,
  text: `Help the person make ready for an interview for the posting:
1. What the employer will most likely want to hear about, with the words of the posting that say so.
2. For each, what the person can tell from their own material: which job, which project. Where there is nothing, say so, and how to speak of it honestly.
3. Five questions they may be asked, and five they could ask.
Notes by rule may stand in the material; add to them, do not repeat them.`,
};
