import { foldedWords } from '../../../entities/ledger/ledger-entries.ts';
import { claimsMore } from '../../../truth/ledger.ts';
import type { PreparedEvidence } from '../../../truth/prepared-evidence.ts';
import { letterChatTexts as texts } from './letter-chat.messages.ts';
import {
  type BodySentence,
  bodySentences,
  joinedLetter,
  type LetterPieces,
  newSentence,
  withoutSentences,
} from './letter-pieces.ts';
import { beyondRules, changed, type PiecesStep } from './revision.ts';

/** “Shorter” is about a quarter less. */
const shorterShare = 0.75;
/** “Longer” brings so many lines at once. */
const linesAdded = 2;
/** Shorter words of a posting say nothing of what it asks for. */
const shortestAsked = 5;

/** Whether a sentence tells something of the person that they wrote. */
export const isSupported = ({ line }: BodySentence) => line === null || line.checked.verdict === 'supported';

/** The letter without its weakest sentences, until a quarter of its words is gone; the opening and one sentence about the person stay. */
export function shortened(pieces: LetterPieces, evidence: PreparedEvidence): PiecesStep {
  const before = wordCount(pieces);
  const asked = new Set(
    evidence.posting
      .flatMap(({ item }) => foldedWords(item.text))
      .filter((word) => word.length >= shortestAsked),
  );
  const all = bodySentences(pieces);
  const going = new Set<BodySentence>();
  const ranked = all
    .map((sentence, at) => ({ sentence, strength: strengthOf(sentence, asked, at === 0), at }))
    // Of two that are as strong the later one goes.
    .sort((a, b) => a.strength - b.strength || b.at - a.at);
  for (const { sentence, strength } of ranked) {
    const left = all.filter((one) => !going.has(one) && one !== sentence);
    if (strength === opening || left.filter(isSupported).length === 0 || left.length < 2) continue;
    if (wordCount(withoutSentences(pieces, going)) <= before * shorterShare) break;
    going.add(sentence);
  }
  if (going.size === 0) return beyondRules(texts('not-shorter'));
  const next = withoutSentences(pieces, going);
  return changed(next, texts('shortened', { count: going.size, before, after: wordCount(next) }));
}

const opening = Number.POSITIVE_INFINITY;

/** Held, then what claims nothing, then the person's own by what the posting asks; a number counts, and so does who wrote it. */
function strengthOf({ line, text }: BodySentence, asked: ReadonlySet<string>, isFirst: boolean): number {
  if (line?.state === 'held') return 0;
  if (isFirst) return opening;
  const byPerson = line !== null && line.entry === null ? 0.5 : 0;
  if (line && (line.checked.verdict === 'no-claim' || claimsMore(line.checked))) return 1 + byPerson;
  const words = new Set(foldedWords(text));
  const hits = [...words].filter((word) => asked.has(word)).length;
  return 2 + Math.min(3, hits) + (/\d/.test(text) ? 1 : 0) + byPerson;
}

const wordCount = (pieces: LetterPieces) => foldedWords(joinedLetter(pieces)).length;

/** The letter with lines that it does not tell yet, behind the last paragraph about the person. */
export function lengthened(pieces: LetterPieces, mine: readonly string[]): PiecesStep {
  const fresh = mine.filter((text) => !isTold(pieces, text)).slice(0, linesAdded);
  if (fresh.length === 0) return changed(null, texts('not-longer'));
  return changed(withParagraph(pieces, fresh), texts('lengthened', { count: fresh.length }));
}

/** Whether a letter tells a line already, whatever stands before it: “At Mercy, I …”. */
export function isTold(pieces: LetterPieces, text: string): boolean {
  const told = foldedWords(joinedLetter(pieces)).join(' ');
  const words = foldedWords(text);
  // The employer, “I” and “also” may stand before it or not.
  const core = words.slice(Math.min(words.length - 1, words.indexOf('i') + 1)).join(' ');
  return told.includes(core);
}

/** The letter with a new paragraph behind the last one that tells something of the person. */
export function withParagraph(pieces: LetterPieces, sentences: readonly string[]): LetterPieces {
  const last = pieces.body.findLastIndex((one) =>
    one.sentences.some((sentence) => sentence.line?.checked.verdict === 'supported'),
  );
  const at = last < 0 ? Math.max(0, pieces.body.length - 1) : last + 1;
  const paragraph = { lead: '', sentences: sentences.map(newSentence) };
  return { ...pieces, body: [...pieces.body.slice(0, at), paragraph, ...pieces.body.slice(at)] };
}
