import { type Say, sayEnglish } from '../../../../text/messages.ts';
import { questionTexts } from '../question.messages.ts';
import { conditionWords, type WordsContext } from './condition-words.ts';
import type { Condition, RecordQuery } from './record-query.ts';

/** A condition as a chip: its words, and those of what it may have meant instead. */
export type QueryChip = { label: string; choices: string[] };

type Wording = WordsContext & { say: Say };

/** The conditions of a query as chips, in their order. */
export function chipsOf({ where }: RecordQuery, { say, ...context }: Wording): QueryChip[] {
  return where.map((condition) => ({
    label: say(conditionWords(condition, context)),
    choices: choicesOf(condition).map((one) => say(conditionWords(one, context))),
  }));
}

const choicesOf = (condition: Condition): Condition[] =>
  condition.choices.map((field) => ({
    ...condition,
    field,
    choices: [condition.field, ...condition.choices.filter((one) => one !== field)],
  }));

/** The query that a pressed chip asks for: “Without …”, “Rather: …” with the words of the chip; null for another question. */
export function chipQuery(
  question: string,
  before: RecordQuery,
  { say, ...context }: Wording,
): RecordQuery | null {
  const pressed = (name: 'without' | 'rather', label: string) =>
    question.trim().toLowerCase() === sayEnglish(questionTexts(name, { name: label })).toLowerCase();
  for (const [index, condition] of before.where.entries()) {
    const others = before.where.filter((_, at) => at !== index);
    if (pressed('without', say(conditionWords(condition, context)))) return { ...before, where: others };
    for (const choice of choicesOf(condition))
      if (pressed('rather', say(conditionWords(choice, context))))
        return { ...before, where: before.where.with(index, choice) };
  }
  return null;
}
