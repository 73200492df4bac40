import { compareSpoken } from '../fit/spoken-levels.ts';
import { degreesIn } from '../fit/degree-terms.ts';
import { placedWords } from '../fit/placed-words.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import { spokenIn } from './spoken.ts';
import type { TruthProblem } from './verdict.ts';

/** Degrees of a level that the person does not hold; “a degree” asks for any. */
export function checkDegrees(sentence: ReadSentence): TruthProblem[] {
  const { text, evidence } = sentence;
  const said = degreesIn(placedWords(text), text);
  const problems = said
    .filter(({ level }) => !evidence.degrees.has(level))
    .map((match) => problem(sentence, 'degree', match, heldInstead(sentence)));
  const general = /\b(?:a|my|college|university) degree\b/i.exec(text);
  const holdsOne = [...evidence.degrees].some((level) => level !== 'school' && level !== 'trade');
  if (general && said.length === 0 && !holdsOne)
    problems.push(problem(sentence, 'degree', { start: general.index, end: general.index + general[0].length }));
  return problems;
}

function heldInstead({ evidence }: ReadSentence) {
  const held = evidence.person.find(({ item }) => item.kind === 'education');
  return held && { item: held, instead: held.item.text };
}

/** Languages that the evidence does not name as spoken, or not as well as that. */
export function checkLanguages(sentence: ReadSentence): TruthProblem[] {
  const { evidence } = sentence;
  return spokenIn(sentence.text).flatMap((said) => {
    const held = evidence.languages.get(said.language);
    const from = evidence.person.find(({ item }) => spokenIn(item.text).some(({ language }) => language === said.language));
    if (held === undefined) return [problem(sentence, 'language', said)];
    if (said.level === null || said.level === held) return [];
    if (held !== null && compareSpoken(said.level, held) <= 0) return [];
    const span = { start: Math.min(said.levelStart, said.start), end: Math.max(said.levelEnd, said.end) };
    return [problem(sentence, 'language-level', span, from && { item: from, instead: from.item.text })];
  });
}
