import type { PlacedSection } from '../entities/resume/resume.ts';
import { arrangedSections, isUsualSection } from '../entities/resume/resume-sections.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { cleanLine } from './clean-text.ts';
import { type Contact, contactsOf } from './page-contacts.ts';
import type { PageOptions, Piece } from './page-piece.ts';
import { type Body, bodyOf } from './page-sections.ts';
import { wordsOf } from './resume-words.ts';
import { isLanguage, isRightToLeft, languageOfText } from './text-language.ts';

/** A section that is shown, with what stands under its heading. */
export type PageSection = { name: string; heading: Piece } & Body;

/**
 * A resume as it is set: texts as they stand on paper, in order, hidden and empty ones left out. Templates only place
 * it, exports only write it, and the proof compares against it; nothing in it is markup of any language.
 */
export type ResumePage = {
  language: string;
  isRightToLeft: boolean;
  /** Of the document. */
  title: string;
  name: Piece;
  headline?: Piece;
  contacts: Contact[];
  sections: PageSection[];
};

/** Sets a resume: cleans every text, writes dates and titles in its language, orders and leaves out. */
export function resumePage(whole: WholeResume, options: PageOptions): ResumePage {
  const { resume } = whole;
  const language = isLanguage(resume.language) ? resume.language : languageOfText(lettersOf(whole));
  const name = cleanLine(resume.name);
  const headline = cleanLine(resume.headline);
  const arranged = arrangedSections(whole, options.sectionOrder).filter(({ isHidden }) => !isHidden);
  const shownLinks = arranged.some(({ section }) => section === 'Links');
  return {
    language,
    isRightToLeft: isRightToLeft(language),
    title: [name, cleanLine(resume.title)].filter(Boolean).join(' – '),
    name: { field: 'resume/name', text: name },
    ...(headline && { headline: { field: 'resume/headline', text: headline } }),
    contacts: contactsOf(whole, shownLinks),
    sections: arranged.flatMap((placed) => {
      const body = bodyOf(placed.section, whole, { ...options, language });
      return body
        ? [{ name: placed.section, heading: headingOf(placed, language, options.hasCapitals), ...body }]
        : [];
    }),
  };
}

function headingOf({ section, title }: PlacedSection, language: string, hasCapitals = false): Piece {
  const words = wordsOf(language);
  const own = isUsualSection(section) || section === 'Other' ? words[section] : cleanLine(section);
  const text = cleanLine(title) || own;
  return {
    field: `arrangement/${section}/title`,
    text: hasCapitals ? text.toLocaleUpperCase(language) : text,
  };
}

/** What the language of a resume can be told from: what the person wrote, not addresses. */
function lettersOf({ resume, experience, education, skills, sections }: WholeResume): string {
  return [
    resume.name,
    resume.headline,
    resume.summary,
    ...experience.flatMap((item) => [item.title, item.notes]),
    ...education.flatMap((item) => [item.major, item.institutionName]),
    ...skills.map((item) => item.skillName),
    ...sections.flatMap((item) => [item.title, item.notes]),
  ].join('\n');
}
