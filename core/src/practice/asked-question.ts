import { competencesIn } from './competence.ts';
import type { DrawnQuestion, QuestionKind } from './practice-question.ts';

/** A question that was asked in an interview of one's own: for which job, and on which calendar date. */
export type AskedQuestion = { text: string; jobId: number | null; at: string };

const supposes = /^(?:what would|how would|what will|how will|imagine|suppose|if |let'?s say|say )/i;
const recalls =
  /\b(?:tell (?:me|us) about|describe|give (?:me|us) an example|walk (?:me|us) through|have you ever|when did|when was|what was|why (?:did|are|do) you)\b/i;

/** The kind of a question by its first words. */
export function kindOfQuestion(text: string): QuestionKind {
  if (supposes.test(text.trim())) return 'situational';
  return recalls.test(text.slice(0, 200)) ? 'behavioural' : 'technical';
}

/** A question of an interview as one to practice. */
export function askedAgain({ text, jobId, at }: AskedQuestion): DrawnQuestion {
  return {
    text,
    kind: kindOfQuestion(text),
    competence: competencesIn(text)[0] ?? 'results',
    because: { what: 'asked', at, jobId },
  };
}
