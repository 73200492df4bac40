import type { Prompt } from '../prompt.ts';

/** What an answer in practice does well and lacks. */
export const practiceFeedbackPrompt: Prompt = {
  name: 'practice-feedback',
  version: 1,
  text: `The person practised an interview question; the question and their answer are in the material. Say:
1. What the answer made clear, in one or two sentences, with their words.
2. What a listener still misses: the situation, what they themselves did, how it ended, a number that they know.
3. One thing to try in the next attempt.
Do not write the answer for them and do not add facts to it. Say nothing of accent, voice or grammar unless it kept you from understanding.`,
};
