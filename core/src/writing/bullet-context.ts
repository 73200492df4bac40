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

/** The lines of a field as they are typeset: one a paragraph, empty ones dropped. */
function linesOfNotes(notes: string): string[] {
  return notes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Whether a job is still held on a day: “present” or a month to come; null for no end date, for one that is no date, and
 * for a project: what it made goes on doing what it does (“Renders maps”).
 */
export function isStillHeld(
  { endDate, resumeSectionName = '' }: { endDate: string; resumeSectionName?: string },
  today: string,
): boolean | null {
  if (resumeSectionName === 'Projects') return null;
  const end = endDate.trim().toLowerCase();
  if (end === presentEnd) return true;
  if (!/^\d{4}/.test(end)) return null;
  if (end.length > 7 && !isCalendarDate(end)) return null;
  // A job that ends this month or year may be over or not.
  const now = today.slice(0, end.length);
  return end === now ? null : end > now;
}

/** The language that lines are written in: as stated, else told from their letters; `und` for Latin letters that are not English. */
export function languageOfLines(stated: string, lines: readonly string[]): string {
  if (stated !== '') return primaryLanguage(stated);
  const text = lines.join('\n');
  const language = languageOfText(text);
  return language === 'en' && !isEnglish(text) ? 'und' : language;
}

/** The verbs that lines of the other positions of a resume begin with, by their base, and how many each. */
export function openingsElsewhere(
  { experience, sections }: Pick<WholeResume, 'experience' | 'sections'>,
  item: { uid: string },
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const other of [...experience, ...sections]) {
    if (other.isHidden || other.uid === item.uid) continue;
    for (const line of linesOfNotes(other.notes)) {
      const base = openingVerb(line)?.base;
      if (base !== undefined) counts.set(base, (counts.get(base) ?? 0) + 1);
    }
  }
  return counts;
}

/** The names of a resume, which no dictionary judges: the person, employers, schools, towns, skills, projects. */
export function namesOfResume({ resume, experience, education, skills, sections }: WholeResume): string[] {
  return [
    resume.name,
    resume.headline,
    resume.location,
    ...experience.flatMap(({ companyName, title, city, state, country }) => [
      companyName,
      title,
      city,
      state,
      country,
    ]),
    ...education.flatMap(({ institutionName, major, degree, city }) => [
      institutionName,
      major,
      degree,
      city,
    ]),
    ...skills.flatMap(({ skillName, skillGroup }) => [skillName, skillGroup]),
    ...sections.flatMap(({ title, subtitle }) => [title, subtitle]),
  ].filter(Boolean);
}
