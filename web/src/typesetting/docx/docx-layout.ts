import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import type { PageSection, ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import type { DocxDesign } from './docx-designs.data.ts';
import { entryParagraphs, narrowEntryParagraphs } from './docx-entries.ts';
import { letterParagraphs } from './docx-letter.ts';
import { contactPart, type DocxParagraph, joined, type Part, partOf } from './docx-paragraph.ts';

/** Letters of a headline that fit beside the name, where a template has it there. */
const besideName = 34;

/** The paragraphs of a resume or a letter in the order in which they are read. */
export function docxParagraphs(page: PrintedPage, design: DocxDesign, hasSide: boolean): DocxParagraph[] {
  if ('sections' in page) return resumeParagraphs(page, design, hasSide);
  return [...head(page, design, false), ...letterParagraphs(page)];
}

/**
 * The paragraphs of a resume in the order in which they are read. With `hasSide` the sections of the side column follow
 * the name, as in the PDF; without it they stand among the others.
 */
function resumeParagraphs(page: ResumePage, design: DocxDesign, hasSide: boolean): DocxParagraph[] {
  const side = hasSide ? design.side : undefined;
  const isBeside = ({ name }: PageSection) => side?.names.includes(name) ?? false;
  return [
    ...head(page, design, side !== undefined),
    ...(side ? besideParagraphs(page, page.sections.filter(isBeside)) : []),
    ...page.sections
      .filter((section) => !isBeside(section))
      .flatMap((section) => mainSection(section, design)),
  ];
}

function head(
  { name, headline, contacts }: PrintedPage,
  design: DocxDesign,
  hasSide: boolean,
): DocxParagraph[] {
  const shown = contacts.map((contact) => contactPart(contact));
  const inRow =
    design.family === 'line' &&
    name.text !== '' &&
    headline !== undefined &&
    headline.text.length <= besideName;
  const title: Part[] = [
    ...partOf(name),
    ...(inRow ? [{ kind: 'tab' } as const, ...partOf(headline, 'Dates')] : []),
  ];
  const lines = design.contacts.between === '' ? shown : [joined(shown, design.contacts.between)];
  const paragraphs: DocxParagraph[] = [
    { style: 'Title', parts: title },
    { style: 'Subtitle', parts: inRow ? [] : partOf(headline) },
    ...(hasSide ? [] : lines.map((parts): DocxParagraph => ({ style: 'ContactDetails', parts }))),
  ];
  return filled(paragraphs);
}

function mainSection(section: PageSection, design: DocxDesign): DocxParagraph[] {
  const body = filled(
    section.kind === 'text'
      ? section.paragraphs.map((one): DocxParagraph => ({ style: 'BodyText', parts: partOf(one) }))
      : section.kind === 'groups'
        ? section.groups.map(
            ({ label, items }): DocxParagraph => ({ style: 'SkillGroup', parts: groupLine(label, items) }),
          )
        : section.entries.flatMap((entry) => entryParagraphs(entry, design, section.name)),
  );
  return [heading(section, 'Heading1'), ...firstMarked(body)];
}

function groupLine(
  label: PageSection['heading'] | undefined,
  items: readonly PageSection['heading'][],
): Part[] {
  const list = joined(
    items.map((item) => partOf(item)),
    ', ',
  );
  const named = partOf(label, 'Strong');
  if (named.length === 0) return list;
  return [...named, { kind: 'mark', text: ':', style: 'Strong' }, { kind: 'mark', text: ' ' }, ...list];
}

/** The column at the side: addresses, then its sections, skills one below the other. */
function besideParagraphs(page: ResumePage, sections: readonly PageSection[]): DocxParagraph[] {
  const contacts = page.contacts.map(
    (contact): DocxParagraph => ({ style: 'SideContact', parts: contactPart(contact) }),
  );
  const column = [...contacts, ...sections.flatMap(narrowSection)];
  return filled(column).map((paragraph) => ({ ...paragraph, isBeside: true }));
}

function narrowSection(section: PageSection): DocxParagraph[] {
  const body =
    section.kind === 'entries'
      ? section.entries.flatMap(narrowEntryParagraphs)
      : section.kind === 'text'
        ? section.paragraphs.map((one): DocxParagraph => ({ style: 'SideText', parts: partOf(one) }))
        : section.groups.flatMap(({ label, items }): DocxParagraph[] => [
            { style: 'SideLabel', parts: partOf(label), isWithNext: true },
            ...items.map((item): DocxParagraph => ({ style: 'SideText', parts: partOf(item) })),
          ]);
  return [heading(section, 'SideHeading'), ...firstMarked(filled(body))];
}

const heading = (section: PageSection, style: 'Heading1' | 'SideHeading'): DocxParagraph => ({
  style,
  parts: partOf(section.heading),
  isWithNext: true,
});

const firstMarked = ([first, ...others]: readonly DocxParagraph[]): DocxParagraph[] =>
  first ? [{ ...first, isFirst: true }, ...others] : [];

const filled = (paragraphs: readonly DocxParagraph[]) => paragraphs.filter(({ parts }) => parts.length > 0);
