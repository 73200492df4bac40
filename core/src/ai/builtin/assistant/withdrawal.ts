import type { Said } from './findings.ts';
import { holdsOne } from './phrases.ts';
import { queryTexts } from './query/condition.messages.ts';
import { questionWords } from './question-text.ts';

/** Ways to call off what was proposed, or to take back what was written. */
const phrases = [
  '^cancel|withdraw|discard|scrap that|it|this|them',
  '^cancel|withdraw|discard|scrap the|that|this|my reminder|task|note|proposal|last|change|one',
  '^no cancel|wait|stop',
  '^cancel',
  '^mind',
  '^forget|undo it|that|this|about',
  '^scratch|drop that|it|this',
  '^do not do|add|save|write that|it|this',
  '^take that|it back',
] as const;
const most = 7;

/** An answer to “cancel that”: the open proposals are declined, or what can be undone is said. Null for anything else. */
export function withdrawalIn(question: string, { open }: { open: number }): Said | null {
  const words = questionWords(question).filter(
    (word) => !['please', 'actually', 'ok', 'oh', 'hey', 'sorry'].includes(word),
  );
  if (words.length === 0 || words.length > most || !holdsOne(words, phrases)) return null;
  // “Cancel my interview” is about a record.
  if (
    words.some((word) =>
      ['interview', 'interviews', 'application', 'account', 'subscription', 'plan'].includes(word),
    )
  )
    return null;
  if (open > 0) return { lines: [queryTexts('withdrawn', { count: open })], withdraws: true };
  return { lines: [queryTexts('nothing-to-withdraw')], screens: ['undo'] };
}
