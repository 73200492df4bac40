import { accents, type ResumeLook } from '@foothold/core/typesetting/resume-look.ts';
import {
  AlignmentType,
  BorderStyle,
  type IParagraphStyleOptions,
  type IRunStylePropertiesOptions,
  type IStylesOptions,
  LineRuleType,
  TabStopType,
} from 'docx';
import type { DocxDesign, Ink } from './docx-designs.data.ts';
import { complexScriptFont, type DocxFont, embeddedLine, fontsOf } from './docx-fonts.data.ts';
import type { DocxLanguages } from './docx-languages.ts';
import { type Measures, sideEdge } from './docx-measures.ts';
import type { ParagraphStyle } from './docx-paragraph.ts';
import { isHead, sizeOf, styleBefore } from './docx-spacing.ts';

/** What the styles of a document are made from. */
export type StyleSource = {
  design: DocxDesign;
  look: ResumeLook;
  measures: Measures;
  /** The language of the text, of its Chinese characters and of its letters from right to left. */
  languages: DocxLanguages;
  eastAsianFont: string;
  isRightToLeft: boolean;
  /** The fonts that are in the document. */
  embedded: ReadonlySet<string>;
};

/** Points in the unit of word processors. */
export const twips = (points: number) => Math.round(points * 20);
const halfPoints = (points: number) => Math.round(points * 2);

type Named = { id: ParagraphStyle; name: string; basedOn?: string };
const named: readonly Named[] = [
  { id: 'Title', name: 'Title' },
  { id: 'Subtitle', name: 'Subtitle' },
  { id: 'ContactDetails', name: 'Contact Details' },
  { id: 'Heading1', name: 'heading 1' },
  { id: 'Heading2', name: 'heading 2' },
  { id: 'EntryFacts', name: 'Entry Facts' },
  { id: 'BodyText', name: 'Body Text' },
  { id: 'SkillGroup', name: 'Skill Group' },
  { id: 'ListBullet', name: 'List Bullet' },
  { id: 'ListBullet2', name: 'List Bullet 2' },
  { id: 'LetterDate', name: 'Date' },
  { id: 'LetterText', name: 'Letter Text' },
  { id: 'LetterLine', name: 'Letter Line' },
];
const besideNamed: readonly Named[] = [
  { id: 'SideContact', name: 'Side Contact' },
  { id: 'SideHeading', name: 'Side Heading' },
  { id: 'SideEntry', name: 'Side Entry', basedOn: 'Heading2' },
  { id: 'SideFacts', name: 'Side Facts' },
  { id: 'SideText', name: 'Side Text' },
  { id: 'SideLabel', name: 'Side Label' },
  { id: 'SideBullet', name: 'Side Bullet', basedOn: 'ListBullet' },
  { id: 'SideBullet2', name: 'Side Bullet 2', basedOn: 'ListBullet2' },
];

/** The styles of a document: those of Word under its own names, a few of ours, and how letters look by default. */
export function docxStyles(source: StyleSource): IStylesOptions {
  const { design, measures, languages } = source;
  const { body } = fontsOf(source.look);
  return {
    default: {
      document: {
        run: {
          ...fontRun(body, source),
          size: halfPoints(measures.size),
          color: colorOf('ink', source),
          language: languages,
        },
        paragraph: { spacing: { before: 0, after: 0, ...lineOf(body, source) } },
      },
    },
    paragraphStyles: [...named, ...(design.side ? besideNamed : [])].map((one) =>
      paragraphStyle(one, source),
    ),
    characterStyles: [
      { id: 'Strong', name: 'Strong', run: { bold: true } },
      { id: 'Facts', name: 'Facts', run: plain },
      {
        id: 'Dates',
        name: 'Dates',
        run: {
          ...plain,
          ...fontRun(body, source),
          size: halfPoints(measures.size * (design.dates?.em ?? 1)),
          color: colorOf(design.dates?.ink ?? 'muted', source),
          ...(design.dates?.isItalic && { italics: true }),
        },
      },
      { id: 'Hyperlink', name: 'Hyperlink', run: { ...plain, color: colorOf('accent', source) } },
    ],
  };
}

const plain = { bold: false } as const;

function paragraphStyle(
  { id, name, basedOn = 'Normal' }: Named,
  source: StyleSource,
): IParagraphStyleOptions {
  const { design, measures } = source;
  return {
    id,
    name,
    basedOn,
    quickFormat: true,
    run: { size: halfPoints(sizeOf(id, design, measures)), ...letters(id, source) },
    paragraph: {
      ...shape(id, source),
      spacing: { before: twips(styleBefore(id, design, measures)), ...lineIn(id, source) },
    },
  };
}

