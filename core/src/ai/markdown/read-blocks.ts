import { alignmentsOf, cellsOf, fenceOf, isListLine, isRule, itemOf } from './markdown-lines.ts';

/** A part of a Markdown text. Texts inside are Markdown of a line (`readInline`); those of code are as they are. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; align: ('start' | 'center' | 'end')[]; head: string[]; rows: string[][] }
  | { kind: 'rule' };

/** Lists and quotes deeper than this are read as lines. */
const deepest = 8;
const maxColumns = 40;

/** Reads the blocks of a Markdown text; markup in it is text like any other. Takes time in proportion to its length. */
export function readBlocks(text: string): Block[] {
  return blocksOf(text.replace(/\r\n?/g, '\n').split('\n'), 0);
}

function blocksOf(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const read = blockAt(lines, at, depth);
    if (read.block) blocks.push(read.block);
    at = read.next;
  }
  return blocks;
}

type Read = { block: Block | null; next: number };

function blockAt(lines: readonly string[], at: number, depth: number): Read {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { block: null, next: at + 1 };
  if (fenceOf(line)) return codeAt(lines, at);
  const heading = headingOf(line);
  if (heading) return { block: heading, next: at + 1 };
  if (isRule(line)) return { block: { kind: 'rule' }, next: at + 1 };
  if (depth < deepest && line.trimStart().startsWith('>')) return quoteAt(lines, at, depth);
  if (depth < deepest && isListLine(line)) return listAt(lines, at, depth);
  return tableAt(lines, at) ?? paragraphAt(lines, at, depth);
}

function headingOf(line: string): Block | null {
  const found = /^ {0,3}(#{1,6})[ \t](.*)$/.exec(line);
  if (!found) return null;
  let text = (found[2] ?? '').trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  if (end < text.length && (end === 0 || text[end - 1] === ' ')) text = text.slice(0, end).trimEnd();
  return { kind: 'heading', level: found[1]?.length ?? 1, text };
}

function codeAt(lines: readonly string[], at: number): Read {
  const opening = lines[at] ?? '';
  const fence = fenceOf(opening);
  const indent = opening.length - opening.trimStart().length;
  const code: string[] = [];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const closing = fenceOf(line);
    if (closing && closing.info === '' && closing.mark.startsWith(fence?.mark ?? '')) break;
    code.push(line.slice(Math.min(indent, line.length - line.trimStart().length)));
  }
  const language = (fence?.info ?? '').split(/\s/, 1)[0]?.slice(0, 30) ?? '';
  return { block: { kind: 'code', language, text: code.join('\n') }, next: next + 1 };
}

function quoteAt(lines: readonly string[], at: number, depth: number): Read {
  const inner: string[] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const bare = (lines[next] ?? '').trimStart();
    if (!bare.startsWith('>')) break;
    inner.push(bare.slice(bare[1] === ' ' ? 2 : 1));
  }
  return { block: { kind: 'quote', blocks: blocksOf(inner, depth + 1) }, next };
}

function listAt(lines: readonly string[], at: number, depth: number): Read {
  const first = itemOf(lines[at] ?? '');
  const indent = first?.indent ?? 0;
  const isNumbered = first?.number !== null;
  const items: string[][] = [];
  let next = at;
  let isAfterGap = false;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line.trim() === '') {
      isAfterGap = true;
      items.at(-1)?.push('');
      continue;
    }
    const item = isRule(line) ? null : itemOf(line);
    if (item && item.indent <= indent + 1) {
      if ((item.number !== null) !== isNumbered) break;
      items.push([line.slice(item.textAt)]);
    } else {
      const room = line.length - line.trimStart().length;
      // A line that is not indented continues with the item, unless a gap or another kind of block is between.
      if (room <= indent && (isAfterGap || beginsBlock(line))) break;
      items.at(-1)?.push(line.slice(Math.min(room, first?.textAt ?? 2)));
    }
    isAfterGap = false;
  }
  const blocks = items.map((item) => blocksOf(item, depth + 1));
  return { block: { kind: 'list', start: isNumbered ? (first?.number ?? 1) : null, items: blocks }, next };
}

function tableAt(lines: readonly string[], at: number): Read | null {
  const head = lines[at] ?? '';
  const align = head.includes('|') ? alignmentsOf(lines[at + 1] ?? '') : null;
  const names = align && cellsOf(head);
  if (!align || !names || names.length !== align.length || align.length > maxColumns) return null;
  const rows: string[][] = [];
  let next = at + 2;
  for (; next < lines.length && (lines[next] ?? '').includes('|'); next += 1) {
    const cells = cellsOf(lines[next] ?? '');
    rows.push(names.map((_, column) => cells[column] ?? ''));
  }
  return { block: { kind: 'table', align, head: names, rows }, next };
}

function paragraphAt(lines: readonly string[], at: number, depth: number): Read {
  let next = at + 1;
  while (next < lines.length && goesOn(lines, next, depth)) next += 1;
  const text = lines
    .slice(at, next)
    .map((line) => line.trimStart())
    .join('\n');
  // A line of `=` makes a heading of the one above it.
  const isUnderlined = next === at + 1 && isUnderline(lines[next] ?? '');
  if (isUnderlined) return { block: { kind: 'heading', level: 1, text: text.trim() }, next: next + 1 };
  return { block: { kind: 'paragraph', text: text.trimEnd() }, next };
}

function goesOn(lines: readonly string[], at: number, depth: number): boolean {
  const line = lines[at] ?? '';
  if (line.trim() === '' || beginsBlock(line) || isUnderline(line)) return false;
  if (depth < deepest && beginsList(line)) return false;
  return !(line.includes('|') && alignmentsOf(lines[at + 1] ?? ''));
}

const isUnderline = (line: string) =>
  line.trim().length > 2 && line.trim() === '='.repeat(line.trim().length);

/** A number other than 1 continues with a sentence: “in\n1986. It was …”. */
function beginsList(line: string): boolean {
  const { number = null } = itemOf(line) ?? {};
  return isListLine(line) && (number === null || number === 1);
}

function beginsBlock(line: string): boolean {
  return (
    fenceOf(line) !== null || headingOf(line) !== null || isRule(line) || line.trimStart().startsWith('>')
  );
}
