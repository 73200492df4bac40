import type { BulletContext } from './bullet-context.ts';
import type { BulletFix, BulletNote } from './bullet-note.ts';
import { openingVerb } from './opening-verb.ts';
import { beforeOpenings, nounGerunds, statementStarts, verbNouns, weakOpenings } from './openings.data.ts';
import { usualForm } from './usual-form.ts';
import { formOf, knownVerb, otherForm } from './verb-forms.ts';
import { inCaseOf, type Word, wordsIn } from './words.ts';

/** Says that a line opens with a duty, or with no verb; the fix writes the verb that the line holds already. */
export function startNote(line: string, context: BulletContext, isShort: boolean): BulletNote | undefined {
  const words = wordsIn(line);
  const [first] = words;
  if (!first) return undefined;
  const opening = openingOf(words);
  if (opening) {
    const fix = ledBy(line, words.slice(opening.length), first, context);
    const last = words[opening.length - 1] ?? first;
    return { kind: 'weak-start', at: [first.start, last.end], phrase: opening.phrase, ...(fix && { fix }) };
  }
  if (isShort || !isWithoutVerb(line, words)) return undefined;
  const fix = nounTurned(words, context) ?? ledBy(line, words, first, context);
  return { kind: 'verb-first', at: [first.start, first.end], phrase: first.text, ...(fix && { fix }) };
}

/** The longest weak opening, with what may be before it, and how many words that is. */
function openingOf(words: readonly Word[]): { phrase: string; length: number } | undefined {
  const texts = words.slice(0, 8).map(({ text }) => text.toLowerCase());
  // “Duties:” ends its own opening.
  if (/^(?:duties|responsibilities|tasks)$/.test(texts[0] ?? '') && isFollowedByColon(words))
    return { phrase: texts[0] ?? '', length: 1 };
  let before = 0;
  while (beforeOpenings.has(texts[before] ?? '')) before += 1;
  for (let skip = before; skip >= 0; skip -= 1) {
    const fits = weakOpenings.filter((phrase) =>
      phrase.split(' ').every((part, at) => texts[skip + at] === part),
    );
    const longest = fits.reduce((most, phrase) => (phrase.length > most.length ? phrase : most), '');
    if (longest !== '') return { phrase: longest, length: skip + longest.split(' ').length };
  }
  return undefined;
}

const isFollowedByColon = ([first, second]: readonly Word[]) =>
  first !== undefined && second !== undefined && second.start - first.end >= 2;

/** Whether a line begins with what is surely no verb. */
function isWithoutVerb(line: string, words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text.toLowerCase());
  const [first = '', second = ''] = texts;
  if (words.length < 3 || line.slice(0, 40).includes(':')) return false;
  if (statementStarts.has(first)) return words.length >= 4 && !isDegreeOfVerb(first, second);
  if (verbNouns[american(first)] !== undefined) return second === 'of';
  if (/^(?:was|were|is|are|am)$/.test(first)) return /^(?:very|really|always|an?|the)$/.test(second);
  const verb = knownVerb(first);
  if (verb) return verb.forms[0] === 'gerund' && (!nounGerunds.has(first) || second === 'of');
  if (openingVerb(line)) return false;
  return texts.slice(1, 3).includes('duties') || isPassive(line, texts);
}

/** “Extremely improved” has a verb behind its first word. */
const isDegreeOfVerb = (first: string, second: string) =>
  first.endsWith('ly') && knownVerb(second) !== undefined;

/** “Tickets were recorded”: somebody did it, and the line hides who. */
function isPassive(line: string, texts: readonly string[]): boolean {
  if (/[;–—.:(]./u.test(line)) return false;
  const at = texts.findIndex((text) => text === 'was' || text === 'were');
  const done = texts[at + 1];
  return at > 0 && at < 8 && done !== undefined && knownVerb(done)?.forms.includes('past') === true;
}

const american = (word: string) => word.replace(/isation$/, 'ization');

/** “Preparation of meals” as “Prepared meals”. */
function nounTurned(words: readonly Word[], context: BulletContext): BulletFix | undefined {
  const [noun, of] = words;
  const verb = noun && verbNouns[american(noun.text.toLowerCase())];
  const form = usualForm(context);
  if (!noun || !verb || of?.text !== 'of' || !form) return undefined;
  return { at: [noun.start, of.end], text: inCaseOf(formOf(verb, form), noun.text) };
}

/** “Responsible for managing and training staff” as “Managed and trained staff”; none where more verbs follow apart. */
function ledBy(
  line: string,
  words: readonly Word[],
  first: Word,
  context: BulletContext,
): BulletFix | undefined {
  const form = usualForm(context);
  const { run, rest } = gerundsAtStart(line, words);
  const last = run.at(-1);
  if (!form || !last || rest.some(({ text }, at) => isGerund(text, rest[at - 1]?.text))) return undefined;
  let text = '';
  let from = run[0]?.start ?? 0;
  for (const word of run) {
    const verb = otherForm(word.text, form);
    text += line.slice(from, word.start) + verb;
    from = word.end;
  }
  return { at: [first.start, last.end], text: inCaseOf(text, first.text) };
}

/** A known gerund, or a word in “-ing” behind “and” that may be one. */
const isGerund = (text: string, before = '') =>
  knownVerb(text)?.forms[0] === 'gerund' || (/^(?:and|or|for|of)$/.test(before) && /ing$/.test(text));

/** The gerunds that follow each other, joined by commas and “and” alone. */
function gerundsAtStart(line: string, words: readonly Word[]): { run: Word[]; rest: Word[] } {
  const run: Word[] = [];
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at];
    const previous = run.at(-1);
    if (!word || knownVerb(word.text)?.forms[0] !== 'gerund') {
      if (
        word &&
        previous &&
        /^(?:and|or)$/.test(word.text) &&
        knownVerb(words[at + 1]?.text ?? '')?.forms[0] === 'gerund'
      )
        continue;
      break;
    }
    if (previous && !/^(?:, |,? (?:and|or) )$/.test(line.slice(previous.end, word.start))) break;
    run.push(word);
  }
  return { run, rest: words.slice(at) };
}