/** How the letters of a style look, besides their size. */
function letters(id: ParagraphStyle, source: StyleSource): IRunStylePropertiesOptions {
  const { design } = source;
  const { heading } = fontsOf(source.look);
  const headFont = fontRun(heading, source);
  const ink = (one: Ink | undefined) => ({ color: colorOf(one ?? 'ink', source) });
  if (id === 'Title')
    return {
      ...headFont,
      ...ink(design.name.ink),
      ...bold(!design.name.isLight),
      ...tracking(design.name.tracking, design.name.size),
    };
  if (id === 'Subtitle')
    return {
      ...(design.headline.isHeadFont && headFont),
      ...ink(design.headline.ink),
      ...(design.headline.isItalic && { italics: true }),
    };
  if (id === 'ContactDetails') return ink(design.contacts.ink);
  if (id === 'Heading1' || id === 'SideHeading')
    return {
      ...headFont,
      ...ink(design.heading.ink ?? 'accent'),
      ...bold(true),
      ...tracking(design.heading.tracking, sizeOf(id, design, source.measures)),
    };
  if (id === 'Heading2' || id === 'SideEntry')
    return { ...(design.title?.isHeadFont && headFont), ...ink('ink'), ...bold(true) };
  if (id === 'SideLabel') return bold(true);
  return id === 'EntryFacts' || id === 'SideFacts' ? ink('muted') : {};
}

/** Where the paragraphs of a style begin, what is drawn around them and how they break. */
function shape(id: ParagraphStyle, source: StyleSource): IParagraphStyleOptions['paragraph'] {
  const { design, measures } = source;
  const rail = design.rail && !id.startsWith('Side') ? design.rail : 0;
  const isAtTop = id === 'Title' || id === 'Subtitle' || id === 'ContactDetails';
  const toEnd = [{ type: TabStopType.RIGHT, position: twips(measures.textWidth) }];
  const widows = { widowControl: true };
  if (isAtTop)
    return {
      ...widows,
      keepNext: true,
      ...(design.isCentered && { alignment: AlignmentType.CENTER }),
      ...(id === 'Title' && design.family === 'line' && { tabStops: toEnd }),
      ...(id === 'Subtitle' &&
        design.headRule && { border: ruleBelow(design.headRule, colorOf('accent', source), 9) }),
    };
  if (id === 'Heading1' || id === 'SideHeading') return { ...widows, ...headingShape(id, source) };
  if (id === 'Heading2')
    return {
      ...widows,
      keepLines: true,
      outlineLevel: 1,
      ...(rail > 0
        ? {
            indent: { start: twips(rail), hanging: twips(rail) },
            tabStops: [{ type: TabStopType.LEFT, position: twips(rail) }],
          }
        : { tabStops: toEnd }),
    };
  if (id === 'SideEntry') return { ...widows, ...sideIndent(source), keepLines: true, outlineLevel: 1 };
  if (id.startsWith('Side')) return { ...widows, ...sideIndent(source) };
  return { ...widows, ...(rail > 0 && !id.startsWith('List') && { indent: { start: twips(rail) } }) };
}

function headingShape(id: ParagraphStyle, source: StyleSource): IParagraphStyleOptions['paragraph'] {
  const { heading } = source.design;
  const color = heading.isGreyRule ? '8A8A8A' : colorOf('accent', source);
  const bar = heading.bar && {
    [source.isRightToLeft ? 'right' : 'left']: {
      style: BorderStyle.SINGLE,
      size: heading.bar * 8,
      color,
      space: 5,
    },
  };
  return {
    keepNext: true,
    keepLines: true,
    outlineLevel: 0,
    ...(id === 'SideHeading' && sideIndent(source)),
    // LibreOffice sets no frame that has a paragraph with a border.
    ...(heading.rule && id === 'Heading1' && { border: ruleBelow(heading.rule, color, 1) }),
    ...(bar && { border: bar, indent: { start: twips(8) } }),
  };
}

/** The frame of the column reaches to the edge of the page; its texts do not. */
function sideIndent({ design, measures }: StyleSource) {
  const edge = twips(sideEdge(measures));
  return { indent: design.side?.isAtEnd ? { end: edge } : { start: edge } };
}

const ruleBelow = (points: number, color: string, space: number) => ({
  bottom: {
    style: BorderStyle.SINGLE,
    size: Math.max(2, Math.round(points * 8)),
    color,
    space: Math.round(space),
  },
});

const bold = (isBold: boolean) => ({ bold: isBold });
const tracking = (em: number | undefined, size: number) => (em ? { characterSpacing: twips(em * size) } : {});

function fontRun({ name }: DocxFont, { eastAsianFont }: StyleSource): IRunStylePropertiesOptions {
  return { font: { ascii: name, hAnsi: name, cs: complexScriptFont, eastAsia: eastAsianFont } };
}

function lineIn(id: ParagraphStyle, source: StyleSource) {
  const { heading, body } = fontsOf(source.look);
  return lineOf(isHead(id) ? heading : body, source);
}

/** Arabic letters reach further above and below than Latin ones. */
const minBackward = 260;

/** The distance of lines: capitals and leading, as a part of what the font asks for. */
function lineOf({ name, capital, insteadLine }: DocxFont, { design, embedded, isRightToLeft }: StyleSource) {
  const asked = embedded.has(name) ? embeddedLine.above + embeddedLine.below : insteadLine;
  const line = Math.round((240 * (capital + design.leading)) / asked);
  return { line: isRightToLeft ? Math.max(line, minBackward) : line, lineRule: LineRuleType.AUTO };
}

function colorOf(ink: Ink, { look }: Pick<StyleSource, 'look'>): string {
  const colors = { ink: '#1a1a1a', muted: '#4a4a4a', accent: accents[look.accent] };
  return colors[ink].slice(1).toUpperCase();
}
