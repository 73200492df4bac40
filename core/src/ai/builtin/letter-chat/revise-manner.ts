import type { LetterFacts } from '../../../entities/letter/letter-facts.ts';
import { fillLetter } from '../../../entities/letter/letter-fill.ts';
import { letterWords } from '../../../entities/letter/letter-words.data.ts';
import { wordsFoundIn } from '../../../writing/word-forms.ts';
import { letterTones } from '../../ai-body.ts';
import type { LetterTone } from '../letter.ts';
import { closings, openings, whyGap } from '../letter-frames.data.ts';
import { letterChatTexts as texts } from './letter-chat.messages.ts';
import { type BodySentence, bodySentences, type LetterPieces, withoutSentences } from './letter-pieces.ts';
import { isSupported } from './revise-length.ts';
import { changed, type PiecesStep, type RevisionStep } from './revision.ts';
import { intensifiers, salesWords } from './sales-words.data.ts';

/** The letter with the opening, the question why and the closing of another tone, where they are those that rules wrote. */
export function toned(tone: LetterTone, facts: LetterFacts, isQuiet?: 'quiet'): RevisionStep {
  return (revision) => {
    let { text } = revision;
    for (const frames of [openings, whyGap, closings])
      for (const other of letterTones.filter((one) => one !== tone))
        text = text.replace(fillLetter(frames[other], facts), () => fillLetter(frames[tone], facts));
    const isToned = text !== revision.text;
    if (isQuiet) return { ...revision, text };
    return {
      text,
      said: [...revision.said, texts(isToned ? 'toned' : 'not-toned')],
      needsModel: revision.needsModel || !isToned,
    };
  };
}

/** The letter without sentences that only praise, and without words that only strengthen. */
export function calmed(pieces: LetterPieces): PiecesStep {
  const all = bodySentences(pieces);
  const praise = all.filter((one) => !tells(one) && wordsFoundIn(one.text, salesWords, 'en').length > 0);
  const isAll = all.every((one) => praise.includes(one));
  const rest = isAll ? pieces : withoutSentences(pieces, new Set(praise));
  let count = isAll ? 0 : praise.length;
  const body = rest.body.map((paragraph) => ({
    ...paragraph,
    sentences: paragraph.sentences.map((sentence) => {
      const text = plainer(sentence.text);
      if (text === sentence.text) return sentence;
      count += 1;
      return { ...sentence, text };
    }),
  }));
  if (count === 0) return { ...changed(null, texts('not-calmed')), needsModel: true };
  return changed({ ...rest, body }, texts('calmed', { count }));
}

const tells = (one: BodySentence) => one.line !== null && isSupported(one);

/** A sentence without words that strengthen and say nothing; one that begins it stays, since the rest may not stand alone. */
function plainer(sentence: string): string {
  const found = wordsFoundIn(sentence, intensifiers, 'en').filter(
    ({ start, end }) => start > 0 && sentence.charAt(start - 1) === ' ' && sentence.charAt(end) === ' ',
  );
  let text = sentence;
  for (const { start, end } of found.reverse()) text = text.slice(0, start) + text.slice(end + 1);
  return text;
}

/** The letter with another greeting: a name is greeted as the language does, words that greet are taken as they are. */
export function greeted(pieces: LetterPieces, asked: string, language: string): PiecesStep {
  const words = letterWords[language.toLowerCase().split('-')[0] ?? ''] ?? letterWords.en;
  const isWhole = /^(?:dear|hello|hi|good|to|guten|sehr|liebe|hallo)\b/i.test(asked);
  const line = isWhole ? asked : words.person.replace('{name}', () => asked);
  const head = /[,:!,]$/.test(line) ? line : `${line},`;
  return changed({ ...pieces, head }, texts('greeted', { text: head }));
}

/** The letter with other words over the name. */
export function signed(pieces: LetterPieces, asked: string): PiecesStep {
  const line = /[,.!]$/.test(asked) ? asked : `${asked},`;
  const [, ...name] = pieces.foot.split('\n');
  return changed({ ...pieces, foot: [line, ...name].join('\n') }, texts('signed', { text: line }));
}
