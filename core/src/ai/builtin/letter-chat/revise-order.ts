import { sentencesIn } from '../../../truth/sentences.ts';
import { letterChatTexts as texts } from './letter-chat.messages.ts';
import {
  type BodySentence,
  bodySentences,
  type LetterPieces,
  newSentence,
  withoutSentences,
} from './letter-pieces.ts';
import { isAbout } from './letter-topic.ts';
import { isSupported, isTold, withParagraph } from './revise-length.ts';
import { beyondRules, changed, type PiecesStep } from './revision.ts';

type About = {
  topic: string;
  language: string;
  /** Chosen notes of the job. */
  notes: readonly string[];
  /** What can be put in; read where the letter has nothing of the topic. */
  mine: () => readonly string[];
};

const ordinals: Readonly<Record<string, number>> = {
  ...{ first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1 },
  ...{ ersten: 0, zweiten: 1, dritten: 2, letzten: -1 },
};
const counted =
  /^(?:(first|second|third|fourth|fifth|last|ersten|zweiten|dritten|letzten) (sentence|paragraph|satz|absatz)|(sentence|paragraph|satz|absatz) (\d{1,3}))$/;

/** The letter without what it says about a topic, or without a sentence or paragraph that is named by its place. */
export function leftOut(pieces: LetterPieces, topic: string, language: string): PiecesStep {
  const all = bodySentences(pieces);
  const going = new Set(placed(pieces, topic) ?? all.filter(({ text }) => isAbout(text, topic, language)));
  if (going.size === 0) return changed(null, texts('not-in-letter', { topic }));
  if (!all.some((one) => !going.has(one) && isSupported(one)) && all.some(isSupported))
    return changed(null, texts('left-out-all', { topic }));
  return changed(withoutSentences(pieces, going), texts('left-out', { count: going.size, topic }));
}

/** Sentences that are named by their place; null where the topic is no place. */
function placed(pieces: LetterPieces, topic: string): BodySentence[] | null {
  const found = counted.exec(topic);
  if (!found) return null;
  const [, ordinal, first, second, number] = found;
  const at = ordinal === undefined ? Number(number) - 1 : (ordinals[ordinal] ?? 0);
  const isParagraph = /^(?:paragraph|absatz)$/.test(first ?? second ?? '');
  if (isParagraph) return pieces.body.at(at)?.sentences ?? [];
  const one = bodySentences(pieces).at(at);
  return one ? [one] : [];
}

/** The letter with what it says about a topic behind its opening; put in where only the chosen material says it. */
export function movedFirst(pieces: LetterPieces, about: About): PiecesStep {
  const [opening] = bodySentences(pieces);
  return moved(pieces, about, 'moved-first', (rest, sentences) => {
    const [first, ...others] = rest.body;
    const paragraph = { lead: '', sentences };
    if (!first?.sentences.includes(opening as BodySentence))
      return { ...rest, body: [paragraph, ...rest.body] };
    // The opening says what the letter is for; what comes first stands behind it.
    const [, ...after] = first.sentences;
    const remaining = after.length > 0 ? [{ lead: '', sentences: after }] : [];
    const head = { ...first, sentences: [opening as BodySentence] };
    return { ...rest, body: [head, paragraph, ...remaining, ...others] };
  });
}

/** The letter with what it says about a topic behind everything else about the person. */
export function movedLast(pieces: LetterPieces, about: About): PiecesStep {
  return moved(pieces, about, 'moved-last', (rest, sentences) => {
    const last = rest.body.findLastIndex((one) =>
      one.sentences.some(({ line }) => line !== null && line.checked.verdict !== 'no-claim'),
    );
    const at = last + 1;
    return { ...rest, body: [...rest.body.slice(0, at), { lead: '', sentences }, ...rest.body.slice(at)] };
  });
}

function moved(
  pieces: LetterPieces,
  about: About,
  done: 'moved-first' | 'moved-last',
  place: (rest: LetterPieces, sentences: BodySentence[]) => LetterPieces,
): PiecesStep {
  const { topic, language } = about;
  const [opening, ...others] = bodySentences(pieces);
  // The opening names the job and the employer: it is no topic of its own.
  const found = others.filter(({ text }) => isAbout(text, topic, language));
  if (found.length > 0) {
    const rest = withoutSentences(pieces, new Set(found));
    return changed(
      place(
        rest,
        found.map((one) => ({ ...one, gap: ' ' })),
      ),
      texts(done, { topic }),
    );
  }
  const lines = linesAbout(pieces, about);
  if (lines.length === 0 || !opening) return nothingSays(about);
  return changed(
    place(pieces, lines.map(newSentence)),
    texts('mentioned', { topic }),
    texts(done, { topic }),
  );
}

/** The letter with what the chosen material says about a topic, in the person's own words. */
export function mentioned(pieces: LetterPieces, about: About): PiecesStep {
  const { topic, language } = about;
  if (bodySentences(pieces).some(({ text }) => isAbout(text, topic, language)))
    return { ...changed(null, texts('mentioned-before', { topic })), needsModel: true };
  const lines = linesAbout(pieces, about);
  if (lines.length === 0) return nothingSays(about);
  return changed(withParagraph(pieces, lines), texts('mentioned', { topic }));
}

const mostLines = 2;

function linesAbout(pieces: LetterPieces, { topic, language, mine }: About): string[] {
  return mine()
    .filter((text) => isAbout(text, topic, language) && !isTold(pieces, text))
    .slice(0, mostLines);
}

/** A note is quoted and not put in: rules cannot tell who wrote it. */
function nothingSays({ topic, language, notes }: About): PiecesStep {
  const sentence = notes
    .flatMap((note) => sentencesIn(note).map(({ start, end }) => note.slice(start, end)))
    .find((one) => isAbout(one, topic, language));
  return sentence
    ? changed(null, texts('note-says', { sentence }))
    : beyondRules(texts('nothing-says', { topic }));
}

/** The letter with a sentence of the person's own before its last paragraph of thanks. */
export function added(pieces: LetterPieces, sentence: string): PiecesStep {
  return changed(withParagraph(pieces, [sentence]), texts('added'));
}
