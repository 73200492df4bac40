import { formOf, knownVerb } from '../../writing/verb-forms.ts';
import { inCaseOf, wordsIn } from '../../writing/words.ts';

const number = /\d/;

/**
 * A line whose result is behind it, with the result in front: “Introduced hourly rounding, cutting falls by 18%” becomes
 * “Cut falls by 18% by introducing hourly rounding”. Null for every other line.
 */
export function numberFirst(line: string): string | null {
  const trimmed = line.trim();
  const text = trimmed.endsWith('.') ? trimmed.slice(0, -1) : trimmed;
  const comma = text.lastIndexOf(', ');
  if (comma < 0 || text.indexOf(', ') !== comma) return null;
  const [head = '', tail = ''] = [text.slice(0, comma), text.slice(comma + 2)];
  const [did] = wordsIn(head);
  const [got] = wordsIn(tail);
  const done = did && did.start === 0 ? knownVerb(did.text) : undefined;
  const result = got && got.start === 0 ? knownVerb(got.text) : undefined;
  if (!did || !got || !done || !result) return null;
  const isPast = done.forms.includes('past');
  if (
    number.test(head) ||
    !number.test(tail) ||
    !result.forms.includes('gerund') ||
    (!isPast && !done.forms.includes('base'))
  )
    return null;
  const first = inCaseOf(formOf(result.base, isPast ? 'past' : 'base'), did.text);
  const end = trimmed.endsWith('.') ? '.' : '';
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${tail.slice(got.end)} by ${formOf(done.base, 'gerund')}${head.slice(did.end)}${end}`;
}
