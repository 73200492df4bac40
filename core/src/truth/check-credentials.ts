import { placedWords } from '../fit/placed-words.ts';
import { compareSpoken } from '../fit/spoken-levels.ts';
import { termsIn } from '../fit/term-table.ts';
import { agree, conceptsOf } from './concepts.ts';
import { degreesSaid } from './degrees-said.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import { spokenIn } from './spoken.ts';
import { truthWords } from './truth-words.ts';
import type { TruthProblem } from './verdict.ts';

/** Degrees of a level that the person does not hold; “a degree” asks for any. */
export function checkDegrees(sentence: ReadSentence): TruthProblem[] {
  const { text, evidence } = sentence;
  const said = degreesSaid(text);
  const problems = said
    .filter((match) => !evidence.degrees.has(match.level) || isOtherDegree(sentence, match))
    // An apprenticeship is work as well, and a diploma may be in a line.
    .filter(
      ({ level, at, to }) =>
        !((level === 'trade' || level === 'school') && isSaid(sentence, placedWords(text).slice(at, to))),
    )
    .map((match) => problem(sentence, 'degree', match, heldInstead(sentence)));
  const general = /\b(?:a|my|college|university) degree\b/i.exec(text);
  const holdsOne = [...evidence.degrees].some((level) => level !== 'school' && level !== 'trade');
  if (general && said.length === 0 && !holdsOne)
    problems.push(
      problem(sentence, 'degree', { start: general.index, end: general.index + general[0].length }),
    );
  return problems;
}

/** “PhD” beside a PharmD: letters of a degree are held as written, or as the first letters of one that is written out. */
function isOtherDegree(
  { text, evidence }: ReadSentence,
  { start, end }: { start: number; end: number },
): boolean {
  const written = text.slice(start, end).replace(/['’]s$/, '');
  const letters = written.replaceAll('.', '').toLowerCase();
  // “M.Ed.” are two words.
  const capitals = [...written.matchAll(/\p{Lu}/gu)].join('').toLowerCase();
  if (
    written.includes(' ') ||
    !(/^\p{Lu}/u.test(written) && [...written.matchAll(/\p{Lu}/gu)].length > 1) ||
    evidence.lowers.has(letters) ||
    evidence.lowers.has(written.toLowerCase())
  )
    return false;
  return !evidence.person.some(({ item, words }) => {
    if (item.kind !== 'education') return false;
    return [letters, capitals].some((one) => {
      let at = 0;
      for (const { lower } of words) if (lower.charAt(0) === one.charAt(at)) at += 1;
      return one.length > 1 && at >= one.length;
    });
  });
}

function isSaid({ evidence }: ReadSentence, words: readonly { word: string }[]): boolean {
  return words.every(({ word }) => agree(conceptsOf(word), evidence.concepts));
}

function heldInstead({ evidence }: ReadSentence) {
  const held = evidence.person.find(({ item }) => item.kind === 'education');
  return held && { item: held, instead: held.item.text };
}

/** The words of degrees and languages that were compared as such. */
export function credentialSpans({ text }: ReadSentence): { start: number; end: number }[] {
  return [...degreesSaid(text), ...spokenIn(text)];
}

/** Languages that the evidence does not name as spoken, or not as well as that. */
export function checkLanguages(sentence: ReadSentence): TruthProblem[] {
  const { evidence } = sentence;
  return spokenIn(sentence.text).flatMap((said) => {
    const held = evidence.languages.get(said.language);
    const from = evidence.person.find(({ item }) =>
      spokenIn(item.text).some(({ language }) => language === said.language),
    );
    if (held === undefined) return [problem(sentence, 'language', said)];
    if (said.level === null || said.level === held) return [];
    if (held !== null && compareSpoken(said.level, held) <= 0) return [];
    const span = { start: Math.min(said.levelStart, said.start), end: Math.max(said.levelEnd, said.end) };
    return [problem(sentence, 'language-level', span, from && { item: from, instead: from.item.text })];
  });
}

/**
 * A certificate or license of a row of the table that the person holds another one of: “AWS Certified Solutions Architect” beside Developer –
 * Associate. The words of its name stand in one piece of evidence, or begin with the letters that do.
 */
export function checkVeryCredential(sentence: ReadSentence): TruthProblem[] {
  const { text, evidence } = sentence;
  return termsIn(placedWords(text), text, 'resume').flatMap((match) => {
    const { term } = match;
    if ((term.kind !== 'certificate' && term.kind !== 'licence') || !evidence.terms.has(term.name)) return [];
    const span = withCapitals(text, match);
    const named = truthWords(text, span.start, span.end).filter(
      ({ text: word, isPlain, lower }) => /^\p{Lu}/u.test(word) && !isPlain && !general.test(lower),
    );
    if (named.length < 2) return [];
    const isHeld = evidence.person.some(
      ({ item, concepts, lowers }) =>
        item.kind !== 'posting' &&
        named.every(
          ({ lower, concepts: said, text: word }) =>
            lowers.has(lower) || agree(said, concepts) || isLetters(word, lowers),
        ),
    );
    const knows = named.every(({ lower }) => evidence.lowers.has(lower));
    return isHeld || knows || !named.some(({ lower }) => evidence.lowers.has(lower))
      ? []
      : [problem(sentence, 'credential', span, heldAs(evidence.terms.get(term.name)))];
  });
}

const general =
  /^(?:certified|certificate|certification|licensed|license|licence|registered|professional|state|of|the)$/;

const isLetters = (word: string, lowers: ReadonlySet<string>) =>
  /^\p{Lu}{2,}$/u.test(word) && lowers.has(word.toLowerCase());

const heldAs = (item: PreparedItem | undefined) => item && { item, instead: item.item.text };

/** A span with the capitalized words that follow it: the name goes on behind what the table knows. */
function withCapitals(text: string, { start, end }: { start: number; end: number }) {
  const more = /^(?: (?:–|-|\p{Lu}[\p{L}\p{N}]*))+/u.exec(text.slice(end, end + 60));
  return { start, end: end + (more?.[0].trimEnd().length ?? 0) };
}
