import type { Contact } from './page-contacts.ts';
import type { Piece } from './page-piece.ts';
import type { Entry } from './page-sections.ts';
import type { PageSection, ResumePage } from './resume-page.ts';

/** A resume as Markdown (CommonMark): headings, bullets and links; markup that the person typed is escaped. */
export function pageMarkdown(page: ResumePage): string {
  const head = [
    page.name.text && `# ${escaped(page.name.text)}`,
    page.headline && escaped(page.headline.text),
    page.contacts.map(contactMarkdown).join(' · '),
  ];
  return `${[...head, ...page.sections.map(sectionMarkdown)].filter(Boolean).join('\n\n')}\n`;
}

function sectionMarkdown(section: PageSection): string {
  return [`## ${escaped(section.heading.text)}`, ...bodyMarkdown(section)].join('\n\n');
}

function bodyMarkdown(section: PageSection): string[] {
  if (section.kind === 'text') return section.paragraphs.map(({ text }) => escaped(text));
  if (section.kind === 'entries') return section.entries.map(entryMarkdown);
  const lines = section.groups.map(({ label, items }) => {
    const list = items.map(({ text }) => escaped(text)).join(', ');
    return label ? `- **${escaped(label.text)}:** ${list}` : `- ${list}`;
  });
  return [lines.join('\n')];
}

function entryMarkdown({ title, subtitle, place, note, dates, link, lines }: Entry): string {
  const heading = [title, subtitle].flatMap(textOf).map(escaped).join(', ');
  const facts = [dates, place, note].flatMap(textOf).map(escaped);
  const line = [...facts, ...(link ? [contactMarkdown(link)] : [])].join(' · ');
  const bullets = lines.map(({ text, level }) => `${level === 1 ? '  ' : ''}- ${escaped(text)}`).join('\n');
  return [heading && `### ${heading}`, line, bullets].filter(Boolean).join('\n\n');
}

function contactMarkdown({ text, href }: Contact): string {
  return href ? `[${escaped(text)}](<${href.replace(/[<>]/g, encodeURIComponent)}>)` : escaped(text);
}

const textOf = (piece: Piece | undefined) => (piece ? [piece.text] : []);

/** Signs that may begin or end markup; `&` may begin an entity. */
const signs = /[\\`*_{}[\]<>#|~!&$^]/g;
/** What makes a list or a line at the start of a paragraph. */
const lineStart = /^(?:([-+=:])|(\d{1,9})([.)]))/;

function escaped(text: string): string {
  return text
    .replace(signs, (sign) => `\\${sign}`)
    .replace(lineStart, (_all, mark: string | undefined, number: string, dot: string) =>
      mark ? `\\${mark}` : `${number}\\${dot}`,
    );
}
