import { isStillHeld, openingsElsewhere } from '../writing/bullet-context.ts';
import type { BulletFix } from '../writing/bullet-note.ts';
import { ruleOf } from '../writing/bullet-note.ts';
import { bulletNotes } from '../writing/bullet-notes.ts';
import { fillerNote } from '../writing/filler-note.ts';
import { firstPersonNote } from '../writing/first-person-note.ts';
import { type Raised, raisedAt } from './raised.ts';
import type { MisspelledWord } from './review.ts';
import { type ReviewText, writes } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';

/** What the rules of single lines say (decision 0073): the very notes that are under a line in the editor. */
export function lineChecks(reviewed: ReviewedResume): Raised[] {
  const { whole, today, language, jobs, others, summary, isEnglish, country } = reviewed;
  const told = [...jobs, ...others].flatMap(({ item, lines }) => {
    const texts = lines.map(({ text }) => text);
    const elsewhere = openingsElsewhere(whole, item);
    const isHeld = isStillHeld(item, today);
    return lines.flatMap((line, at) =>
      bulletNotes(line.text, { language, isHeld, lines: texts, at, elsewhere }).map((note) => ({
        ...raisedAt(ruleOf(note.kind), line, note.at, [fixOf(line, note.fix)]),
        count: note.words ?? note.letters ?? note.times ?? 0,
        note,
      })),
    );
  });
  if (!isEnglish) return told;
  const ofSummary = summary.flatMap((line) =>
    [
      firstPersonProfiles.has(country) ? undefined : firstPersonNote(line.text),
      fillerNote(line.text),
    ].flatMap((note) => {
      // “Hard-working” in a summary is said by the check of stock phrases.
      if (!note || (note.kind === 'filler' && !note.fix)) return [];
      // “I plan routes” without its “I” would be an order in a sentence of its own.
      const { fix, ...told } = note;
      const shown = note.kind === 'filler' ? note : told;
      return [
        {
          ...raisedAt(ruleOf(note.kind), line, note.at, [fixOf(line, shown === note ? fix : undefined)]),
          note: shown,
        },
      ];
    }),
  );
  return [...ofSummary, ...told];
}

/** Where people write of themselves as “I” in the first lines of a CV. */
const firstPersonProfiles: ReadonlySet<string> = new Set(['GB', 'IE', 'AU', 'NZ', 'ZA', 'IN']);

const fixOf = (line: ReviewText, fix: BulletFix | undefined) => fix && writes(line, fix.at, fix.text);

/** What dictionaries found, where each word stands. */
export function spellingCheck({ texts }: ReviewedResume, words: readonly MisspelledWord[]): Raised[] {
  return words.flatMap(({ field, at, word, suggestions }): Raised[] => {
    const text = texts.find((one) => one.field === field);
    // A line that was changed since the dictionary read it: a fix would be written in the wrong place.
    if (text?.text.slice(...at) !== word) return [];
    return [
      raisedAt(
        'spelling',
        text,
        at,
        suggestions.slice(0, 3).map((suggestion) => writes(text, at, suggestion)),
      ),
    ];
  });
}
