import { inDisplayOrder } from '../entities/resume/display-order.ts';
import { arrangedSections } from '../entities/resume/resume-sections.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import type { ItemList } from '../entities/resume/version-differences.ts';
import { languageOfLines } from '../writing/bullet-context.ts';
import type { ReviewInput } from './review.ts';
import { type Span, spanOf } from './review-dates.ts';
import { fieldText, linesOfText, type ReviewText } from './review-text.ts';

/** An item that is shown, with its dates as they are understood and its lines. */
export type Reviewed<Item> = { item: Item; span: Span; lines: readonly ReviewText[] };

/** A resume as the checks read it: what is shown, in order, cut into texts with their places. */
export type ReviewedResume = Omit<ReviewInput, 'hidden'> & {
  language: string;
  isEnglish: boolean;
  jobs: readonly Reviewed<WholeResume['experience'][number]>[];
  schools: readonly Reviewed<WholeResume['education'][number]>[];
  skills: readonly WholeResume['skills'][number][];
  others: readonly Reviewed<WholeResume['sections'][number]>[];
  summary: readonly ReviewText[];
  /** Every text that a person wrote freely, in the order of the resume: headline, summary, titles, lines, skills. */
  texts: readonly ReviewText[];
  /** An academic CV or an application to the federal government, which are longer and say more. */
  isLongKind: boolean;
};

/** Prepares a resume for the checks. */
export function reviewedResume(input: Omit<ReviewInput, 'hidden'>): ReviewedResume {
  const { whole, today } = input;
  const { resume } = whole;
  const hidden = new Set(
    arrangedSections(whole, input.template.sectionOrder)
      .filter((one) => one.isHidden)
      .map(({ section }) => section),
  );
  const shown = <Item extends { isHidden: boolean; internalId: number; displayOrder: number }>(
    items: readonly Item[],
  ) => inDisplayOrder(items).filter((item) => !item.isHidden);
  const read = <Item extends WholeResume['experience' | 'education' | 'sections'][number]>(
    list: ItemList,
    items: readonly Item[],
  ): Reviewed<Item>[] =>
    items.map((item) => ({
      item,
      span: spanOf(item, today),
      lines: linesOfText(list, item.internalId, item.notes),
    }));
  const jobs = hidden.has('Experience') ? [] : read('experience', shown(whole.experience));
  const schools = hidden.has('Education') ? [] : read('education', shown(whole.education));
  const skills = hidden.has('Skills') ? [] : shown(whole.skills);
  const others = read(
    'sections',
    shown(whole.sections).filter((item) => !hidden.has(item.resumeSectionName || 'Other')),
  );
  const summary = hidden.has('Summary') ? [] : linesOfText('resume', 0, resume.summary);
  const texts = [
    fieldText('resume', 0, 'headline', resume.headline),
    ...summary,
    ...jobs.flatMap(({ item, lines }) => [
      fieldText('experience', item.internalId, 'title', item.title),
      ...lines,
    ]),
    ...schools.flatMap(({ item, lines }) => [
      fieldText('education', item.internalId, 'degree', item.degree),
      fieldText('education', item.internalId, 'major', item.major),
      ...lines,
    ]),
    ...skills.map((item) => fieldText('skills', item.internalId, 'skillName', item.skillName, true)),
    ...others.flatMap(({ item, lines }) => [
      fieldText('sections', item.internalId, 'title', item.title, isTitleAlone(item)),
      fieldText('sections', item.internalId, 'subtitle', item.subtitle),
      ...lines,
    ]),
  ].filter(({ text }) => text.trim() !== '');
  const sentences = [...summary, ...jobs.flatMap(({ lines }) => lines)].map(({ text }) => text);
  const language = languageOfLines(
    resume.language,
    sentences.length > 0 ? sentences : texts.map(({ text }) => text),
  );
  return {
    ...input,
    language,
    isEnglish: language === 'en',
    jobs,
    schools,
    skills,
    others,
    summary,
    texts,
    isLongKind: isLongKind(whole),
  };
}

const isTitleAlone = (item: WholeResume['sections'][number]): boolean =>
  [item.subtitle, item.url, item.startDate, item.endDate, item.notes].every((value) => value.trim() === '');

const longWords =
  /\b(?:curriculum vitae|academic|federal|usajobs|professor|lecturer|postdoc\w{0,12}|research(?: fellow| associate| scientist))\b/iu;

function isLongKind({ resume, experience, sections }: WholeResume): boolean {
  const publications = sections.filter((item) => item.resumeSectionName === 'Publications' && !item.isHidden);
  return (
    resume.template === 'academic' ||
    publications.length >= 3 ||
    longWords.test(`${resume.title}\n${resume.headline}\n${experience.map(({ title }) => title).join('\n')}`)
  );
}
