import { piecesOfPage } from '@foothold/core/typesetting/page-pieces.ts';
import { accents } from '@foothold/core/typesetting/resume-look.ts';
import { Document, type IPropertiesOptions, Packer, Paragraph } from 'docx';
import { resumeTemplates, templateNamed } from '../resume-templates.data.ts';
import { docxDesigns } from './docx-designs.data.ts';
import type { DocxFontFiles } from './docx-font-files.ts';
import { fontsOf } from './docx-fonts.data.ts';
import { docxLanguages } from './docx-languages.ts';
import { docxParagraphs } from './docx-layout.ts';
import { letterDesign } from './docx-letter.ts';
import { list } from './docx-lists.ts';
import { measuresOf } from './docx-measures.ts';
import { pageOf, sideFrame } from './docx-page.ts';
import { coreProperties, fontTable } from './docx-parts.ts';
import { photoOverhang, photoRun } from './docx-photo.ts';
import type { DocxRequest } from './docx-request.ts';
import { sideFits } from './docx-side.ts';
import { docxStyles } from './docx-styles.ts';
import { tintedHeader } from './docx-tint.ts';
import { paragraphOf } from './docx-write-paragraph.ts';
import { embeddedFonts } from './embedded-fonts.ts';

/** The Word document of a resume in the look of its template; loads the library, so it is imported when it is asked for. */
export async function writeDocx(
  { page, look, photo }: DocxRequest,
  files: DocxFontFiles,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const template = templateNamed(look.template);
  const design = 'sections' in page ? docxDesigns[template] : letterDesign(docxDesigns[template]);
  const narrow = measuresOf(look, design, true);
  const beside = docxParagraphs(page, design, true);
  const hasSide = sideFits(beside, design, narrow);
  const measures = hasSide ? narrow : measuresOf(look, design, false);
  const paragraphs = hasSide ? beside : docxParagraphs(page, design, false);
  const fonts = fontsOf(look);
  const text = piecesOfPage(page)
    .map((piece) => piece.text)
    .join('');
  const { languages, eastAsianFont } = docxLanguages(page, text);
  const embedded = await embeddedFonts(look, text, files);
  const shownPhoto = look.hasPhoto && 'hasPhotoPlace' in resumeTemplates[template] ? photo : undefined;
  const picture = shownPhoto ? [photoRun(shownPhoto, page)] : [];
  const afterHead = paragraphs.findIndex(({ style }) => style === 'Heading1');
  const overhang = shownPhoto
    ? photoOverhang(shownPhoto, paragraphs.slice(0, afterHead), design, measures)
    : 0;
  const frame = sideFrame(page, design, measures);
  const made = paragraphs.map((paragraph, at) =>
    paragraphOf(paragraph, {
      page,
      design,
      measures,
      frame,
      above: paragraphs[at - 1]?.style,
      extra: at === afterHead ? overhang : 0,
      first: at === 0 ? picture : [],
    }),
  );
  const tint = hasSide && design.side?.isTinted && tintedHeader(page, design, measures, accents[look.accent]);
  const document = new Document({
    styles: docxStyles({
      design,
      look,
      measures,
      languages,
      eastAsianFont,
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
        children: made.length > 0 ? made : [new Paragraph({ children: picture })],
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
