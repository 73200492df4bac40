import type { Evidence } from './fit.ts';
import { meaningWords } from './meaning-words.ts';
import { type PlacedWord, placedWords } from './placed-words.ts';
import { evidenceIn, type PreparedResume } from './prepared-resume.ts';
import type { PostingRequirements } from './requirement.ts';
import { certainTerms, termsIn } from './term-table.ts';

/** A term of a posting: how often it says it and where, and where the resume does. */
export type PostingTerm = {
  /** As it is shown: the name of a known term, else the posting’s own words. */
  term: string;
  /** How much the posting makes of it: each mention 1, in the title 3, among the requirements 2. */
  weight: number;
  mentions: readonly { start: number; end: number }[];
  inTitle: boolean;
  isRequired: boolean;
  evidence: readonly Evidence[];
};

const maxTerms = 40;
const titleWeight = 3;
const requiredWeight = 2;
/** Two words that come together so often are a term of this posting. */
const repeated = 3;

type Counting = {
  name: string;
  places: { start: number; end: number }[];
  words: readonly string[] | null;
  inTitle: boolean;
  isRequired: boolean;
};

/** The terms of a posting by their weight, without its boilerplate, each with where the resume names it. */
export function postingTerms(
  title: string,
  posting: PostingRequirements,
  resume: PreparedResume,
): PostingTerm[] {
  const { text, leftOut } = posting;
  const isLeftOut = (at: number) => leftOut.some(({ start, end }) => at >= start && at < end);
  const required = posting.requirements
    .filter(({ quote }) => quote.from === 'text')
    .map(({ quote }) => quote);
  const isRequired = (at: number) => required.some(({ start, end }) => at >= start && at < end);
  const counts = new Map<string, Counting>();
  const count = (name: string, words: readonly string[] | null, start: number, end: number) => {
    const one = counts.get(name) ?? { name, places: [], words, inTitle: false, isRequired: false };
    one.places.push({ start, end });
    one.isRequired ||= isRequired(start);
    counts.set(name, one);
  };
  let from = 0;
  for (const line of text.split('\n')) {
    const words = placedWords(text, from, from + line.length).filter(({ start }) => !isLeftOut(start));
    const matches = certainTerms(termsIn(words, text), text, from + line.length);
    for (const { term, start, end } of matches)
      if (term.kind !== 'manner' && term.kind !== 'condition') count(term.name, null, start, end);
    for (const pair of pairsOf(words, matches)) count(pair.name, pair.words, pair.start, pair.end);
    from += line.length + 1;
  }
  for (const { term } of termsIn(placedWords(title), title)) {
    const one = counts.get(term.name);
    if (one) one.inTitle = true;
    else if (term.kind === 'skill')
      counts.set(term.name, { name: term.name, places: [], words: null, inTitle: true, isRequired: false });
  }
  return [...counts.values()]
    .filter(({ words, places }) => words === null || places.length >= repeated)
    .map((one) => ({
      term: one.words ? text.slice(one.places[0]?.start, one.places[0]?.end) : one.name,
      weight: one.places.length + (one.inTitle ? titleWeight : 0) + (one.isRequired ? requiredWeight : 0),
      mentions: one.places,
      inTitle: one.inTitle,
      isRequired: one.isRequired,
      evidence: one.words
        ? evidenceOfWords(one.words, resume)
        : (resume.terms.get(one.name) ?? []).map(({ evidence }) => evidence),
    }))
    .sort(
      (one, other) =>
        other.weight - one.weight || (one.term < other.term ? -1 : one.term > other.term ? 1 : 0),
    )
    .slice(0, maxTerms);
}

type Pair = { name: string; words: readonly string[]; start: number; end: number };

/** Two words side by side that both mean something and are no known term. */
function pairsOf(words: readonly PlacedWord[], matches: readonly { start: number; end: number }[]): Pair[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (!next?.joins || meaningWords(`${word.word} ${next.word}`).length < 2) return [];
    if (matches.some(({ start, end }) => word.start < end && start < next.end)) return [];
    return [
      { name: `${word.word} ${next.word}`, words: [word.word, next.word], start: word.start, end: next.end },
    ];
  });
}

function evidenceOfWords(words: readonly string[], resume: PreparedResume): Evidence[] {
  const [first = '', second = ''] = words;
  return (resume.linesOfWord.get(first) ?? []).flatMap((at) => {
    const line = resume.lines[at];
    const place =
      line?.words.findIndex(({ word }, index) => word === first && line.words[index + 1]?.word === second) ??
      -1;
    const start = line?.words[place]?.start;
    const end = line?.words[place + 1]?.end;
    return line && start !== undefined && end !== undefined ? [evidenceIn(line, start, end)] : [];
  });
}
