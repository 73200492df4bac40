import type { TemplateName } from '../resume-templates.data.ts';

/** Colors of a text: of letters, of what stands back, the accent of the look. */
export type Ink = 'ink' | 'muted' | 'accent';

/** How an entry is laid out; templates of one family differ in sizes and colors only. */
export type DocxFamily =
  /** Title and dates in a row, facts below. */
  | 'stacked'
  /** Title, facts and dates in one row. */
  | 'line'
  /** As stacked, but publications are sentences. */
  | 'sentence'
  /** Dates in a column of their own, before the title. */
  | 'rail'
  /** As stacked, with some sections in a narrow column at the side of the first page. */
  | 'side';

/** What a template looks like in Word: sizes in points, or in parts of the size of its text where it says `em`. */
export type DocxDesign = {
  family: DocxFamily;
  /** Between the lines of a paragraph, in em. */
  leading: number;
  /** Of the text, against the size of its density. */
  scale?: number;
  isCentered?: true;
  name: { size: number; isLight?: true; ink?: Ink; tracking?: number };
  headline: { em: number; isItalic?: true; ink?: Ink; isHeadFont?: true; above?: number };
  contacts: { between: string; em: number; ink?: Ink };
  /** A rule below the headline, points. */
  headRule?: number;
  /** Space above and below in em of the heading, which is 1.2 of the text. */
  heading: {
    above: number;
    below: number;
    em: number;
    rule?: number;
    isGreyRule?: true;
    tracking?: number;
    bar?: number;
    ink?: Ink;
  };
  title?: { em?: number; isHeadFont?: true };
  /** Above an entry, in em. */
  entryAbove?: number;
  dates?: { em?: number; isItalic?: true; ink?: Ink };
  /** Between the facts below a title. */
  between: string;
  /** Of the summary, in em. */
  summaryEm?: number;
  /** Sections whose entries are sentences. */
  sentences?: readonly string[];
  /** Width of the column of dates, points. */
  rail?: number;
  side?: { names: readonly string[]; width: number; gutter: number; isAtEnd?: true; isTinted?: true };
};

/** The templates as Word documents: siblings of `templates/<name>/<name>.typ`. */
export const docxDesigns: Readonly<Record<TemplateName, DocxDesign>> = {
  plain: {
    family: 'stacked',
    leading: 0.52,
    name: { size: 19 },
    headline: { em: 1.1, ink: 'muted' },
    contacts: { between: ' · ', em: 0.92, ink: 'muted' },
    heading: { above: 1.35, below: 0.6, em: 0.98, rule: 0.5, isGreyRule: true, tracking: 0.04 },
    between: ' · ',
  },
  classic: {
    family: 'stacked',
    leading: 0.52,
    isCentered: true,
    name: { size: 24, isLight: true },
    headline: { em: 1.1, isItalic: true },
    contacts: { between: ' | ', em: 0.92 },
    heading: { above: 1.5, below: 0.6, em: 1.15, rule: 0.8 },
    title: { em: 1.02 },
    dates: { isItalic: true, ink: 'ink' },
    between: ', ',
  },
  modern: {
    family: 'stacked',
    leading: 0.58,
    name: { size: 28, ink: 'accent', tracking: -0.01 },
    headline: { em: 1.2, isHeadFont: true },
    contacts: { between: ' · ', em: 0.92, ink: 'muted' },
    heading: { above: 1.7, below: 0.7, em: 1.22 },
    title: { isHeadFont: true },
    dates: { em: 0.92, ink: 'accent' },
    between: ' · ',
  },
  compact: {
    family: 'line',
    leading: 0.46,
    scale: 0.95,
    name: { size: 18 },
    headline: { em: 1, ink: 'muted', above: 0 },
    contacts: { between: ' · ', em: 0.95, ink: 'muted' },
    heading: { above: 1.4, below: 1.1, em: 1.04, rule: 0.5 },
    entryAbove: 0.85,
    between: ', ',
  },
  executive: {
    family: 'stacked',
    leading: 0.6,
    name: { size: 27, isLight: true },
    headline: { em: 1.25, isItalic: true, ink: 'muted' },
    contacts: { between: ' · ', em: 0.94 },
    headRule: 2,
    heading: { above: 1.7, below: 0.75, em: 0.94, tracking: 0.05 },
    title: { em: 1.06 },
    dates: { ink: 'accent' },
    between: ' · ',
    summaryEm: 1.08,
  },
  technical: {
    family: 'stacked',
    leading: 0.52,
    name: { size: 21 },
    headline: { em: 1.08, ink: 'accent', isHeadFont: true },
    contacts: { between: ' | ', em: 0.92 },
    heading: { above: 1.4, below: 0.65, em: 1.08, bar: 3, ink: 'ink' },
    title: { isHeadFont: true },
    between: ' · ',
  },
  academic: {
    family: 'sentence',
    leading: 0.58,
    isCentered: true,
    name: { size: 22 },
    headline: { em: 1 },
    contacts: { between: ' · ', em: 0.94 },
    heading: { above: 1.5, below: 0.6, em: 1.2 },
    between: ', ',
    sentences: ['Publications', 'Awards', 'Certifications'],
  },
  europe: {
    family: 'rail',
    leading: 0.52,
    name: { size: 23, ink: 'accent' },
    headline: { em: 1.1 },
    contacts: { between: '', em: 0.95 },
    heading: { above: 1.5, below: 0.6, em: 1.12, rule: 0.6 },
    dates: { em: 0.92, ink: 'muted' },
    between: ', ',
    rail: 92,
  },
  sidebar: {
    family: 'side',
    leading: 0.52,
    name: { size: 25 },
    headline: { em: 1.12, ink: 'accent', isHeadFont: true },
    contacts: { between: '', em: 0.92 },
    heading: { above: 1.5, below: 0.65, em: 1.12 },
    between: ' · ',
    side: {
      names: ['Skills', 'Languages', 'Certifications', 'Awards'],
      width: 142,
      gutter: 26,
      isTinted: true,
    },
  },
  margin: {
    family: 'side',
    leading: 0.52,
    name: { size: 24 },
    headline: { em: 1.1, isItalic: true, ink: 'muted' },
    contacts: { between: '', em: 0.92 },
    heading: { above: 1.45, below: 0.6, em: 1, rule: 0.6 },
    between: ' · ',
    side: {
      names: ['Education', 'Skills', 'Languages', 'Certifications'],
      width: 150,
      gutter: 24,
      isAtEnd: true,
    },
  },
};
