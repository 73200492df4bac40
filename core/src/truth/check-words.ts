import { placedWords } from '../fit/placed-words.ts';
import { termsIn } from '../fit/term-table.ts';
import { abstractWords } from './abstract-nouns.data.ts';
import { credentialSpans } from './check-credentials.ts';
import { isSpeaker } from './check-titles.ts';
import { agree } from './concepts.ts';
import { isClipped, isInitialsOf, isShortened, isTitleInitials, writtenOut } from './initials.ts';
import { countedOtherwise, echoedIn, isBareLicense, isOtherCredential } from './other-things.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { exact, problem, type ReadSentence } from './read-sentence.ts';
import { isActOf, retoldLines } from './retold.ts';
import { isFieldOf } from './trades.ts';
import type { ProblemKind, TruthProblem } from './verdict.ts';
import { isManner, isPerson } from './word-lexicon.ts';

/** Words of which one is not the other: where the evidence has one alone, a sentence may not have the other. */
const contrasts: readonly (readonly [string, string])[] = (
  'high low,internal external,public private,heavy light,domestic international,inbound outbound,upper lower,' +
  'front back,day night,indoor outdoor,full part,manual automatic,male female,new old,first last,hot cold,gold bronze,gold silver,first second'
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
  const matches = termsIn(placedWords(text), text, 'resume').filter(
    ({ term }) => term.kind !== 'condition' && term.kind !== 'manner',
  );
  return matches.map((match) => ({ ...match, isHeld: evidence.terms.has(match.term.name) }));
}

/** Names, tools, ranks and other words that nothing supports. */
export function checkWords(
  sentence: ReadSentence,
  taken: readonly { start: number; end: number }[],
  used: Set<PreparedItem>,
): TruthProblem[] {
  const { text, words, content, evidence, verbs, items } = sentence;
  const terms = readTerms(sentence);
  const concepts =
    items.length > evidence.person.length
      ? new Set(items.flatMap((item) => [...item.concepts]))
      : evidence.concepts;
  const lowers =
    items.length > evidence.person.length
      ? new Set(items.flatMap((item) => [...item.lowers]))
      : evidence.lowers;
  const acting = new Set(verbs.map(({ at }) => at));
  const holds = terms.some(
    ({ term, isHeld }) => isHeld && (term.kind === 'licence' || term.kind === 'certificate'),
  );
  const inside = (at: number, { start, end }: { start: number; end: number }) =>
    (words[at]?.start ?? 0) >= start && (words[at]?.end ?? 0) <= end;
  const isLicensed = /\b(?:licensed|certified) to\b/i.test(text);
  const spelled = writtenOut(words, items);
  const novel: number[] = [];
  const problems: TruthProblem[] = [];
  for (const at of content) {
    const word = words[at];
    if (!word || acting.has(at) || isSpeaker(text, word) || taken.some((span) => inside(at, span))) continue;
    const named = terms.find((term) => term.isHeld && inside(at, term));
    // “Licensed to teach chemistry” beside biology: of what one holds the word itself counts, and not its row of the table.
    const isItself = !isLicensed || word.isName || agree(word.concepts, concepts);
    if (named && isItself && !word.isStrict && !isOtherCredential(sentence, word, named.term.kind)) {
      const holder = evidence.terms.get(named.term.name);
      if (holder) used.add(holder);
      continue;
    }
    const isSaid = word.isName
      ? lowers.has(word.lower) ||
        // “Sketch” is a product where the table says so, and no drawing.
        (agree(word.concepts, concepts) &&
          !/\d/.test(word.text) &&
          !terms.some((one) => !one.isHeld && inside(at, one)))
      : agree(word.concepts, concepts);
    if (isSaid || spelled.has(at) || isInitialsOf(word, items)) continue;
    if (!word.isName && isClipped(words, at, items)) continue;
    if (!terms.some((one) => inside(at, one)) && (isShortened(word, items) || isTitleInitials(word, items)))
      continue;
    // “In IT” of somebody who runs a network: letters of a field that lines tell.
    if (/^\p{Lu}{2}$/u.test(word.text) && isFieldOf(word.lower, evidence.person)) continue;
    // “Of six people”: who is counted so is anybody.
    if (word.concepts.includes('~person') && sentence.quantities.some(({ to }) => to === at)) continue;
    // “Each day”: periods are compared with those of the numbers.
    if (word.length > 1 && word.concepts.some((one) => /^~(?:daily|weekly|monthly|yearly)$/.test(one)))
      continue;
    // “A licensed PE” where the PE is one that only licensed people are.
    if (holds && /^(?:licen|certif)/.test(word.lower)) continue;
    // “I had my license in 1998”: which one is not said, and one of the trade is held.
    if (/^licen[cs]e$/.test(word.lower) && isBareLicense(sentence, at)) continue;
    // “A registered dental assistant” has the registration.
    if (
      word.lower === 'registered' &&
      items.some(({ item, lowers: had }) => item.kind === 'credential' && (had.has('registration') || holds))
    )
      continue;
    const term = terms.find((one) => inside(at, one));
    // “Customers get the price from me”: a capital that begins the sentence makes no tool of people.
    const isNamed = !(at === 0 && isPerson(word.lower)) && /\p{Lu}/u.test(word.text);
    if (
      term &&
      !term.isHeld &&
      (word.isName || term.term.kind !== 'skill' || isNamed || /\d/.test(word.text))
    )
      problems.push(problem(sentence, term.term.kind === 'skill' ? 'tool' : 'credential', word));
    else if (word.isName) problems.push(problem(sentence, kindOfName(text, word.start), word));
    else if (word.isStrict) problems.push(problem(sentence, kindOfStrict(word.lower, text), word));
    else novel.push(at);
  }
  for (const at of words.keys()) {
    const word = words[at];
    const other =
      word &&
      contrasts.find(([one, opposite]) => one === word.lower && lowers.has(opposite) && !lowers.has(one));
    if (word && other && isOpposite(sentence, at, other[1]) && !isFieldOf(word.lower, evidence.person))
      problems.push(problem(sentence, 'addition', word));
  }
  problems.push(
    ...checkSteps(sentence),
    ...checkHonors(sentence),
    ...checkUnits(sentence, novel),
    ...checkFields(sentence),
  );
  return [...problems, ...additions(sentence, novel, problems.length)];
}

