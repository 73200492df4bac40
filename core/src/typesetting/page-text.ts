import type { Entry } from './page-sections.ts';
import type { PageSection, ResumePage } from './resume-page.ts';

/**
 * A resume as plain text, to be pasted into a form: titles in capitals, bullets with a hyphen, everything that the page
 * shows. It changes with the template, the language and the browser's names of months; the text that is kept of what was
 * sent, and compared, is `resumeText` (entities/resume/resume-text.ts).
 */
export function pageText(page: ResumePage): string {
  const head = [page.name.text, page.headline?.text, page.contacts.map(({ text }) => text).join(' · ')];
  const parts = page.sections.map((section) => {
    const title = section.heading.text.toLocaleUpperCase(page.language);
    return `${title}\n${bodyText(section)}`;
  });
  return `${[head.filter(Boolean).join('\n'), ...parts].filter(Boolean).join('\n\n')}\n`;
}

function bodyText(section: PageSection): string {
  if (section.kind === 'text') return section.paragraphs.map(({ text }) => text).join('\n');
  if (section.kind === 'entries') return section.entries.map(entryText).join('\n\n');
  return section.groups
    .map(({ label, items }) =>
      [label?.text, items.map(({ text }) => text).join(', ')].filter(Boolean).join(': '),
    )
    .join('\n');
}

function entryText({ title, subtitle, place, note, dates, link, lines }: Entry): string {
  const head = [title?.text, subtitle?.text].filter(Boolean).join(', ');
  const facts = [dates?.text, place?.text, note?.text, link?.text].filter(Boolean).join(' · ');
  const bullets = lines.map(({ text, level }) => `${level === 1 ? '  ' : ''}- ${text}`);
  return [head, facts, ...bullets].filter(Boolean).join('\n');
}
