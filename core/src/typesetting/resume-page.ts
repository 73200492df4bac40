import type { PlacedSection } from '../entities/resume/resume.ts';
import { arrangedSections, isUsualSection } from '../entities/resume/resume-sections.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { cleanLine } from './clean-text.ts';
import { type Contact, contactsOf } from './page-contacts.ts';
import type { PageOptions, Piece } from './page-piece.ts';
import { type Body, bodyOf } from './page-sections.ts';
import { wordsOf } from './resume-words.ts';
import { isLanguage, isRightToLeft, languageOfText } from './text-language.ts';

/** A section with its heading and content. */
export type PageSection = { name: string; heading: Piece } & Body;

/**
 * A resume ready to be set: its texts as printed, in order, without hidden and empty ones. Templates place them, exports
 * write them and the proof compares against them; none is markup of any language.
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

/** The page of a resume: cleaned texts, dates and titles in its language, in order, without what is hidden. */
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

/** The text by which the language of a resume is detected: what the person wrote, not addresses. */
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
