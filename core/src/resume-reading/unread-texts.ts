import type { UnreadText } from './field-sheet.ts';
import { formDate } from './form-dates.ts';
import type { ResumeReading } from './reading.ts';

/** JSON property names that contain no personal data. */
const technical = new Set(['$schema', 'meta', 'metadata', 'id', '_id', 'uuid']);
/** Form answers that mean nothing without their question. */
const switches = new Set(['yes', 'no', 'true', 'false']);
/** Minimum length: shorter texts occur inside others by chance. */
const shortest = 3;
const maxTexts = 400;
const deepest = 12;
const longest = 2000;

/**
 * The texts and numbers of a structured file that occur in no value that was read, with their path: fields the
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
  const words = new Set(all.split(/[^\p{L}\p{N}+#]+/u));
  const stands = (part: string) =>
    part.length > shortest ? all.includes(part) : part === '' || words.has(part);
  const isRead = (text: string) => {
    const date = formDate(text);
    const parts = text.toLowerCase().split(/[\r\n,;|·]/);
    return (
      all.includes(text.toLowerCase().padEnd(shortest + 1)) ||
      parts.every((part) => stands(part.trim().replace(/^[-•*]\s*/, ''))) ||
      (date !== '' && text.length < 30 && dates.has(date))
    );
  };
  const known = new Set<string>();
  const walk = (value: unknown, path: readonly string[], depth: number): void => {
    if (found.length >= maxTexts || depth > deepest) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value).trim().slice(0, longest);
      const one = { path: path.join(' › '), text };
      const key = `${one.path} ${text}`;
      if (known.has(key) || !/[\p{L}\p{N}]/u.test(text) || switches.has(text.toLowerCase()) || isRead(text))
        return;
      known.add(key);
      found.push(one);
    } else if (Array.isArray(value)) for (const one of value) walk(one, path, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value))
        if (!technical.has(name)) walk(one, [...path, name], depth + 1);
  };
  walk(content, [], 0);
  return found;
}
