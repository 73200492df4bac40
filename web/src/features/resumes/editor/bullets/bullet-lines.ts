/** A line in the editor: `key` stays with it while it is edited and moved. */
export type BulletLine = { key: number; text: string; level: 0 | 1 };

/** Where the caret belongs after an edit. */
export type Caret = { key: number; at: number };

/** The lines after an edit, and where to go on typing. */
export type Edited = { lines: readonly BulletLine[]; caret?: Caret };

const indentation = /^(?:\t| {2})/;
const bulletMark = /^[•◦▪‣·*–—-] +/;

/** Keys of lines, never given twice in one editor. */
export type NewKey = () => number;

/** A stored text as lines; a tab or two spaces in front make the second level, as on the page (`linesOf` in core). */
export function bulletLines(text: string, newKey: NewKey): BulletLine[] {
  return text.split(/\r\n?|\n/).map((line) => ({ key: newKey(), ...parsed(line) }));
}

/** The lines as they are stored. */
export function bulletText(lines: readonly BulletLine[]): string {
  return lines.map(({ text, level }) => (level === 1 ? `\t${text}` : text)).join('\n');
}

/** The lines of a text that was stored elsewhere; those at both ends that did not change keep their keys, and so the focus. */
export function followText(lines: readonly BulletLine[], text: string, newKey: NewKey): BulletLine[] {
  const fresh = text.split(/\r\n?|\n/).map(parsed);
  const isSame = (a: BulletLine | undefined, b: Omit<BulletLine, 'key'> | undefined) =>
    a !== undefined && b !== undefined && a.text === b.text && a.level === b.level;
  const most = Math.min(lines.length, fresh.length);
  let head = 0;
  while (head < most && isSame(lines[head], fresh[head])) head += 1;
  let tail = 0;
  while (tail < most - head && isSame(lines.at(-1 - tail), fresh.at(-1 - tail))) tail += 1;
  // In the middle the keys go on by place: a line that another tab changed stays the same line.
  return fresh.map((line, at) => {
    const from = at >= fresh.length - tail ? lines.length - (fresh.length - at) : at;
    const known = from < lines.length - tail || at >= fresh.length - tail ? lines[from] : undefined;
    return { ...line, key: known?.key ?? newKey() };
  });
}

/** Enter: what is behind the caret goes to a line of its own. */
export function splitLine(
  lines: readonly BulletLine[],
  key: number,
  selection: { from: number; to: number },
  newKey: NewKey,
): Edited {
  const made = newKey();
  return {
    lines: lines.flatMap((line) => {
      if (line.key !== key) return [line];
      const next = { ...line, key: made, text: line.text.slice(selection.to) };
      return [{ ...line, text: line.text.slice(0, selection.from) }, next];
    }),
    caret: { key: made, at: 0 },
  };
}

/** Backspace at the start of a line: it comes out to the first level, else joins the line before. */
export function joinBefore(lines: readonly BulletLine[], key: number): Edited {
  const at = lines.findIndex((line) => line.key === key);
  const [before, line] = [lines[at - 1], lines[at]];
  if (line?.level === 1) return { ...indentLine(lines, key, 0), caret: { key, at: 0 } };
  if (!before || !line) return { lines };
  const joined = { ...before, text: before.text + line.text };
  return {
    lines: [...lines.slice(0, at - 1), joined, ...lines.slice(at + 1)],
    caret: { key: before.key, at: before.text.length },
  };
}

/** Delete at the end of a line: the next one joins it. */
export function joinNext(lines: readonly BulletLine[], key: number): Edited {
  const at = lines.findIndex((line) => line.key === key);
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next) return { lines };
  const joined = { ...line, text: line.text + next.text };
  return {
    lines: [...lines.slice(0, at), joined, ...lines.slice(at + 2)],
    caret: { key, at: line.text.length },
  };
}

/** Whether Tab has something to do: a line of the second level is under one before it. */
export function canIndent(lines: readonly BulletLine[], key: number): boolean {
  return lines.findIndex((line) => line.key === key) > 0 && lines.some((l) => l.key === key && l.level === 0);
}

/** Puts a line on a level. */
export function indentLine(lines: readonly BulletLine[], key: number, level: 0 | 1): Edited {
  return { lines: lines.map((line) => (line.key === key ? { ...line, level } : line)) };
}

/** Moves a line to a place, from 0; one outside ends at the nearest. */
export function moveLine(lines: readonly BulletLine[], key: number, to: number): Edited {
  const moved = lines.find((line) => line.key === key);
  if (!moved) return { lines };
  const rest = lines.filter((line) => line !== moved);
  const at = Math.min(Math.max(to, 0), rest.length);
  return { lines: [...rest.slice(0, at), moved, ...rest.slice(at)] };
}

/** Several pasted lines: typed or copied marks go, indentation stays; undefined for one line, which the browser pastes. */
export function pasteLines(
  lines: readonly BulletLine[],
  key: number,
  selection: { from: number; to: number },
  pasted: string,
  newKey: NewKey,
): Edited | undefined {
  const clean = pasted
    .split(/\r\n?|\n/)
    .map(unmarked)
    .filter(({ text }) => text !== '');
  if (clean.length < 2) return undefined;
  const into = lines.find((line) => line.key === key);
  if (!into) return undefined;
  const [before, after] = [into.text.slice(0, selection.from), into.text.slice(selection.to)];
  const made = clean.map(({ text, level }, at) => ({
    key: at === 0 ? key : newKey(),
    level: at === 0 && before !== '' ? into.level : level,
    text: `${at === 0 ? before : ''}${text}${at === clean.length - 1 ? after : ''}`,
  }));
  const last = made.at(-1);
  return {
    lines: lines.flatMap((line) => (line.key === key ? made : [line])),
    ...(last && { caret: { key: last.key, at: last.text.length - after.length } }),
  };
}

function parsed(line: string): Omit<BulletLine, 'key'> {
  const isUnder = indentation.test(line);
  return { text: isUnder ? line.replace(indentation, '') : line, level: isUnder ? 1 : 0 };
}

/** A pasted line; programs indent bullets of the first level too, so the mark in front says more than the spaces. */
function unmarked(line: string): Omit<BulletLine, 'key'> {
  const { text, level } = parsed(line.replace(/\u00a0/g, ' '));
  const trimmed = text.trim();
  return { text: trimmed.replace(bulletMark, ''), level: /^[•▪‣] /.test(trimmed) ? 0 : level };
}
