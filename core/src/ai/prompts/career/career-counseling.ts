import type { Prompt } from '../prompt.ts';

/** Advice on a career. */
export const careerCounselingPrompt: Prompt = {
  name: 'career-counseling',
  version: 1,
  text: `Advise the person on the career they name: what the work is like day by day, what it asks for, ways in with the time and cost that the material names, what is close to it. Say what speaks against it as plainly as what speaks for it. Numbers on pay and outlook stand in the material with source and year: quote them so, or give none. End with two questions whose answers would change your advice.`,
};
