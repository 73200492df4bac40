import { messages } from '../text/messages.ts';
import { questionArea, questionBank } from './question-bank.ts';
import { requirementArea, requirementTexts } from './requirement-questions.ts';

/** The questions of the bank for translators; a session holds their codes (`DrawnQuestion`). */
export const questionTexts = messages(
  questionArea,
  Object.fromEntries(questionBank().map(({ code, text }) => [code.slice(questionArea.length + 1), text])),
);

/** The questions that a posting gives rise to, for translators. */
export const requirementQuestionTexts = messages(
  requirementArea,
  Object.fromEntries(
    requirementTexts().map(([code, text]) => [code.slice(requirementArea.length + 1), text]),
  ),
);
