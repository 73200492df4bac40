/**
 * Characters that must not reach a page: control, private-use and unassigned characters, halves of a pair, soft hyphens, marks of
 * byte order, invisible spaces and direction controls. The joiners stay: Persian words and emoji are made with them.
 */
const unprintable =
  /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u00ad\u061c\u115f\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\ufff9-\ufffb\u{e0000}-\u{e001f}]/gu;
const space = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const lineEnd = /\r\n?|\u2028|\u2029|\u0085|\v|\f/g;

/** The lines of a text, cleaned for a page and trimmed; empty ones are kept as ''. */
export function cleanLines(text: string): string[] {
  return text
    .replace(lineEnd, '\n')
    .split('\n')
    .map((line) => cleanLine(line));
}

/** A text as one line of a page: composed letters, single spaces, no invisible characters. */
export function cleanLine(text: string): string {
  return text
    .replace(lineEnd, ' ')
    .replace(space, ' ')
    .replace(unprintable, '')
    .normalize('NFC')
    .split(' ')
    .filter(Boolean)
    .join(' ');
}
