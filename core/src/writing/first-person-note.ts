import type { BulletNote } from './bullet-note.ts';
import { knownVerb } from './verb-forms.ts';
import { inCaseOf, isQuoted, wordsIn } from './words.ts';

const pronouns: ReadonlySet<string> = new Set([
  'my',
  'me',
  'mine',
  'myself',
  'we',
  'our',
  'ours',
  'ourselves',
]);
const beforeI: ReadonlySet<string> = new Set(
  'and as because but how if since so that what when where which while'.split(' '),
);

/** Says that a line speaks of “I”, “my” or “we”; what is in quotes is somebody else's. */
export function firstPersonNote(line: string): BulletNote | undefined {
  const words = wordsIn(line);
  for (const [at, { text, start, end }] of words.entries()) {
    if (isQuoted(line, start)) continue;
    const before = words[at - 1]?.text ?? '';
    const isOwn = text === 'I' ? isPronoun(line, end, before, at) : isPlain(text, at);
    if (!isOwn) continue;
    const next = words[at + 1];
    const isDropped =
      at === 0 && /^(?:I|We)$/.test(text) && next && knownVerb(next.text)?.forms[0] !== 'gerund';
    const fix =
      isDropped && knownVerb(next.text)
        ? { at: [start, next.end] as const, text: inCaseOf(next.text, text) }
        : undefined;
    return { kind: 'first-person', at: [start, end], phrase: text, ...(fix && { fix }) };
  }
  return undefined;
}

/** “I” and no numeral or letter: “Level I”, “Spanish I to IV”, “I/O”. */
function isPronoun(line: string, end: number, before: string, at: number): boolean {
  if (line[end] !== ' ') return line.startsWith('’', end) || line.startsWith("'", end);
  return at === 0 ? /^ [a-z]/.test(line.slice(end)) : beforeI.has(before.toLowerCase());
}

/** Not “ME” for Maine, and not “My” within a name. */
function isPlain(text: string, at: number): boolean {
  const isCased = text === text.toLowerCase() || (at === 0 && text !== text.toUpperCase());
  return isCased && pronouns.has(text.toLowerCase());
}
