import type { PreparedItem } from './prepared-evidence.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import { truthWords } from './truth-words.ts';
import type { TruthProblem } from './verdict.ts';

/** Words of a line that another position must not be given. */
const telling = 2;
/** Smaller numbers are in the lines of every position. */
const leastTelling = 13;
/** Words for whom one works with are in the lines of every position. */
const people = new Set(['~patient', '~customer', '~child', '~student', '~employee', '~person', '~team']);

/** What was done at one employer said of another. */
export function checkPlaces(sentence: ReadSentence, used: ReadonlySet<PreparedItem>): TruthProblem[] {
  const { named, aligned, words, content, evidence, text, quantities } = sentence;
  if (named.size === 0) return [];
  const names = content.filter((at) => [...named].some((place) => isNameOf(sentence, at, place)));
  if (
    names.length === 0 ||
    /\b(?:then|before that|before (?:the|joining|becoming|coming|starting|my|working)|earlier|previously|later|prior)\b/i.test(
      text,
    )
  )
    return [];
  const employers = new Set([...named].map((at) => employerOf(evidence.person, at)));
  const own = aligned.filter(
    ({ item }) =>
      (item.position < 0 && item.item.kind !== 'skill') ||
      employers.has(employerOf(evidence.person, item.position)),
  );
  const said = new Set(own.flatMap(({ hits }) => hits));
  const skilled = new Set(aligned.flatMap(({ item, hits }) => (item.item.kind === 'skill' ? hits : [])));
  const counted = new Set(own.flatMap(({ item }) => item.quantities.map(({ value }) => value)));
  const foreign = aligned.find(({ item, hits }) => {
    if (item.item.kind !== 'line' || employers.has(employerOf(evidence.person, item.position))) return false;
    const fresh = hits.filter((at) => !said.has(at) && !skilled.has(at));
    // “At Midland, where I hired seventy”: the number and the act are those of another position.
    const isCount = quantities.some(
      ({ value, isYear }) =>
        !isYear &&
        value >= leastTelling &&
        !counted.has(value) &&
        item.quantities.some((had) => had.value === value),
    );
    // Two tools of one line of another position, and none of this one.
    const isTools = hits.filter((at) => skilled.has(at) && !said.has(at)).length >= telling;
    if (isTools || (isCount && hits.some((at) => !said.has(at)))) return true;
    const isThing = fresh.some((one) => {
      const isAct = sentence.verbs.some((verb) => verb.at === one);
      return (
        !isAct &&
        words[one]?.verb === undefined &&
        !words[one]?.concepts.some((concept) => people.has(concept))
      );
    });
    return (
      fresh.length >= telling || isThing || (fresh.length >= 1 && used.has(item) && hits.length >= telling)
    );
  });
  if (!foreign) return [];
  const first = words[names[0] ?? 0];
  const last = words[names.at(-1) ?? 0];
  const at = evidence.person.find(({ at: place }) => place === foreign.item.position);
  if (!first || !last || !at) return [];
  const isRun = last.start - first.end < 30;
  return [
    problem(
      sentence,
      'employer',
      { start: first.start, end: isRun ? last.end : first.end },
      { item: at, instead: at.item.employer ?? '' },
    ),
  ];
}

function employerOf(person: readonly PreparedItem[], at: number): string {
  return person.find((item) => item.at === at)?.item.employer ?? '';
}

function isNameOf({ words, evidence }: ReadSentence, at: number, place: number): boolean {
  const word = words[at];
  const item = evidence.person.find((one) => one.at === place);
  const names = truthWords(item?.item.employer ?? '').map(({ lower }) => lower);
  return word?.isName === true && names.includes(word.lower);
}
