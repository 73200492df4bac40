import { piecesOfPage } from '@foothold/core/typesetting/page-pieces.ts';
import { accents } from '@foothold/core/typesetting/resume-look.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { languageOfText, primaryLanguage } from '@foothold/core/typesetting/text-language.ts';
import {
  Document,
  ExternalHyperlink,
  FrameAnchorType,
  FrameWrap,
  Header,
  HeightRule,
  type IFrameOptions,
  type ILevelsOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Tab,
  TextRun,
} from 'docx';
import { resumeTemplates, templateNamed } from '../resume-templates.data.ts';
import { type DocxDesign, docxDesigns } from './docx-designs.data.ts';
import { docxParagraphs } from './docx-layout.ts';
import { type Measures, measuresOf } from './docx-measures.ts';
import type { DocxParagraph, Part } from './docx-paragraph.ts';
import { coreProperties, eastAsianFont, fontTable } from './docx-parts.ts';
import { photoRun } from './docx-photo.ts';
import type { DocxRequest } from './docx-request.ts';
import { sideFits } from './docx-side.ts';
import { ownBefore } from './docx-spacing.ts';
import { bulletIndent, docxStyles, fontsOf, twips } from './docx-styles.ts';
import { textRuns } from './text-runs.ts';

/** The Word document of a resume in the look of its template; loads the library, so it is imported when it is asked for. */
export async function writeDocx(
  { page, look, photo }: DocxRequest,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const template = templateNamed(look.template);
  const design = docxDesigns[template];
  const narrow = measuresOf(look, design, true);
  const beside = docxParagraphs(page, design, true);
  const hasSide = sideFits(beside, design, narrow);
  const measures = hasSide ? narrow : measuresOf(look, design, false);
  const paragraphs = hasSide ? beside : docxParagraphs(page, design, false);
  const fonts = fontsOf(look);
  const languages = languagesOf(page);
  const hasPhoto = look.hasPhoto && photo !== undefined && 'hasPhotoPlace' in resumeTemplates[template];
  const picture = hasPhoto ? [photoRun(photo, page)] : [];
  const frame = sideFrame(page, design, measures);
  const made = paragraphs.map((paragraph, at) =>
    paragraphOf(paragraph, { page, design, measures, frame, before: at === 0 ? picture : [] }),
  );
  const tint = hasSide && design.side?.isTinted ? tintOf(accents[look.accent]) : undefined;
  const document = new Document({
    styles: docxStyles({
      design,
      look,
      measures,
      languages: languages.document,
      eastAsianFont: languages.font,
    }),
    numbering: {
      config: [
        list('bullets', design, measures),
        ...(hasSide ? [list('side-bullets', design, measures)] : []),
      ],
    },
    sections: [
      {
        properties: { page: pageOf(page, design, measures, hasSide) },
        ...(tint && { headers: { default: panel(page, design, measures, tint) } }),
        children: made.length > 0 ? made : [new Paragraph({})],
      },
    ],
  });
  const properties = {
    title: page.title,
    author: page.name.text,
    about: page.headline?.text ?? '',
    language: page.language,
  };
  return new Uint8Array(
    await Packer.pack(document, 'arraybuffer', undefined, [
      { path: 'docProps/core.xml', data: coreProperties(properties, now) },
      { path: 'word/fontTable.xml', data: fontTable([fonts.heading, fonts.body]) },
    ]),
  );
}

type Setting = {
  page: ResumePage;
  design: DocxDesign;
  measures: Measures;
  frame: IFrameOptions | undefined;
  before: readonly ParagraphChild[];
};

function paragraphOf(
  paragraph: DocxParagraph,
  { page, design, measures, frame, before }: Setting,
): Paragraph {
  const { style, parts, isWithNext, isBeside, isInRail } = paragraph;
  const above = ownBefore(paragraph, design, measures);
  const level = bulletLevel(style);
  return new Paragraph({
    style,
    children: [...before, ...parts.flatMap((part) => childrenOf(part, page.isRightToLeft))],
    ...(page.isRightToLeft && { bidirectional: true }),
    ...(isWithNext && { keepNext: true }),
    ...(isShortLine(parts) && { keepLines: true }),
    ...(above !== undefined && { spacing: { before: twips(above) } }),
    ...(level !== undefined && { numbering: { reference: isBeside ? 'side-bullets' : 'bullets', level } }),
    ...(isInRail && style !== 'Heading2' && railShape(design)),
    ...(isBeside && frame && { frame }),
  });
}

/** Lines up to this long stay on one page; the templates of the PDF have the same. */
const shortLine = 700;
const isShortLine = (parts: readonly Part[]) =>
  parts.reduce((sum, part) => sum + (part.kind === 'piece' ? part.piece.text.length : 1), 0) <= shortLine;

function bulletLevel(style: string): number | undefined {
  if (!style.includes('Bullet')) return undefined;
  return style.endsWith('2') ? 1 : 0;
}