/** “Class A” beside a class B: a letter of a step is held where the evidence has it behind such a word. */
function checkSteps(sentence: ReadSentence): TruthProblem[] {
  const { text, items } = sentence;
  return [...text.matchAll(/\b(?:[Cc]lass|CDL|[Gg]rade|[Cc]ategory|[Tt]ype|[Ll]evel)[ -]([A-Z])\b/g)].flatMap(
    (match) => {
      const [whole, letter = ''] = match;
      const isHeld = items.some((item) =>
        [...item.item.text.matchAll(/\b(?:class|cdl|grade|category|type|level)[ -]([A-Z])\b/gi)].some(
          ([, had]) => had === letter,
        ),
      );
      return isHeld
        ? []
        : [problem(sentence, 'credential', { start: match.index, end: match.index + whole.length })];
    },
  );
}

const unitHeads =
  /^(?:unit|department|ward|division|branch|clinic|center|bureau|academy|college|university|hospital|agency|bank)s?$/;

/** “In the intensive care unit”: what tells a place of work from others is no wording. */
function checkUnits(sentence: ReadSentence, novel: readonly number[]): TruthProblem[] {
  const { words, text } = sentence;
  return novel.flatMap((at) => {
    const word = words[at];
    for (let next = at + 1; word && next < at + 4; next += 1) {
      const one = words[next];
      if (!one || !/^[\s-]$/.test(text.slice(words[next - 1]?.end ?? 0, one.start))) break;
      if (unitHeads.test(one.lower)) return [problem(sentence, 'addition', word)];
      if (one.isPlain) break;
    }
    return [];
  });
}

/** “Certified in special education”: the field stands where a certificate does, and not in any line. */
function checkFields(sentence: ReadSentence): TruthProblem[] {
  const { text, words, content, items } = sentence;
  const holding = items.filter(
    ({ item }) =>
      item.kind === 'credential' || item.kind === 'education' || /\b(?:certif|licen[cs])/i.test(item.text),
  );
  return [...text.matchAll(/\b(?:certified|licensed|certification|certificate|licen[cs]e) in /gi)].flatMap(
    (match) => {
      const from = match.index + match[0].length;
      const length = /[,.;:()]| (?:and|with|at|from|by|for|since|who|but|as) /.exec(text.slice(from))?.index;
      const to = length === undefined ? text.length : from + length;
      const field = content.filter((at) => (words[at]?.start ?? 0) >= from && (words[at]?.end ?? 0) <= to);
      const isHeld = holding.some((item) =>
        field.every((at) => agree(words[at]?.concepts ?? [], item.concepts)),
      );
      return field.length === 0 || isHeld ? [] : [problem(sentence, 'credential', { start: from, end: to })];
    },
  );
}

