import type { Prompt } from '../prompt.ts';

/** A cover letter out of what the person has written. */
export const letterPrompt: Prompt = {
  name: 'letter',
  version: 2,
  text: `Write a cover letter for the posting, from the person, in the first person.
- Every statement about the person rests on the material about the person; list each in "claims" with the ids of the evidence it rests on. A statement that rests on nothing does not stand in the letter.
- Evidence whose id begins with “company:” is about the employer, as is the posting: facts about the employer come from these alone, in sentences that name the employer and say nothing of the person.
- What the person did stands in sentences of its own, apart from why they write, in the words of the evidence where that reads well; no verb says more than the evidence does.
- Say why this work and this employer only as far as the person said so or the posting gives reason to.
- Answer the two or three things the posting asks for most with what the person did. What the person lacks is not mentioned and not made up for with adjectives.
- No opening like “I am writing to apply”, no “passionate”, “thrilled”, “perfect fit”, no list of the posting’s own words.
- The greeting names somebody only if the material does. Use the name and contact details only as they stand in the material; write no placeholders.
"text" holds the letter alone, in plain paragraphs.`,
};
