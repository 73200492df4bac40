import type { Piece } from './page-piece.ts';
import type { Entry } from './page-sections.ts';
import type { PageSection, ResumePage } from './resume-page.ts';

/** Every text of a page once, in the order of a single column: each document has to contain them all. */
export function piecesOfPage({ name, headline, contacts, sections }: ResumePage): Piece[] {
  return [name, headline, ...contacts, ...sections.flatMap(piecesOfSection)].filter(
    (piece): piece is Piece => piece !== undefined && piece.text !== '',
  );
}

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
