import type { Contact } from '@foothold/core/typesetting/page-contacts.ts';
import type { Piece } from '@foothold/core/typesetting/page-piece.ts';

/** Styles of paragraphs; those of Word have its own names. The ones of the narrow column are based on them. */
export type ParagraphStyle =
  | 'Title'
  | 'Subtitle'
  | 'ContactDetails'
  | 'Heading1'
  | 'Heading2'
  | 'EntryFacts'
  | 'BodyText'
  | 'SkillGroup'
  | 'ListBullet'
  | 'ListBullet2'
  | LetterParagraphStyle
  | SideStyle;
/** Styles of a letter: its first line, the first line of a paragraph, a line within one. */
export type LetterParagraphStyle = 'LetterDate' | 'LetterText' | 'LetterLine';
/** Styles of a column at the side. */
export type SideStyle =
  | 'SideContact'
  | 'SideHeading'
  | 'SideEntry'
  | 'SideFacts'
  | 'SideText'
  | 'SideLabel'
  | 'SideBullet'
  | 'SideBullet2';

/** Styles of letters within a paragraph. */
export type LetterStyle = 'Strong' | 'Facts' | 'Dates';

/** A part of a paragraph: a text of the resume, a mark between two of them, or a jump to the next tab stop. */
export type Part =
  | { kind: 'piece'; piece: Piece; style?: LetterStyle; href?: string; isLeftToRight?: true }
  | { kind: 'mark'; text: string; style?: LetterStyle }
  | { kind: 'tab' };

/** A paragraph of the document, before any library knows of it. */
export type DocxParagraph = {
  style: ParagraphStyle;
  parts: Part[];
  /** Stays on the page of the next one. */
  isWithNext?: true;
  /** Begins an entry, with the space above that entries have. */
  isEntryStart?: true;
  /** Is the first below the heading of its section. */
  isFirst?: true;
  /** Begins in the column of dates, left of the main one. */
  isInRail?: true;
  /** Stands in the column at the side of the first page. */
  isBeside?: true;
};

/** A text as a part; nothing for none. */
export function partOf(piece: Piece | undefined, style?: LetterStyle): Part[] {
  return piece && piece.text !== '' ? [{ kind: 'piece', piece, ...(style && { style }) }] : [];
}

/** An address as a part that leads there. Those that are no place run from left to right in every language. */
export function contactPart(contact: Contact | undefined, style?: LetterStyle): Part[] {
  if (!contact) return [];
  const { kind, href, field, text } = contact;
  return [
    {
      kind: 'piece',
      piece: { field, text },
      ...(style && { style }),
      ...(href && { href }),
      ...(kind !== 'location' && { isLeftToRight: true }),
    },
  ];
}

/** Groups of parts in one line with a mark between each two; empty groups are left out. */
export function joined(groups: readonly Part[][], between: string, style?: LetterStyle): Part[] {
  const mark: Part = { kind: 'mark', text: between, ...(style && { style }) };
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, at) => (at === 0 ? group : [mark, ...group]));
}

/** Letters of a line, by which it is told whether another fits beside it. */
export function lettersIn(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'piece' ? [...part.piece.text].length : 1), 0);
}

/** The texts of a document in the order in which they are read. */
export function piecesIn(paragraphs: readonly DocxParagraph[]): Piece[] {
  return paragraphs.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'piece' ? [part.piece] : [])),
  );
}
