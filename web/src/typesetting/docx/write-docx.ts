import { piecesOfPage } from '@foothold/core/typesetting/page-pieces.ts';
import { accents } from '@foothold/core/typesetting/resume-look.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { languageOfText, primaryLanguage } from '@foothold/core/typesetting/text-language.ts';
import {
  Document,
  ExternalHyperlink,
  type IFrameOptions,
  type ILevelsOptions,
  type IPropertiesOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import { resumeTemplates, templateNamed } from '../resume-templates.data.ts';
import { type DocxDesign, docxDesigns } from './docx-designs.data.ts';
import type { DocxFontFiles } from './docx-font-files.ts';
import { fontsOf } from './docx-fonts.data.ts';
import { docxParagraphs } from './docx-layout.ts';
import { type Measures, measuresOf } from './docx-measures.ts';
import { pageOf, sideFrame } from './docx-page.ts';
import type { DocxParagraph, ParagraphStyle, Part } from './docx-paragraph.ts';
import { coreProperties, eastAsianFont, fontTable } from './docx-parts.ts';
import { photoRun } from './docx-photo.ts';
import type { DocxRequest } from './docx-request.ts';
import { sideFits } from './docx-side.ts';
import { ownBefore } from './docx-spacing.ts';
import { bulletIndent, docxStyles, twips } from './docx-styles.ts';
import { tintedHeader } from './docx-tint.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { textRuns } from './text-runs.ts';

/** The Word document of a resume in the look of its template; loads the library, so it is imported when it is asked for. */
export async function writeDocx(
  { page, look, photo }: DocxRequest,
  files: DocxFontFiles,
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
  const text = piecesOfPage(page)
    .map((piece) => piece.text)
    .join('');
  const languages = languagesOf(page, text);
  const embedded = await embeddedFonts(look, text, files);
  const hasPhoto = look.hasPhoto && photo !== undefined && 'hasPhotoPlace' in resumeTemplates[template];
  const picture = hasPhoto ? [photoRun(photo, page)] : [];
  const frame = sideFrame(page, design, measures);
  const made = paragraphs.map((paragraph, at) =>
    paragraphOf(paragraph, {
      page,
      design,
      measures,
      frame,
      above: paragraphs[at - 1]?.style,
      first: at === 0 ? picture : [],
    }),
  );
  const tint = hasSide && design.side?.isTinted && tintedHeader(page, design, measures, accents[look.accent]);
  const document = new Document({
    styles: docxStyles({
      design,
      look,
      measures,
      languages: languages.document,
      eastAsianFont: languages.font,
      isRightToLeft: page.isRightToLeft,
      embedded: new Set(embedded.map(({ name }) => name)),
    }),
    // The library says Buffer; what it does with it works for any bytes.
    fonts: embedded as unknown as NonNullable<IPropertiesOptions['fonts']>,
    numbering: {
      config: [
        list('bullets', design, measures),
        ...(hasSide ? [list('side-bullets', design, measures)] : []),
      ],
    },
    sections: [
      {
        properties: { page: pageOf(page, design, measures, hasSide) },
        ...(tint && { headers: { default: tint } }),
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
      { path: 'word/fontTable.xml', data: fontTable([fonts.heading, fonts.body], document.FontTable.files) },
    ]),
  );
}

type Setting = {
  page: ResumePage;
  design: DocxDesign;
  measures: Measures;
  frame: IFrameOptions | undefined;
  /** The style of the paragraph before. */
  above: ParagraphStyle | undefined;
  /** What comes before its texts. */
  first: readonly ParagraphChild[];
};

function paragraphOf(
  paragraph: DocxParagraph,
  { page, design, measures, frame, above, first }: Setting,
): Paragraph {
  const { style, parts, isWithNext, isBeside, isInRail } = paragraph;
  const before = ownBefore(paragraph, above, design, measures);
  const level = bulletLevel(style);
  return new Paragraph({
    style,
    children: [...first, ...parts.flatMap((part) => childrenOf(part, page.isRightToLeft))],
    ...(page.isRightToLeft && { bidirectional: true }),
    ...(isWithNext && { keepNext: true }),
    ...(isShortLine(parts) && { keepLines: true }),
    ...(before !== undefined && { spacing: { before: twips(before) } }),
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

function languagesOf(page: ResumePage, text: string) {
  const own = primaryLanguage(page.language);
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
