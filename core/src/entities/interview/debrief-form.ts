import * as z from 'zod/mini';
import { rule } from '../../text/form-rule.ts';
import { lineField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { answerRatings, type Debrief } from './interview.ts';

/** Most questions of one interview: more than an assessment of a whole day has. */
export const maxQuestions = 100;

/** What a person writes down after an interview, with the sentence each field shows when it cannot be saved. */
export const DebriefForm = z.object({
  went: z.enum(answerRatings),
  questions: z
    .array(z.object({ question: lineField, answer: longTextField, went: z.enum(answerRatings) }))
    .check(
      rule(
        (list: unknown[]) => list.length <= maxQuestions,
        formProblem('questions', { most: maxQuestions }),
      ),
    ),
  impressions: longTextField,
  better: longTextField,
});
export type DebriefFormValues = z.infer<typeof DebriefForm>;

/** The values of a form from what is stored. */
export function debriefValues({ went, questions, impressions, better }: Debrief): DebriefFormValues {
  return { went, questions, impressions, better };
}

/** What is stored of a form: trimmed, without the lines that were left empty. */
export function debriefFields({ questions, ...fields }: DebriefFormValues): Omit<Debrief, 'date'> {
  return {
    ...fields,
    impressions: fields.impressions.trim(),
    better: fields.better.trim(),
    questions: questions
      .map(({ question, answer, went }) => ({ question: question.trim(), answer: answer.trim(), went }))
      .filter(({ question, answer }) => `${question}${answer}` !== ''),
  };
}
