import { inDisplayOrder, type Placed } from '../entities/resume/display-order.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { type PlacedWord, placedWords } from './placed-words.ts';

/** What a line of a resume is a part of. */
export type LinePart =
  | 'head'
  | 'title'
  | 'company'
  | 'work'
  | 'degree'
  | 'school'
  | 'skill'
  | 'listed'
  | 'language'
  | 'text';

/** A line of a field of the resume; `start` is where it begins in that field. */
export type ResumeLine = {
  path: string;
  part: LinePart;
  /** The whole field. */
  field: string;
  start: number;
  end: number;
  words: readonly PlacedWord[];
  /** Last day of the item as stored, '' for none. */
  until: string;
};

/** The lines of a resume that are shown, in order, with the paths that the page names fields by. */
export function resumeLines(whole: WholeResume): ResumeLine[] {
  const { resume } = whole;
  const hidden = new Set(resume.arrangement.filter((one) => one.isHidden).map((one) => one.section));
  const shown = <T extends Placed & { isHidden: boolean; resumeSectionName: string }>(items: readonly T[]) =>
    inDisplayOrder(items.filter((item) => !item.isHidden && !hidden.has(item.resumeSectionName)));
  const lines: ResumeLine[] = [];
  const add = (path: string, part: LinePart, field: string, until = '') => {
    let start = 0;
    for (const text of field.split('\n')) {
      const end = start + text.length;
      if (text.trim() !== '')
        lines.push({ path, part, field, start, end, words: placedWords(field, start, end), until });
      start = end + 1;
    }
  };
  add('resume/headline', 'head', resume.headline);
  if (!hidden.has('Summary')) add('resume/summary', 'text', resume.summary);
  for (const item of shown(whole.experience)) {
    const path = `experience/${item.internalId}`;
    add(`${path}/title`, 'title', item.title);
    add(`${path}/companyName`, 'company', item.companyName);
    add(`${path}/notes`, 'work', item.notes);
  }
  for (const item of shown(whole.education)) {
    const path = `education/${item.internalId}`;
    add(`${path}/degree`, 'degree', item.degree, item.endDate);
    add(`${path}/major`, 'degree', item.major, item.endDate);
    add(`${path}/institutionName`, 'school', item.institutionName);
    add(`${path}/notes`, 'text', item.notes);
  }
  for (const item of shown(whole.skills)) add(`skills/${item.internalId}/skillName`, 'skill', item.skillName);
  for (const item of shown(whole.sections)) {
    const path = `sections/${item.internalId}`;
    const part = item.resumeSectionName === 'Languages' ? 'language' : 'listed';
    const until = item.resumeSectionName === 'Certifications' ? item.endDate : '';
    add(`${path}/title`, part, item.title, until);
    add(`${path}/subtitle`, part === 'language' ? 'language' : 'company', item.subtitle);
    add(`${path}/notes`, 'text', item.notes);
  }
  return lines;
}
