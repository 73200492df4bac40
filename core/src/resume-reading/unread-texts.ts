import type { UnreadText } from './field-sheet.ts';
import { formDate } from './form-dates.ts';
import type { ResumeReading } from './reading.ts';

/** Names of JSON that say nothing of a person. */
const technical = new Set(['$schema', 'meta', 'metadata', 'id', '_id', 'uuid']);
const mostTexts = 400;
const deepest = 12;
const longest = 2000;

/**
 * The texts and numbers of a file with fields by name that stand in no value that was read, with their path: fields the
 * product has no place for, and values of a wrong type. Dates count as read where their date was.
 */
export function unreadTexts(content: unknown, reading: ResumeReading): UnreadText[] {
  const items = [...reading.experience, ...reading.education, ...reading.skills, ...reading.sections];
  const read = [reading.head, ...items.map(({ values }) => values)].flatMap((values) =>
    Object.values(values).flatMap((value) => (value ? [value.value] : [])),
  );
  const all = ['', ...read, ...reading.sections.map(({ section }) => section), ''].join('\n').toLowerCase();
  const dates = new Set(read);
  const found: UnreadText[] = [];
  const isRead = (text: string) => {
    const date = formDate(text);
    return (
      all.includes(text.toLowerCase()) ||
      text.split(/\r?\n/).every((line) =>
        all.includes(
          line
            .trim()
            .replace(/^[-•*]\s*/, '')
            .toLowerCase(),
        ),
      ) ||
      (date !== '' && text.length < 30 && dates.has(date))
    );
  };
  const walk = (value: unknown, path: readonly string[], depth: number): void => {
    if (found.length >= mostTexts || depth > deepest) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value).trim().slice(0, longest);
      if (/[\p{L}\p{N}]/u.test(text) && !isRead(text)) found.push({ path: path.join(' › '), text });
    } else if (Array.isArray(value)) for (const one of value) walk(one, path, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value))
        if (!technical.has(name)) walk(one, [...path, name], depth + 1);
  };
  walk(content, [], 0);
  return found;
}
