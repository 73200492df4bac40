import { type Say, sayEnglish } from '../../text/messages.ts';
import type { AiAnswer, AiClaim } from '../ai-answer.ts';
import { documentTexts } from './answer-document.messages.ts';
import { inWords } from './answer-lines.ts';

/** A way into the product: `path` is a pattern of its screens' addresses with its parameters. */
export type AnswerLink = {
  to:
    | 'search'
    | 'practice'
    | 'review'
    | 'resumes'
    | 'resume'
    | 'counseling'
    | 'coaching'
    | 'places'
    | 'home'
    | 'occupations'
    | 'stories';
  /** The occupation or words that the screen is opened with; '' for none. */
  words: string;
  label: string;
};

/** A line of a list; `quote` is the person's own words that it is about, `lead` what it belongs to, “Week 1”. */
export type AnswerItem = { text: string; lead?: string; quote?: string; links?: readonly AnswerLink[] };

/** One part of an answer: a heading, then sentences, a table, a list, and where the numbers come from. */
export type AnswerSection = {
  /** Unique within the answer. */
  id: string;
  title: string;
  lines?: readonly string[];
  table?: {
    /** The first one names the row. */
    columns: readonly { label: string; isNumber?: boolean }[];
    rows: readonly { cells: readonly string[]; links?: readonly AnswerLink[] }[];
  };
  items?: readonly AnswerItem[];
  /** Other readings of what was typed, to choose from: each is a new question. */
  choices?: readonly string[];
  sources?: readonly string[];
};

/** What rules answer: data for a screen, the same as Markdown, and what it says of the person with its evidence. */
export type AnswerDocument = {
  title: string;
  sections: readonly AnswerSection[];
  claims?: readonly AiClaim[];
};

/** Signs that Markdown would read as its own; what is in a table must not end its cell. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

/** An answer as Markdown, for notes, copies and print; `say` is of the language that the document is in. */
export function documentText({ title, sections }: AnswerDocument, say: Say = sayEnglish): string {
  return [`# ${plain(title)}`, ...sections.map((one) => sectionText(one, say))].join('\n\n').concat('\n');
}

function sectionText(
  { title, lines = [], table, items = [], choices = [], sources = [] }: AnswerSection,
  say: Say,
): string {
  const parts = [`## ${plain(title)}`, ...lines.map(plain)];
  if (table && table.rows.length > 0) parts.push(tableText(table));
  if (items.length > 0) parts.push(items.map((item) => itemText(item, say)).join('\n'));
  if (choices.length > 0) parts.push(choices.map((choice) => `- ${plain(choice)}`).join('\n'));
  if (sources.length > 0)
    parts.push(say(documentTexts('sources', { sources: sources.map(plain).join('; ') })));
  return parts.join('\n\n');
}

function itemText({ text, lead, quote }: AnswerItem, say: Say): string {
  const quoted = quote ? documentTexts('item', { text: plain(text), quote: plain(quote) }) : plain(text);
  const whole = lead ? documentTexts('led-item', { lead: plain(lead), text: quoted }) : quoted;
  return `- ${inWords(whole, say)}`;
}

function tableText({ columns, rows }: NonNullable<AnswerSection['table']>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ label }) => plain(label))),
    line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.map(({ cells }) => line(cells.map((cell) => plain(cell) || ' '))),
  ].join('\n');
}

/** A document as every AI call answers: no model wrote it, nothing was sent. */
export function builtinAnswer(document: AnswerDocument, say: Say = sayEnglish): AiAnswer {
  return {
    text: documentText(document, say),
    claims: [...(document.claims ?? [])],
    structured: document,
    provider: 'builtin',
    model: '',
    usage: { inputTokens: 0, outputTokens: 0 },
    prompt: '',
    notes: [],
  };
}