/** “Driver of the year”. */
function checkHonors(sentence: ReadSentence): TruthProblem[] {
  const said = /\bof the (?:year|month|quarter|decade)\b/i.exec(sentence.text);
  if (!said || sentence.items.some((item) => item.item.text.toLowerCase().includes(said[0].toLowerCase())))
    return [];
  return [problem(sentence, 'addition', { start: said.index, end: said.index + said[0].length })];
}

/** The opposite is in the evidence before a word that also follows here. */
function isOpposite({ words, items }: ReadSentence, at: number, opposite: string): boolean {
  const next = words[at + 1];
  return (
    next !== undefined &&
    items.some((item) =>
      item.words.some(
        ({ lower }, place) =>
          lower === opposite && agree(next.concepts, new Set(item.words[place + 1]?.concepts ?? [])),
      ),
    )
  );
}

const abstract = new Set(abstractWords.split(/\s/).filter(Boolean));

/** Covered words that one word of another wording may be beside. */
const coveredForOne = 3;
const coveredWhereRetold = 1.5;

/** Ordinary words that the evidence does not have: some belong to every paraphrase, more are an addition. */
function additions(sentence: ReadSentence, novel: readonly number[], others: number): TruthProblem[] {
  const { words, content, text } = sentence;
  if (novel.length === 0) return [];
  const isExact = exact.test(text) || credentialSpans(sentence).length > 0;
  const retold = isExact ? [] : retoldLines(sentence);
  // How something was done, and another verb for what was: wording, where a line is told again.
  const added = novel.filter((at) => {
    const { lower = '', concepts = [] } = words[at] ?? {};
    // “A steady presence” adds no thing.
    if (!isExact && abstract.has(lower)) return false;
    // “Thoroughly” says nothing, and “conversationally” is a level.
    const isHow = isManner(lower) && !concepts.some((one) => one.startsWith('~'));
    if (retold.length === 0) return isExact || !isHow || !lower.endsWith('ly');
    return !isHow && !isActOf(lower, retold);
  });
  const echoed = [...echoedIn(sentence, novel), ...countedOtherwise(sentence, novel)];
  if (echoed.length > 0)
    return echoed.flatMap((at) => {
      const word = words[at];
      return word ? [problem(sentence, 'addition', word)] : [];
    });
  const covered = content.length - novel.length - others;
  const allowed = isExact
    ? 0
    : Math.floor(covered / (retold.length > 0 ? coveredWhereRetold : coveredForOne));
  if (added.length <= allowed) return [];
  return added.flatMap((at) => {
    const word = words[at];
    return word ? [{ ...problem(sentence, 'addition', word), grade: 'wording' as const }] : [];
  });
}

function kindOfName(text: string, start: number): ProblemKind {
  const before = text.slice(Math.max(0, start - 30), start);
  const words = before.trimEnd().split(' ');
  // “At Stone Mill”: the words of one name are between.
  while (/^(?:\p{Lu}|the$)/u.test(words.at(-1) ?? '')) words.pop();
  if (/^(?:at|joined|employer)$/.test(words.at(-1) ?? '')) return 'employer';
  const nearest = before.trimEnd().split(' ').slice(-4).join(' ');
  if (/\b(?:certified|certification|certificate|licensed|license|licenses|licence|hold)\b/i.test(nearest))
    return 'credential';
  return /\b(?:with|using|use|in|and|on) (?:the )?$/.test(before) ? 'tool' : 'name';
}

function kindOfStrict(lower: string, text: string): ProblemKind {
  if (/^(?:licensed|license|registered|certified|expert|clearance|secret)$/.test(lower)) return 'credential';
  return /^(?:award|prize|medal|publi|article|journal|paper|book|patent)/.test(lower) || /\baward/.test(text)
    ? 'addition'
    : 'title';
}
