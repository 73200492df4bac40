import type { BulletContext } from './bullet-context.ts';
import type { BulletNote } from './bullet-note.ts';
import { openingVerb } from './opening-verb.ts';
import { remembering } from './remembering.ts';
import { knownVerb } from './verb-forms.ts';
import { wordsIn } from './words.ts';

/** As many lines of other positions may begin with one verb. */
const maxElsewhere = 3;
/** As often may a verb are in one line. */
const maxWithin = 2;

/** Says that a verb began an earlier line of the position, begins many of the resume, or is in the line again and again. */
export function repeatNote(line: string, { lines, at, elsewhere }: BulletContext): BulletNote | undefined {
  const opening = openingVerb(line);
  if (!opening) return undefined;
  const { base, word } = opening;
  const place = [word.start, word.end] as const;
  const within = wordsIn(line).filter(
    ({ text }) => text.toLowerCase() === word.text.toLowerCase() && knownVerb(text),
  );
  if (within.length > maxWithin)
    return { kind: 'repeat', at: place, phrase: word.text, times: within.length, where: 'line' };
  const earlier = lines.slice(0, at).filter((other) => openingVerb(other)?.base === base).length;
  if (earlier > 0)
    return { kind: 'repeat', at: place, phrase: word.text, times: earlier + 1, where: 'position' };
  const others = elsewhere?.get(base) ?? 0;
  return others >= maxElsewhere
    ? { kind: 'repeat', at: place, phrase: word.text, times: others + 1, where: 'resume' }
    : undefined;
}

/** Without a list of verbs: three lines of a position begin with one word of four letters or more, and this is a later one. */
export function repeatedStartNote(line: string, { lines, at }: BulletContext): BulletNote | undefined {
  const first = wordsIn(line)[0];
  if (!first || [...first.text].length < 4) return undefined;
  const isSame = (other: string) => startOf(other) === startOf(line);
  const times = lines.filter(isSame).length;
  if (times < 3 || !lines.slice(0, at).some(isSame)) return undefined;
  return { kind: 'repeat', at: [first.start, first.end], phrase: first.text, times, where: 'position' };
}

const startOf = remembering((line: string) => wordsIn(line)[0]?.text.toLowerCase());