function railShape({ rail = 0 }: DocxDesign) {
  return {
    indent: { start: twips(rail), hanging: twips(rail) },
    tabStops: [{ type: 'left' as const, position: twips(rail) }],
  };
}

/** Makes the base direction of an address from left to right where the lines run the other way. */
const leftToRightMark = '\u200e';

function childrenOf(part: Part, isRightToLeft: boolean): ParagraphChild[] {
  if (part.kind === 'tab') return [new TextRun({ children: [new Tab()] })];
  const style = part.style && { style: part.style };
  if (part.kind === 'mark')
    return [new TextRun({ text: part.text, ...style, ...(isRightToLeft && { rightToLeft: true }) })];
  const runs = part.isLeftToRight
    ? [{ text: (isRightToLeft ? leftToRightMark : '') + part.piece.text, isRightToLeft: false }]
    : textRuns(part.piece.text, isRightToLeft);
  const made = (name: typeof style) =>
    runs.map(
      (run) => new TextRun({ text: run.text, ...name, ...(run.isRightToLeft && { rightToLeft: true }) }),
    );
  return part.href
    ? [new ExternalHyperlink({ link: part.href, children: made({ style: 'Hyperlink' as never }) })]
    : made(style);
}

function languagesOf(page: ResumePage) {
  const own = primaryLanguage(page.language);
  const text = piecesOfPage(page)
    .map((piece) => piece.text)
    .join('');
  const asian = eastAsianFont(
    ['zh', 'ja', 'ko'].includes(own)
      ? own
      : languageOfText(
          text.replace(/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, ''),
        ),
  );
  const hebrew = page.isRightToLeft ? page.language : /\p{Script=Hebrew}/u.test(text) ? 'he-IL' : 'ar-SA';
  return {
    font: asian?.font ?? '',
    document: { value: page.language, eastAsia: asian?.language ?? 'zh-CN', bidirectional: hebrew },
  };
}

function list(reference: 'bullets' | 'side-bullets', design: DocxDesign, { size }: Measures) {
  const isBeside = reference === 'side-bullets';
  const indent = bulletIndent(size, isBeside);
  const start = isBeside ? 0 : (design.rail ?? 0);
  const levels = ['•', '–'].map(
    (text, level): ILevelsOptions => ({
      level,
      format: LevelFormat.BULLET,
      text,
      style: {
        paragraph: { indent: { start: twips(start + indent * (level + 1)), hanging: twips(indent) } },
      },
    }),
  );
  return { reference, levels };
}

/** The side of the page at which the column stands. */
const isAtLeft = ({ isRightToLeft }: ResumePage, { side }: DocxDesign) =>
  Boolean(side?.isAtEnd) === isRightToLeft;

function pageOf(page: ResumePage, design: DocxDesign, { paper, margin }: Measures, hasSide: boolean) {
  const taken =
    hasSide && design.side ? margin.side * 0.75 + design.side.width + design.side.gutter : margin.side;
  const isLeft = hasSide && isAtLeft(page, design);
  return {
    size: { width: twips(paper.width), height: twips(paper.height) },
    margin: {
      top: twips(margin.top),
      bottom: twips(margin.top),
      left: twips(isLeft ? taken : margin.side),
      right: twips(isLeft ? margin.side : taken),
      header: 0,
      footer: 0,
    },
  };
}

/** The column stands in a frame, whose paragraphs are read where they are written: after the name. */
function sideFrame(
  page: ResumePage,
  design: DocxDesign,
  { paper, margin }: Measures,
): IFrameOptions | undefined {
  const { side } = design;
  if (!side) return undefined;
  const edge = margin.side * 0.75;
  return {
    type: 'absolute',
    position: {
      x: twips(isAtLeft(page, design) ? edge : paper.width - edge - side.width),
      y: twips(margin.top),
    },
    width: twips(side.width),
    wrap: FrameWrap.AROUND,
    anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.PAGE },
    rule: HeightRule.AUTO,
  };
}

/** A tint behind the column on every page, as a line as high as the page. */
function panel(page: ResumePage, design: DocxDesign, { paper, margin }: Measures, fill: string): Header {
  const width = margin.side * 0.75 + (design.side?.width ?? 0) + (design.side?.gutter ?? 0) * 0.5;
  return new Header({
    children: [
      new Paragraph({
        shading: { type: ShadingType.CLEAR, fill, color: 'auto' },
        spacing: { line: twips(paper.height), lineRule: LineRuleType.EXACT, before: 0, after: 0 },
        frame: {
          type: 'absolute',
          position: { x: isAtLeft(page, design) ? 0 : twips(paper.width - width), y: 0 },
          width: twips(width),
          height: twips(paper.height),
          rule: HeightRule.EXACT,
          wrap: FrameWrap.THROUGH,
          anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.PAGE },
        },
      }),
      new Paragraph({ spacing: { line: 20, lineRule: LineRuleType.EXACT } }),
    ],
  });
}

/** A color mixed with nine parts of white, as the PDF has it. */
function tintOf(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return parts
    .map((part) =>
      Math.round(part + (255 - part) * 0.91)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}
