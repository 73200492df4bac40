import type { LetterPage, LetterParagraph } from './letter-page.ts';

/** The words of a letter without its head, to be pasted into a form or a mail. */
export function letterBody({ paragraphs }: LetterPage): string {
  return paragraphs.map(paragraphText).join('\n\n');
}

/** A letter as plain text with its head, date and address. */
export function letterText(page: LetterPage): string {
  const { name, headline, contacts, date, recipient } = page;
  const head = [name.text, headline?.text, contacts.map(({ text }) => text).join(' · ')];
  const parts = [head, [date.text], recipient.map(({ text }) => text)].map((lines) =>
    lines.filter(Boolean).join('\n'),
  );
  return `${[...parts, letterBody(page)].filter(Boolean).join('\n\n')}\n`;
}

function paragraphText(paragraph: LetterParagraph): string {
  if (paragraph.kind === 'lines') return paragraph.lines.map(({ text }) => text).join('\n');
  return paragraph.lines.map(({ text, level }) => `${level === 1 ? '  ' : ''}- ${text}`).join('\n');
}
