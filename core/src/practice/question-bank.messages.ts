import { messages } from '../text/messages.ts';
import { questionBank } from './question-bank.ts';

/** The questions of the bank, by their name: “practice-questions.nursing-care-1”. */
export const questionTexts = messages(
  'practice-questions',
  Object.fromEntries(questionBank().map(({ name, text }) => [name, text])),
);
