import type { BulletContext } from './bullet-context.ts';
import type { BulletFix, BulletNote } from './bullet-note.ts';
import { type OpeningVerb, openingVerb } from './opening-verb.ts';
import { numberWords } from './openings.data.ts';
import { formsOfOthers } from './usual-form.ts';
import { knownVerb, otherForm, type VerbForm } from './verb-forms.ts';
import { nounVerbs, routineVerbs, stateVerbs } from './verbs.data.ts';
import { inCaseOf, wordsIn } from './words.ts';

/**
 * Reports that a line of a job that ended is in the present; of a job still held, that a line tells in the past what goes on
 * day by day, between lines in the present: what was reached once stays in the past there.
 */
export function tenseNote(line: string, context: BulletContext): BulletNote | undefined {
  const opening = openingVerb(line);
  // “Read” and “set” are both, and what somebody holds or knows did not end with the job.
  if (opening?.forms.length !== 1 || stateVerbs.has(opening.base)) return undefined;
  const [form] = opening.forms;
  if (context.isHeld === false && (form === 'base' || form === 'third'))
    return isVerbHere(opening) || isJoined(line, opening)
      ? noteOf(line, opening, 'tense-past', form)
      : undefined;
  if (context.isHeld === true && form === 'past' && isRoutine(line, opening, context))
    return noteOf(line, opening, 'tense-present', form);
  return undefined;
}

const objectStarts: ReadonlySet<string> = new Set(
  `a an the this these all any both each every its their his her our my new other several many daily weekly monthly
   to with in on at from into up out off down over through`
    .trim()
    .split(/\s+/),
);

/** A word that may be a noun as well is a verb where what a verb takes follows. */
function isVerbHere({ word, base, forms, next }: OpeningVerb): boolean {
  if (!nounVerbs.has(base)) return next !== 'of' && next !== '';
  // “Answer calls” has its object behind it; “Project plans”, “Reports to the board” and “Work in teams” may be nouns.
  const isDeterminer = objectStarts.has(next) || /^\d/.test(next);
  if (!isDeterminer) return isOftenVerb(base) && /s$/.test(next) && word.text !== '';
  return forms[0] === 'base' || !/^(?:to|in|on|at|from)$/.test(next);
}

/** “Reads and interprets”: the second is a verb without doubt, so the first is one too. */
function isJoined(line: string, { word, forms }: OpeningVerb): boolean {
  const [and, second] = wordsIn(line.slice(word.end));
  const verb = and?.text === 'and' && second ? knownVerb(second.text) : undefined;
  return verb !== undefined && verb.forms[0] === forms[0] && !nounVerbs.has(verb.base);
}

/** Of the words that can be nouns those that rarely begin a line as one. */
const isOftenVerb = (base: string) => oftenVerbs.has(base);
const oftenVerbs: ReadonlySet<string> = new Set(
  'answer build check clean close drive handle help hire make move open pay prep read run teach treat update write'.split(
    ' ',
  ),
);

const onceOnly: ReadonlySet<string> = new Set(
  'after before during for last once since until when while'.split(' '),
);

function isRoutine(line: string, { base }: OpeningVerb, context: BulletContext): boolean {
  const { past, present } = formsOfOthers(context);
  if (!routineVerbs.has(base) || present < 2 || present <= past * 2) return false;
  const words = wordsIn(line).map(({ text }) => text.toLowerCase());
  return !/\p{N}/u.test(line) && !words.some((word) => onceOnly.has(word) || numberWords.has(word));
}

function noteOf(
  line: string,
  opening: OpeningVerb,
  kind: 'tense-past' | 'tense-present',
  form: VerbForm,
): BulletNote {
  const { word } = opening;
  const to: VerbForm = kind === 'tense-past' ? 'past' : 'base';
  const fix = changed(line, opening, form, to);
  return { kind, at: [word.start, word.end], phrase: word.text, ...(fix && { fix }) };
}

/** “Reads and interprets” as “Read and interpreted”; none where another verb in the same form may follow further on. */
function changed(line: string, { word }: OpeningVerb, form: VerbForm, to: VerbForm): BulletFix | undefined {
  const words = wordsIn(line.slice(word.end)).map((one) => ({
    ...one,
    start: one.start + word.end,
    end: one.end + word.end,
  }));
  const isSame = (text: string) => knownVerb(text)?.forms.includes(form) === true;
  const [and, second] = words;
  const joined = and?.text === 'and' && second && isSame(second.text) ? second : undefined;
  const rest = joined ? words.slice(2) : words;
  const isFurther = rest.some(
    ({ text }, at) => isSame(text) && /^(?:and|then|or)$/.test(rest[at - 1]?.text.toLowerCase() ?? ''),
  );
  const hasComma = rest.some(({ text, start }) => isSame(text) && line.slice(0, start).endsWith(', '));
  if (isFurther || hasComma) return undefined;
  const first = inCaseOf(otherForm(word.text, to), word.text);
  if (!joined) return { at: [word.start, word.end], text: first };
  const other = otherForm(joined.text, to);
  return { at: [word.start, joined.end], text: `${first} and ${other}` };
}
