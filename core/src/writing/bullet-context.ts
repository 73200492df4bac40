import { isCalendarDate } from '../dates/calendar-date.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { presentEnd } from '../typesetting/resume-date.ts';
import { languageOfText, primaryLanguage } from '../typesetting/text-language.ts';
import { isEnglish } from './is-english.ts';
import { openingVerb } from './opening-verb.ts';

/** What a line is read with. */
export type BulletContext = {
  /** The language of the resume: `en` has all rules, others those that need none. */
  language: string;
  /** Whether the job is still held; null where its dates do not tell. */
  isHeld: boolean | null;
  /** Every line of the position, in order, and which of them is read. */
  lines: readonly string[];
  at: number;
  /** How many lines of the other positions begin with each verb, by its base. */
  elsewhere?: ReadonlyMap<string, number>;
};

/** An item with lines in its notes; what has no dates is neither held nor ended. */
type Noted = { notes: string; startDate?: string; endDate?: string };

/** The lines of a field as they are typeset: one a paragraph, empty ones dropped. */
export function linesOfNotes(notes: string): string[] {
  return notes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Whether a job is still held on a day: “present” or a month to come; null for no end date and for one that is no date. */
export function isStillHeld({ endDate = '' }: Pick<Noted, 'endDate'>, today: string): boolean | null {
  const end = endDate.trim().toLowerCase();
  if (end === presentEnd) return true;
  if (!/^\d{4}/.test(end)) return null;
  if (end.length > 7 && !isCalendarDate(end)) return null;
  // A job that ends this month or year may be over or not.
  const now = today.slice(0, end.length);
  return end === now ? null : end > now;
}

/** The language that a resume is written in: as stated, else told from its letters; `und` for Latin letters that are not English. */
export function languageOfResume({ resume, experience }: WholeResume): string {
  if (resume.language !== '') return primaryLanguage(resume.language);
  const text = [resume.summary, ...experience.map(({ notes }) => notes)].join('\n');
  const language = languageOfText(text);
  return language === 'en' && !isEnglish(text) ? 'und' : language;
}

/** How the lines of one position of a resume are read; `lines` as they stand in the editor, saved or not. */
export function bulletContext(
  whole: WholeResume,
  item: Noted & { uid?: string },
  { lines, at, today }: { lines: readonly string[]; at: number; today: string },
): BulletContext {
  const elsewhere = new Map<string, number>();
  for (const other of [...whole.experience, ...whole.sections]) {
    if (other === item || other.isHidden || (item.uid !== undefined && other.uid === item.uid)) continue;
    for (const line of linesOfNotes(other.notes)) {
      const base = openingVerb(line)?.base;
      if (base !== undefined) elsewhere.set(base, (elsewhere.get(base) ?? 0) + 1);
    }
  }
  return { language: languageOfResume(whole), isHeld: isStillHeld(item, today), lines, at, elsewhere };
}
