import type { LetterPage } from './letter-page.ts';
import type { Piece } from './page-piece.ts';
import type { Entry } from './page-sections.ts';
import type { PageSection, ResumePage } from './resume-page.ts';

/** What can be set: a resume or a letter. */
export type PrintedPage = ResumePage | LetterPage;

/** Every text of a page once, in the order of a single column: each document has to contain them all. */
export function piecesOfPage(page: PrintedPage): Piece[] {
  const body = 'sections' in page ? page.sections.flatMap(piecesOfSection) : piecesOfLetter(page);
  return [page.name, page.headline, ...page.contacts, ...body].filter(
    (piece): piece is Piece => piece !== undefined && piece.text !== '',
  );
}

const piecesOfLetter = ({ date, recipient, paragraphs }: LetterPage): Piece[] => [
  date,
  ...recipient,
  ...paragraphs.flatMap(({ lines }) => lines),
];

function piecesOfSection(section: PageSection): (Piece | undefined)[] {
  if (section.kind === 'text') return [section.heading, ...section.paragraphs];
  if (section.kind === 'groups')
    return [section.heading, ...section.groups.flatMap(({ label, items }) => [label, ...items])];
  return [section.heading, ...section.entries.flatMap(piecesOfEntry)];
}

const piecesOfEntry = ({ title, subtitle, place, note, dates, link, lines }: Entry) => [
  ...[title, subtitle, place, note, dates, link],
  ...lines,
];
