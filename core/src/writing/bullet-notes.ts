import type { BulletContext } from './bullet-context.ts';
import type { BulletNote } from './bullet-note.ts';
import { endNote } from './end-note.ts';
import { fillerNote } from './filler-note.ts';
import { firstPersonNote } from './first-person-note.ts';
import { isEnglish } from './is-english.ts';
import { lengthNote } from './length-note.ts';
import { numberNote } from './number-note.ts';
import { repeatedStartNote, repeatNote } from './repeat-note.ts';
import { startNote } from './start-note.ts';
import { tenseNote } from './tense-note.ts';

/**
 * What can be said of a line of a resume, by rule: codes and places, in the order of the line. A rule that is not sure says
 * nothing. Languages other than English have the rules that need no words of theirs: length, first words that repeat, ends.
 */
export function bulletNotes(line: string, context: BulletContext): BulletNote[] {
  if (line.trim() === '') return [];
  const length = lengthNote(line);
  const notes =
    context.language === 'en' && isEnglish(line)
      ? englishNotes(line, context, length?.kind === 'short')
      : [repeatedStartNote(line, context)];
  return [...notes, length, endNote(line, context)]
    .filter((note) => note !== undefined)
    .sort((one, other) => one.at[0] - other.at[0]);
}

function englishNotes(line: string, context: BulletContext, isShort: boolean): (BulletNote | undefined)[] {
  // What has no sentence has no start to speak of: one thing to say is enough.
  const start = startNote(line, context, isShort);
  const number = numberNote(line);
  const isFirst = number && !context.lines.slice(0, context.at).some((earlier) => numberNote(earlier));
  return [
    start,
    start ? undefined : tenseNote(line, context),
    start ? undefined : repeatNote(line, context),
    start?.kind === 'weak-start' || !isFirst ? undefined : number,
    firstPersonNote(line),
    fillerNote(line),
  ];
}
