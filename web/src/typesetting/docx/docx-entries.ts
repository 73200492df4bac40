import type { Entry, Line } from '@foothold/core/typesetting/page-sections.ts';
import type { DocxDesign } from './docx-designs.data.ts';
import {
  contactPart,
  type DocxParagraph,
  joined,
  type LetterStyle,
  lettersIn,
  type ParagraphStyle,
  type Part,
  partOf,
} from './docx-paragraph.ts';

/** Letters of dates that fit beside a title, and beside the rail; the templates of the PDF have the same. */
const besideTitle = 34;
const besideRail = 18;
/** The head of an entry that is longer may lie on two pages. */
const shortHead = 500;

/** The paragraphs of an entry in the way of a family; a section of sentences has its own. */
export function entryParagraphs(entry: Entry, design: DocxDesign, section: string): DocxParagraph[] {
  const head =
    design.family === 'line'
      ? lineHead(entry, design)
      : design.family === 'rail'
        ? railHead(entry, design)
        : design.sentences?.includes(section)
          ? sentenceHead(entry)
          : stackedHead(entry, design);
  return storedTogether(head, bulletParagraphs(entry.lines, ['ListBullet', 'ListBullet2']));
}

/** The paragraphs of an entry in a narrow column: title, facts and dates below each other. */
export function narrowEntryParagraphs(entry: Entry): DocxParagraph[] {
  const head: DocxParagraph[] = [
    { style: 'SideEntry', parts: partOf(entry.title) },
    { style: 'SideFacts', parts: joined(factsOf(entry), ', ') },
    { style: 'SideFacts', parts: partOf(entry.dates) },
  ];
  return storedTogether(head, bulletParagraphs(entry.lines, ['SideBullet', 'SideBullet2']));
}

function stackedHead(entry: Entry, design: DocxDesign): DocxParagraph[] {
  const title = partOf(entry.title);
  const dates = partOf(entry.dates, 'Dates');
  const facts: DocxParagraph = { style: 'EntryFacts', parts: joined(factsOf(entry), design.between) };
  return [...titleRow(title, dates), facts];
}

function lineHead(entry: Entry, design: DocxDesign): DocxParagraph[] {
  const title = joined([partOf(entry.title), ...factsOf(entry, 'Facts')], design.between, 'Facts');
  return titleRow(title, partOf(entry.dates, 'Dates'));
}

/** A title with dates at the other end of its line; below it where they are long, alone where there is no title. */
function titleRow(title: Part[], dates: Part[]): DocxParagraph[] {
  if (title.length > 0 && dates.length > 0 && lettersIn(dates) <= besideTitle)
    return [{ style: 'Heading2', parts: [...title, { kind: 'tab' }, ...dates] }];
  return [
    { style: 'Heading2', parts: title },
    { style: 'EntryFacts', parts: dates },
  ];
}

/** Dates, then the title at the tab stop of the main column; dates that are too long stand above. */
function railHead(entry: Entry, design: DocxDesign): DocxParagraph[] {
  const dates = partOf(entry.dates, 'Dates');
  const facts = joined(factsOf(entry), design.between);
  const title = partOf(entry.title);
  const isBeside = lettersIn(dates) <= besideRail;
  const [first, rest]: [Part[], Part[]] = title.length > 0 ? [title, facts] : [facts, []];
  const style: ParagraphStyle = title.length > 0 ? 'Heading2' : 'EntryFacts';
  const row: DocxParagraph = {
    style,
    parts: first.length === 0 && isBeside ? [] : [...(isBeside ? dates : []), { kind: 'tab' }, ...first],
    isInRail: true,
  };
  const alone: DocxParagraph = {
    style: 'EntryFacts',
    parts: isBeside && first.length > 0 ? [] : dates,
    isInRail: true,
  };
  return [alone, ...(first.length > 0 ? [row] : []), { style: 'EntryFacts', parts: rest }];
}

/** An entry that reads as one sentence: title, where it came out, address, dates. */
function sentenceHead(entry: Entry): DocxParagraph[] {
  const parts = joined(
    [partOf(entry.title), ...factsOf(entry, 'Facts'), partOf(entry.dates, 'Facts')],
    '. ',
    'Facts',
  );
  return [{ style: 'Heading2', parts }];
}

/** Where it was, with what grade, at what address. */
const factsOf = ({ subtitle, place, note, link }: Entry, style?: LetterStyle): Part[][] => [
  partOf(subtitle, style),
  partOf(place, style),
  partOf(note, style),
  contactPart(link, style),
];

/** Lines as a list, those of the second level under the one before. */
function bulletParagraphs(
  lines: readonly Line[],
  styles: readonly [ParagraphStyle, ParagraphStyle],
): DocxParagraph[] {
  return lines.map((line, at) => ({ style: styles[at === 0 ? 0 : line.level], parts: partOf(line) }));
}

/** What heads an entry stays together and with its first line; an overlong one may break rather than move whole. */
function storedTogether(head: readonly DocxParagraph[], lines: readonly DocxParagraph[]): DocxParagraph[] {
  const filled = head.filter(({ parts }) => parts.length > 0);
  const isShort = filled.reduce((sum, { parts }) => sum + lettersIn(parts), 0) <= shortHead;
  const kept = filled.map((paragraph, at): DocxParagraph => {
    const isLast = at === filled.length - 1 && lines.length === 0;
    return {
      ...paragraph,
      ...(at === 0 && { isEntryStart: true }),
      ...(isShort && !isLast && { isWithNext: true }),
    };
  });
  const [first, ...others] = lines;
  if (kept.length > 0 || !first) return [...kept, ...lines];
  return [{ ...first, isEntryStart: true }, ...others];
}
