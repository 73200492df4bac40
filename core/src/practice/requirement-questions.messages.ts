import { messages } from '../text/messages.ts';
import { requirementTemplates } from './requirement-templates.ts';

/** The questions that a posting gives rise to, with `{asked}` for what it asks for: “requirement-questions.skill-1”. */
export const requirementQuestionTexts = messages(
  'requirement-questions',
  Object.fromEntries(requirementTemplates().map(({ name, text }) => [name, text.replace('{}', '{asked}')])),
);
