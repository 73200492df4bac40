import type { Prompt } from '../prompt.ts';

/** Better wordings of what a resume says. */
export const resumeOptimizePrompt: Prompt = {
  name: 'resume-optimize',
  version: 2,
  text: `Suggest better wordings for lines of the resume, towards the posting where there is one.
- "edits": at most twelve. Each has "place" (the id of the evidence), "before" (the words as they stand there, exactly), "after" (your words) and "why" in one sentence.
- A line stays one line, in its tense and person and about as long as it is. Names, titles, dates, schools and licences stay as they are.
- "after" says nothing that "before" or other evidence does not say: the same facts, numbers, tools and duties, clearer and shorter. A word of the posting may be used only where the evidence shows that the person did that very thing.
- What the posting asks for and the evidence does not show is named in "text" as a question to the person, never put into an edit.
- "claims": each "after" as a statement, with the ids of the evidence it rests on.`,
};
