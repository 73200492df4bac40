import type { DocxDesign } from './docx-designs.data.ts';
import { embeddedLine } from './docx-fonts.data.ts';
import type { Measures } from './docx-measures.ts';
import type { DocxParagraph, ParagraphStyle } from './docx-paragraph.ts';

/** How much smaller the column at the side is than the text. */
export const sideScale = 0.92;
/** Headings of sections count their space in em of this size of the text. */
const headingScale = 1.2;

/** Whether a style is set in the font of headings. */
export const isHead = (style: ParagraphStyle) =>
  style === 'Title' || style === 'Heading1' || style === 'SideHeading';

/** The size of the letters of a style, in points. */
export function sizeOf(style: ParagraphStyle, design: DocxDesign, { size }: Measures): number {
  const heading = size * headingScale * design.heading.em;
  const sizes: Partial<Record<ParagraphStyle, number>> = {
    Title: design.name.size,
    Subtitle: size * design.headline.em,
    ContactDetails: size * design.contacts.em,
    Heading1: heading,
    Heading2: size * (design.title?.em ?? 1),
    BodyText: size * (design.summaryEm ?? 1),
    SideHeading: heading * sideScale,
  };
  if (style.startsWith('Letter')) return Math.max(10.5, size * 1.06);
  return sizes[style] ?? (style.startsWith('Side') ? size * sideScale : size);
}

/** Points between the last line of what is above and the capitals of the first line of a style. */
function gapOf(style: ParagraphStyle, design: DocxDesign, measures: Measures): number {
  const { size, air } = measures;
  const own = style.startsWith('Side') ? size * sideScale : size;
  const bullet = Math.max(0.55 * air, design.leading) * own;
  const gaps: Readonly<Record<ParagraphStyle, number>> = {
    Title: 0,
    Subtitle: (design.headline.above ?? 0.95) * size,
    ContactDetails: (design.contacts.between === '' ? 0.6 : 0.8) * size,
    Heading1: design.heading.above * headingScale * size * air,
    Heading2: entryAbove(design, measures),
    EntryFacts: 0.5 * size,
    BodyText: 0.75 * size * air,
    SkillGroup: 0.62 * size * air,
    ListBullet: bullet,
    ListBullet2: bullet,
    LetterDate: 2.6 * size,
    LetterText: 1.4 * size,
    LetterLine: design.leading * sizeOf('LetterLine', design, measures),
    SideContact: 0.6 * own,
    SideHeading: design.heading.above * headingScale * own * air,
    SideEntry: 0.95 * own * air,
    SideFacts: 0.5 * own,
    SideText: 0.6 * own * air,
    SideLabel: 0.95 * own * air,
    SideBullet: bullet,
    SideBullet2: bullet,
  };
  return gaps[style];
}

const entryAbove = (design: DocxDesign, { size, air }: Measures) => (design.entryAbove ?? 0.95) * size * air;

/** Points that letters of a style reach under the line they stand on. */
const depthOf = (style: ParagraphStyle, design: DocxDesign, measures: Measures) =>
  embeddedLine.below * sizeOf(style, design, measures);

/** What usually stands above a style. */
const usuallyAbove: Partial<Record<ParagraphStyle, ParagraphStyle>> = {
  Subtitle: 'Title',
  ContactDetails: 'Subtitle',
};

const textAbove = (style: ParagraphStyle) => (style.startsWith('Side') ? 'SideText' : 'EntryFacts');

/**
 * Points that a word processor adds above a paragraph so that the gap is right: a line brings its leading along, and the
 * line above the depth of its letters.
 */
function before(
  gap: number,
  style: ParagraphStyle,
  above: ParagraphStyle,
  design: DocxDesign,
  measures: Measures,
): number {
  const depth = (one: ParagraphStyle) => depthOf(one, design, measures);
  return Math.max(0, gap - design.leading * sizeOf(style, design, measures) + depth(style) - depth(above));
}

/** Points above a paragraph of a style, as the style has them. */
export function styleBefore(style: ParagraphStyle, design: DocxDesign, measures: Measures): number {
  const above = usuallyAbove[style] ?? textAbove(style);
  return before(gapOf(style, design, measures), style, above, design, measures);
}

/** Points above a paragraph where its place asks for others than its style has; `above` is the style before it. */
export function ownBefore(
  paragraph: DocxParagraph,
  above: ParagraphStyle | undefined,
  design: DocxDesign,
  measures: Measures,
): number | undefined {
  const { style, isFirst, isEntryStart, isBeside } = paragraph;
  // The column begins as high as the name, which brings more leading along.
  if (isBeside && above !== undefined && !above.startsWith('Side'))
    return firstLeading(design) - firstLeading(design, sizeOf(style, design, measures));
  const scale = isBeside ? sideScale : 1;
  const usual = gapOf(style, design, measures);
  const size = measures.size * scale;
  const belowHeading = Math.max(
    isEntryStart ? entryAbove(design, measures) * scale : usual,
    isFirst ? design.heading.below * headingScale * size * measures.air : 0,
  );
  // A rule is drawn below what letters reach, not below the line they stand on.
  const gap = belowHeading + (isFirst && !isBeside && design.heading.rule ? embeddedLine.below * size : 0);
  const isOther = above !== undefined && usuallyAbove[style] !== undefined && above !== usuallyAbove[style];
  if (isOther) return before(gap, style, above, design, measures);
  return gap === usual ? undefined : before(gap, style, textAbove(style), design, measures);
}

/** Points of a line that are above its capitals: by default of the name, the first line of a page. */
export const firstLeading = (design: DocxDesign, size = design.name.size) =>
  (design.leading - embeddedLine.below) * size;
