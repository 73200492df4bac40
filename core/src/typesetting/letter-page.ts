import type { CalendarDate } from '../dates/calendar-date.ts';
import { letterDate } from '../entities/letter/letter-date.ts';
import type { LetterFacts } from '../entities/letter/letter-facts.ts';
import { letterGaps } from '../entities/letter/letter-gaps.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import { type Contact, contactsOf } from './page-contacts.ts';
import type { Piece } from './page-piece.ts';
import { type Line, linesOf } from './page-sections.ts';
import { isRightToLeft } from './text-language.ts';

/** A paragraph of a letter: lines that end where the person ended them, or bullets. */
export type LetterParagraph = { kind: 'lines'; lines: Piece[] } | { kind: 'list'; lines: Line[] };

/**
 * A letter ready to be set, as `ResumePage` is for a resume: texts as printed, each with the field it comes from.
 * `letter/text/12` is the line 12 of its text, counted from 0.
 */
export type LetterPage = {
  language: string;
  isRightToLeft: boolean;
  /** Of the document. */
  title: string;
  name: Piece;
  headline?: Piece;
  contacts: Contact[];
  date: Piece;
  recipient: Piece[];
  paragraphs: LetterParagraph[];
  /** Texts within it that the person still has to fill, as printed. */
  gaps: string[];
};

/** What is written, for whom and by whom. */
export type LetterContent = {
  text: string;
  /** The lines of the address. */
  recipient: string;
  date: CalendarDate;
  /** What the document is called beside the name: the job. */
  subject: string;
  language: string;
  /** Who writes; the head of the letter is the head of this resume. */
  resume: WholeResume | null;
};

/** The page of a letter. */
export function letterPage({ text, recipient, date, subject, language, resume }: LetterContent): LetterPage {
  const name = cleanLine(resume?.resume.name ?? '');
  const headline = cleanLine(resume?.resume.headline ?? '');
  return {
    language,
    isRightToLeft: isRightToLeft(language),
    title: [name, cleanLine(subject)].filter(Boolean).join(' – '),
    name: { field: 'resume/name', text: name },
    ...(headline && { headline: { field: 'resume/headline', text: headline } }),
    contacts: resume ? contactsOf(resume, false) : [],
    date: { field: 'letter/date', text: cleanLine(letterDate(date, language)) },
    recipient: piecesOf('letter/recipient', recipient),
    paragraphs: paragraphsOf(text),
    gaps: [...new Set(letterGaps(text).map(({ from, to }) => cleanLine(text.slice(from, to))))],
  };
}

/** The address of a letter by what is known: the person, the company, and its own address where it is stored. */
export function letterRecipient({
  job,
  company,
  contact,
}: Omit<LetterFacts, 'resume' | 'language' | 'today'>) {
  const place = [company?.city, company?.state, company?.country].filter(Boolean).join(', ');
  const employer = job.companyName || company?.companyName;
  const lines = [contact?.name, contact?.name && contact.role, employer, company?.address, place];
  return lines
    .map((line) => cleanLine(line ?? ''))
    .filter(Boolean)
    .join('\n');
}

const bulletLine = /^\s{0,20}[•◦▪‣·*–—-]\s/;
const field = 'letter/text';

/** Paragraphs are apart by an empty line; a bullet after a plain line, or the other way round, begins a new one. */
function paragraphsOf(text: string): LetterParagraph[] {
  const paragraphs: LetterParagraph[] = [];
  let isOpen = false;
  for (const [at, typed] of text.split(/\r\n?|\n/).entries()) {
    const kind = bulletLine.test(typed) ? 'list' : 'lines';
    const lines = kind === 'list' ? bulletAt(at, typed) : lineAt(at, typed);
    const last = paragraphs.at(-1);
    if (lines.length > 0 && isOpen && last?.kind === kind) (last.lines as Piece[]).push(...lines);
    else if (lines.length > 0) paragraphs.push({ kind, lines } as LetterParagraph);
    isOpen = lines.length > 0;
  }
  return paragraphs;
}

const bulletAt = (at: number, typed: string): Line[] =>
  linesOf(field, typed).map((line) => ({ ...line, field: `${field}/${at}` }));

function lineAt(at: number, typed: string): Piece[] {
  const clean = cleanLine(typed);
  return clean ? [{ field: `${field}/${at}`, text: clean }] : [];
}

const piecesOf = (name: string, text: string): Piece[] =>
  cleanLines(text)
    .map((line, at) => ({ field: `${name}/${at}`, text: line }))
    .filter((piece) => piece.text !== '');
