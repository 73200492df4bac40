import type { Competence } from './competence.ts';
import type { QuestionKind } from './practice-question.ts';
import { requirementQuestions } from './requirement-questions.data.ts';

/** A question made from what a posting asks for; `{}` in its text is what that is. */
export type RequirementTemplate = {
  name: string;
  /** The kind of requirement, with a dash where it names a condition. */
  of: string;
  kind: QuestionKind;
  competence: Competence;
  text: string;
};

const letters: Readonly<Record<string, QuestionKind>> = {
  B: 'behavioural',
  S: 'situational',
  T: 'technical',
};

let made: readonly RequirementTemplate[] | null = null;

/** All of them, in the order of the table; read once. */
export function requirementTemplates(): readonly RequirementTemplate[] {
  made ??= requirementQuestions
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [name = '', of = '', letter = '', competence = '', text = ''] = row
        .split('|')
        .map((part) => part.trim());
      return { name, of, kind: letters[letter] ?? 'behavioural', competence: competence as Competence, text };
    });
  return made;
}
