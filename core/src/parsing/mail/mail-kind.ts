import {
  approachPhrases,
  bulkPhrases,
  conditionWords,
  mailPhrases,
  personalPhrases,
  receiptPhrases,
  refusalWords,
} from './mail-phrases.data.ts';
import { foldSentence, type MailText, sentencesOf } from './mail-text.ts';

/** What an employer's mail says of an application. */
export type MailKind = keyof typeof mailPhrases;

/** What a mail says, and the sentence that says it, as it was written. */
export type MailMeaning = { kind: MailKind; words: string };

/** Letters that a `*` in a phrase stands for at most. */
const longestGap = 60;
/** A mail to one person is shorter; beyond this a sentence is no answer. */
const maxSentences = 400;
const longestWords = 400;

/**
 * Reads what a mail says of an application; null for anything that does not say it in so many words: newsletters, recruiters
 * who were never applied to, and what only may happen (“if you are not selected”). A refusal outweighs what is said beside it.
 */
export function readMailKind({ subject, body }: MailText): MailMeaning | null {
  const sentences = [subject, ...sentencesOf(body)].filter(Boolean).slice(0, maxSentences);
  const folded = sentences.map((sentence) => ` ${foldSentence(sentence)} `);
  const says = (phrases: readonly string[]) =>
    folded.some((sentence) => phrases.some((phrase) => placeOf(sentence, phrase) >= 0));
  if (says(bulkPhrases) && !says(personalPhrases)) return null;
  const isApproach = says(approachPhrases);
  const isReceipt = says(receiptPhrases);
  for (const kind of ['rejection', 'offer', 'invitation', 'acknowledgement'] as const) {
    if (isApproach && kind !== 'rejection') continue;
    if (isReceipt && kind === 'invitation') continue;
    const at = folded.findIndex((sentence) => isSaid(kind, sentence));
    if (at >= 0) return { kind, words: (sentences[at] ?? '').slice(0, longestWords) };
  }
  return null;
}

function isSaid(kind: MailKind, sentence: string): boolean {
  return mailPhrases[kind].some((phrase) => {
    const at = placeOf(sentence, phrase);
    if (at < 0) return false;
    const before = sentence.slice(0, at + 1);
    const stands = (words: readonly string[]) => words.some((word) => before.includes(` ${word} `));
    if (stands(conditionWords)) return false;
    return kind === 'rejection' || kind === 'acknowledgement' || !stands(refusalWords);
  });
}

/** Where a phrase begins in a folded sentence with a space at both ends; −1 where it does not stand. */
function placeOf(sentence: string, phrase: string): number {
  const [first = '', ...rest] = phrase.split(' * ');
  for (let at = sentence.indexOf(` ${first}`); at >= 0; at = sentence.indexOf(` ${first}`, at + 1)) {
    let end = at + first.length + 1;
    const goesOn = rest.every((piece) => {
      // No farther than the gap, else a text that repeats the first piece is read to its end each time.
      const next = sentence.slice(end, end + longestGap + piece.length + 1).indexOf(` ${piece}`);
      if (next < 0) return false;
      end += next + piece.length + 1;
      return true;
    });
    if (goesOn) return at;
  }
  return -1;
}
