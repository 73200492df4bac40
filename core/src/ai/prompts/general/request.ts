import type { Prompt } from '../prompt.ts';

/** Anything asked in words. */
export const requestPrompt: Prompt = {
  name: 'request',
  version: 1,
  text: 'Answer what the person asks about their search for work. Use the material where it helps. Where the question is not about work, careers, applications or moving for work, say in one sentence that this is outside what you help with.',
};
