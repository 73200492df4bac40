import type { LedgerEntry } from '../../../entities/ledger/ledger-entry.ts';
import type { LetterFacts } from '../../../entities/letter/letter-facts.ts';
import type { Message } from '../../../text/messages.ts';
import type { PreparedEvidence } from '../../../truth/prepared-evidence.ts';
import { wordsFoundIn } from '../../../writing/word-forms.ts';
import { letterChatTexts as texts } from './letter-chat.messages.ts';
import { ownSentences } from './letter-material.ts';
import { bodySentences, joinedLetter, letterPieces } from './letter-pieces.ts';
import { type LetterRequest, readLetterRequests } from './letter-requests.ts';
import { lengthened, shortened } from './revise-length.ts';
import { calmed, greeted, signed, toned } from './revise-manner.ts';
import { added, leftOut, mentioned, movedFirst, movedLast } from './revise-order.ts';
import { beyondRules, changed, type Revision, type RevisionStep } from './revision.ts';

/** What a letter is revised with. */
export type LetterToRevise = {
  text: string;
  /** Of all that the person wrote, whatever is chosen. */
  evidence: PreparedEvidence;
  /** The ledger of the letter. */
  entries: readonly LedgerEntry[];
  facts: LetterFacts;
  /** Keys of the pieces that may be told (`materialKey`). */
  chosen: ReadonlySet<string>;
  /** Texts of the chosen notes of the job: quoted, never put in. */
  notes: readonly string[];
  /** Words that the person does not want. */
  avoided: readonly string[];
  /** A model is at hand, or could be set up. */
  hasModel: boolean;
};

/** A letter as rules revised it, and what they say of it. */
type RevisedLetter = {
  text: string;
  isChanged: boolean;
  said: Message[];
  /** Words that the person said they do not want. */
  avoid: string[];
  /** Sentences that the person wrote themselves. */
  own: string[];
};

/** Does with a letter what was asked, as far as rules can; whatever they cannot do is said. The same values give the same letter. */
export function reviseLetter(asked: string, letter: LetterToRevise): RevisedLetter {
  const nothing = { text: letter.text, isChanged: false, avoid: [], own: [] };
  const requests = readLetterRequests(asked);
  const avoid = requests.flatMap((one) => (one.kind === 'avoid' ? one.words : []));
  if (letter.text.trim() === '') return { ...nothing, avoid, said: [texts('empty')] };
  let revision: Revision = { text: letter.text, said: [], needsModel: false };
  const all: LetterRequest[] =
    requests.length > 0 ? requests : [{ kind: 'unknown', text: asked.trim().slice(0, longestQuote) }];
  for (const request of all) revision = stepOf(request, letter)(revision);
  const words = [...letter.avoided, ...avoid];
  const used = [
    ...new Set(wordsFoundIn(revision.text, words, letter.facts.language).map(({ word }) => word)),
  ];
  const said = [
    ...revision.said,
    ...(used.length > 0 ? [texts('uses-avoided', { words: quoted(used) })] : []),
    ...(revision.needsModel ? [texts(letter.hasModel ? 'model-can' : 'model-could')] : []),
  ];
  return {
    ...{ text: revision.text, isChanged: revision.text !== letter.text, said, avoid },
    own: all.flatMap((one) => (one.kind === 'add' ? [one.sentence] : [])),
  };
}

const longestQuote = 120;
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

function stepOf(request: LetterRequest, letter: LetterToRevise): RevisionStep {
  const { evidence, entries, facts, chosen, notes } = letter;
  const withPieces =
    (step: (pieces: ReturnType<typeof letterPieces>) => ReturnType<typeof changed>): RevisionStep =>
    (revision) => {
      const { pieces, ...result } = step(letterPieces(revision.text, evidence, entries));
      const text = pieces ? joinedLetter(pieces) : revision.text;
      return {
        text,
        said: [...revision.said, ...result.said],
        needsModel: revision.needsModel || result.needsModel,
      };
    };
  const mine = () => ownSentences(facts.resume, evidence, chosen);
  const { language } = facts;
  switch (request.kind) {
    case 'shorter':
      return withPieces((pieces) => shortened(pieces, evidence));
    case 'longer':
      return withPieces((pieces) => lengthened(pieces, mine()));
    case 'tone':
      return toned(request.tone, facts);
    case 'less-salesy':
      return (revision) => withPieces(calmed)(toned('plain', facts, 'quiet')(revision));
    case 'leave-out':
      return withPieces((pieces) => leftOut(pieces, request.topic, language));
    case 'start-with':
      return withPieces((pieces) => movedFirst(pieces, { ...about(request.topic), mine }));
    case 'end-with':
      return withPieces((pieces) => movedLast(pieces, { ...about(request.topic), mine }));
    case 'mention':
      return withPieces((pieces) => mentioned(pieces, { ...about(request.topic), mine }));
    case 'add':
      return withPieces((pieces) => added(pieces, request.sentence));
    case 'avoid':
      return withPieces(() => changed(null, texts('avoided', { words: quoted(request.words) })));
    case 'greeting':
      return withPieces((pieces) => greeted(pieces, request.text, language));
    case 'sign-off':
      return withPieces((pieces) => signed(pieces, request.text));
    case 'language':
      return withPieces(() =>
        language.toLowerCase().split('-')[0] === request.language
          ? changed(null, texts('same-language'))
          : beyondRules(texts('not-language')),
      );
    case 'unknown':
      return withPieces((pieces) => ({
        ...changed(null, texts('not-read', { text: request.text.slice(0, longestQuote) })),
        needsModel: bodySentences(pieces).length > 0,
      }));
  }

  function about(topic: string) {
    return { topic, language, notes };
  }
}
