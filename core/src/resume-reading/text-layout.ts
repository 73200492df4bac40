import { bulletSigns } from './clean-run.ts';
import { isDateText } from './date-spans.ts';
import { closedUp, type FlowLine, flowLayout } from './flow-layout.ts';
import type { Layout } from './layout.ts';

const tab = '    ';
const rule = /^[\s=_*~–—-]{3,}$/;

/** The lines of a plain or pasted text. */
export function textLayout(text: string): Layout {
  return flowLayout(flowLines(text, (line) => ({ text: line, tag: '', isBold: false, addresses: [] })));
}

/** The lines of a Markdown text: headings, points, links; marks of weight are taken off. */
export function markdownLayout(text: string): Layout {
  return flowLayout(
    flowLines(text, (line) => {
      const head = headingIn(line.trim());
      const { text: told, addresses } = withoutLinks(head?.text ?? line);
      const bare = told
        .trim()
        .replace(/^[-*+]\s/, '')
        .trim();
      const isBold =
        head !== null || (bare.length > 4 && /^(?:\*\*|__)/.test(bare) && /(?:\*\*|__)$/.test(bare));
      return {
        text: withoutMarks(told),
        tag: head ? `H${head.level}` : '',
        isBold,
        addresses,
      };
    }),
  );
}

function headingIn(line: string): { level: number; text: string } | null {
  let level = 0;
  while (line[level] === '#') level += 1;
  if (level === 0 || level > 6 || line[level] !== ' ') return null;
  let end = line.length;
  while (line[end - 1] === '#') end -= 1;
  return { level, text: line.slice(level, end).trim() };
}

/** A line with the words of its links, and what they lead to. */
function withoutLinks(line: string): { text: string; addresses: string[] } {
  const addresses: string[] = [];
  let text = '';
  let at = 0;
  for (let middle = line.indexOf(']('); middle >= 0; middle = line.indexOf('](', at)) {
    const open = line.lastIndexOf('[', middle);
    const close = line.indexOf(')', middle);
    if (open < at || close < 0) break;
    text += line.slice(at, open) + line.slice(open + 1, middle);
    addresses.push(line.slice(middle + 2, close).replace(/^<|>$/g, ''));
    at = close + 1;
  }
  return { text: text + line.slice(at), addresses };
}

/** A line without marks of weight, of tables and of breaks. */
function withoutMarks(line: string): string {
  const bare = line.trim();
  const row = bare.length > 2 && bare.startsWith('|') && bare.endsWith('|') ? bare.slice(1, -1) : line;
  return row
    .replaceAll('**', '')
    .replaceAll('__', '')
    .replaceAll('`', '')
    .replace(/<br ?\/?>|\\$/gi, '')
    .replace(/\\(?=[+*_#[\]().-])/g, '');
}

/** Whether a text uses marks of Markdown: headings, or links and points. */
export function isMarkdown(text: string): boolean {
  const head = text.slice(0, 20_000);
  return /^#{1,6} \S/m.test(head) || (/\*\*[^*\n]{1,100}\*\*/.test(head) && /^\s{0,4}[-*] /m.test(head));
}

/** The parts of a line between wide blanks; behind a date, two are wide. */
function cellsIn(line: string): { text: string; at: number }[] {
  return [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].flatMap(({ 0: text, index }) => {
    const after = text.indexOf('  ');
    return after > 0 && isDateText(text.slice(0, after))
      ? [
          { text: text.slice(0, after), at: index },
          { text: text.slice(after + 2), at: index + after + 2 },
        ]
      : [{ text, at: index }];
  });
}

type Told = { text: string; tag: string; isBold: boolean; addresses: string[] };

function flowLines(text: string, tell: (line: string) => Told): FlowLine[] {
  const lines: FlowLine[] = [];
  let space = 0;
  for (const raw of text.replace(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n').split('\n')) {
    const line = raw.replaceAll('\t', tab).replace(/\u00a0/g, ' ');
    if (line.trim() === '' || rule.test(line)) {
      space += 1;
      continue;
    }
    const told = tell(closedUp(line));
    const indent = told.text.length - told.text.trimStart().length;
    const isBullet = bulletSigns.test(told.text.trimStart()) || /^\+\s/.test(told.text.trimStart());
    const rest = told.text.trim().replace(isBullet ? bulletSigns : /^$/, '');
    const column = told.text.length - told.text.trimStart().length + (told.text.trim().length - rest.length);
    const cells = cellsIn(rest).map(({ text: cell, at }) => ({
      text: cell,
      isBold: told.isBold,
      column: column + at,
    }));
    const [address] = told.addresses;
    const [first] = cells;
    if (address && first) Object.assign(first, { address });
    lines.push({
      cells,
      indent,
      size: told.tag === 'H1' ? 16 : told.tag === 'H2' ? 13 : told.tag ? 11.5 : 10,
      tag: told.tag,
      space: Math.min(space, 2),
      isBullet,
    });
    space = 0;
  }
  return lines;
}
