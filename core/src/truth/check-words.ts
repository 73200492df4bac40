import { placedWords } from '../fit/placed-words.ts';
import { termsIn } from '../fit/term-table.ts';
import { agree } from './concepts.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import type { ProblemKind, TruthProblem } from './verdict.ts';

/** Words of which one is not the other: where the evidence has one alone, a sentence may not have the other. */
const contrasts: readonly (readonly [string, string])[] = (
  'high low,internal external,public private,heavy light,domestic international,inbound outbound,upper lower,' +
  'front back,day night,indoor outdoor,full part,manual automatic,male female,new old,first last,hot cold,gold bronze,gold silver'
)
  .split(',')
  .flatMap((pair): [string, string][] => {
    const [one = '', other = ''] = pair.split(' ');
    return [
      [one, other],
      [other, one],
    ];
  });

/** The parts of a sentence that a table names: a credential or a tool the evidence has not, and words it has by another name. */
function readTerms({ text, evidence }: ReadSentence) {
  const matches = termsIn(placedWords(text), text, 'resume').filter(({ term }) => term.kind !== 'condition' && term.kind !== 'manner');
  return matches.map((match) => ({ ...match, isHeld: evidence.terms.has(match.term.name) }));
}

/** Names, tools, ranks and other words that nothing supports. */
export function checkWords(sentence: ReadSentence, taken: readonly { start: number; end: number }[]): TruthProblem[] {
  const { text, words, content, evidence, verbs, items } = sentence;
  const terms = readTerms(sentence);
  const concepts = items.length > evidence.person.length ? new Set(items.flatMap((item) => [...item.concepts])) : evidence.concepts;
  const lowers = items.length > evidence.person.length ? new Set(items.flatMap((item) => [...item.lowers])) : evidence.lowers;
  const acting = new Set(verbs.map(({ at }) => at));
  const inside = (at: number, { start, end }: { start: number; end: number }) =>
    (words[at]?.start ?? 0) >= start && (words[at]?.end ?? 0) <= end;
  const novel: number[] = [];
  const problems: TruthProblem[] = [];
  for (const at of content) {
    const word = words[at];
    if (!word || acting.has(at) || taken.some((span) => inside(at, span))) continue;
    if (terms.some((term) => term.isHeld && inside(at, term))) continue;
    const isSaid = word.isName ? lowers.has(word.lower) || (agree(word.concepts, concepts) && !/\d/.test(word.text)) : agree(word.concepts, concepts);
    if (isSaid) continue;
    const term = terms.find((one) => inside(at, one));
    if (term && !term.isHeld && (word.isName || term.term.kind !== 'skill' || /\p{Lu}|\d/u.test(word.text)))
      problems.push(problem(sentence, term.term.kind === 'skill' ? 'tool' : 'credential', word));
    else if (word.isName) problems.push(problem(sentence, kindOfName(text, word.start), word));
    else if (word.isStrict) problems.push(problem(sentence, kindOfStrict(word.lower, text), word));
    else novel.push(at);
  }
  for (const at of words.keys()) {
    const word = words[at];
    const other = word && contrasts.find(([one, opposite]) => one === word.lower && lowers.has(opposite) && !lowers.has(one));
    if (word && other && isOpposite(sentence, at, other[1])) problems.push(problem(sentence, 'addition', word));
  }
  return [...problems, ...additions(sentence, novel, problems.length)];
}

/** The opposite stands in the evidence before a word that also follows here. */
function isOpposite({ words, items }: ReadSentence, at: number, opposite: string): boolean {
  const next = words[at + 1];
  return next !== undefined && items.some((item) =>
    item.words.some(({ lower }, place) => lower === opposite && agree(next.concepts, new Set(item.words[place + 1]?.concepts ?? []))),
  );
}

/** Covered words that one word of another wording may stand beside. */
const coveredForOne = 4;

/** Ordinary words that the evidence does not have: some belong to every paraphrase, more are an addition. */
function additions(sentence: ReadSentence, novel: readonly number[], others: number): TruthProblem[] {
  const { words, content } = sentence;
  if (novel.length === 0) return [];
  const allowed = Math.floor((content.length - novel.length - others) / coveredForOne);
  if (novel.length <= allowed) return [];
  return novel.flatMap((at) => {
    const word = words[at];
    return word ? [problem(sentence, 'addition', word)] : [];
  });
}

function kindOfName(text: string, start: number): ProblemKind {
  const before = text.slice(Math.max(0, start - 30), start);
  if (/\b(?:at|joined|employer) (?:the )?(?:\p{Lu}[\p{L}.&]* )*$/u.test(before)) return 'employer';
  if (/\b(?:certified|certification|certificate|licensed|licen[cs]es?|hold) (?:\S+ ){0,3}$/i.test(before)) return 'credential';
  return /\b(?:with|using|use|in|and|on) (?:the )?$/.test(before) ? 'tool' : 'name';
}

function kindOfStrict(lower: string, text: string): ProblemKind {
  if (/^(?:licensed|license|registered|certified|expert|clearance|secret)$/.test(lower)) return 'credential';
  return /^(?:award|prize|medal|publi|article|journal|paper|book|patent)/.test(lower) || /\baward/.test(text) ? 'addition' : 'title';
}
