import type { Practice } from '@foothold/core/entities/conversation/practice.ts';
import { isCompetence } from '@foothold/core/practice/competence.ts';
import { type DrawnQuestion, questionKinds, sayQuestion } from '@foothold/core/practice/practice-question.ts';
import type { MessageCode, Say } from '@foothold/core/text/messages.ts';
import * as z from 'zod/mini';

const MessageWords = z.object({
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** A stored question in the language of the person; one of their own, or of an older version, as it was stored. */
export const practicedQuestion = (row: Pick<Practice, 'question' | 'wording'>, say: Say): string =>
  sayQuestion({ text: row.question, message: readWording(row.wording) }, say);

/** A stored question as one to ask again. */
export function drawnOf({ question, wording, kind, competence }: Practice): DrawnQuestion {
  return {
    text: question,
    message: readWording(wording),
    kind: questionKinds.find((one) => one === kind) ?? 'behavioural',
    competence: isCompetence(competence) ? competence : 'results',
    because: { what: 'again' },
  };
}

function readWording(wording: string): MessageCode | undefined {
  if (wording === '') return undefined;
  try {
    const read = MessageWords.safeParse(JSON.parse(wording));
    if (!read.success) return undefined;
    const { code, values } = read.data;
    return values ? { code, values } : { code };
  } catch {
    return undefined;
  }
}
