import { escapedHtml, inlineHtml } from './inline-html.ts';

/** So much of an answer is read as Markdown; what is longer is shown as typed. */
const mostCharacters = 400_000;
/** Lists and quotes that stand inside each other. */
const maxDepth = 4;

/**
 * Markdown as HTML, one string for each block, so that what is written last can change without the rest. Understood are
 * headings, paragraphs, lists, quotes, code, tables, rules, and the marks of `inlineHtml`. Markup in it is shown as text.
 */
export function markdownBlocks(markdown: string): string[] {
  if (markdown.length > mostCharacters) return [`<pre><code>${escapedHtml(markdown)}</code></pre>`];
  return blocksOf(markdown.replaceAll('\r\n', '\n').replaceAll('\t', '    ').split('\n'), 0);
}

type Block = { html: string; end: number };

function blocksOf(lines: readonly string[], depth: number): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const block =
      codeBlock(lines, at) ??
      heading(lines, at) ??
      rule(lines, at) ??
      table(lines, at) ??
      (depth < maxDepth ? (quote(lines, at, depth) ?? list(lines, at, depth)) : null) ??
      paragraph(lines, at);
    blocks.push(block.html);
    at = block.end;
  }
  return blocks;
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const indentOf = (line: string) => line.length - line.trimStart().length;

function codeBlock(lines: readonly string[], at: number): Block | null {
  const first = (lines[at] ?? '').trimStart();
  const fence = ['```', '~~~'].find((one) => first.startsWith(one));
  if (!fence) return null;
  let end = at + 1;
  while (end < lines.length && (lines[end] ?? '').trim() !== fence) end += 1;
  // One that has no end yet is being written.
  const code = lines.slice(at + 1, end).join('\n');
  return { html: `<pre><code>${escapedHtml(code)}</code></pre>`, end: end + 1 };
}

function heading(lines: readonly string[], at: number): Block | null {
  const line = (lines[at] ?? '').trim();
  let level = 0;
  while (line[level] === '#') level += 1;
  if (level === 0 || level > 6 || line[level] !== ' ') return null;
  let text = line.slice(level).trim();
  while (text.endsWith('#')) text = text.slice(0, -1);
  return { html: `<h3>${inlineHtml(text.trim())}</h3>`, end: at + 1 };
}

function rule(lines: readonly string[], at: number): Block | null {
  const line = (lines[at] ?? '').replaceAll(' ', '');
  const isRule = line.length >= 3 && ['-', '*', '_'].some((sign) => line === sign.repeat(line.length));
  return isRule ? { html: '<hr>', end: at + 1 } : null;
}

function cellsOf(line: string): string[] {
  const text = line.trim();
  const inner = text.slice(text.startsWith('|') ? 1 : 0, text.endsWith('|') ? -1 : undefined);
  return inner.split('|').map((cell) => cell.trim());
}

function table(lines: readonly string[], at: number): Block | null {
  const [head = '', line = ''] = [lines[at], lines[at + 1]];
  const isLine = line.includes('-') && line.includes('|') && /^[\s|:-]+$/.test(line);
  if (!isLine || !head.includes('|')) return null;
  const heads = cellsOf(head);
  let end = at + 2;
  while (end < lines.length && (lines[end] ?? '').includes('|')) end += 1;
  const rows = lines.slice(at + 2, end).map((row) => {
    const cells = cellsOf(row);
    return `<tr>${heads.map((_, place) => `<td>${inlineHtml(cells[place] ?? '')}</td>`).join('')}</tr>`;
  });
  const headRow = heads.map((cell) => `<th>${inlineHtml(cell)}</th>`).join('');
  return {
    html: `<table><thead><tr>${headRow}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
    end,
  };
}

function quote(lines: readonly string[], at: number, depth: number): Block | null {
  let end = at;
  while (end < lines.length && (lines[end] ?? '').trimStart().startsWith('>')) end += 1;
  if (end === at) return null;
  const inner = lines.slice(at, end).map((line) => {
    const text = line.trimStart().slice(1);
    return text.startsWith(' ') ? text.slice(1) : text;
  });
  return { html: `<blockquote>${blocksOf(inner, depth + 1).join('')}</blockquote>`, end };
}

type Item = { isOrdered: boolean; indent: number; text: string; start: number };

function itemOf(line: string): Item | null {
  const indent = indentOf(line);
  const text = line.slice(indent);
  if (/^[-*+](?: |$)/.test(text))
    return { isOrdered: false, indent, text: text.slice(1).trimStart(), start: 1 };
  const number = /^\d{1,9}(?=[.)](?: |$))/.exec(text)?.[0];
  if (number === undefined) return null;
  return { isOrdered: true, indent, text: text.slice(number.length + 1).trimStart(), start: Number(number) };
}

function list(lines: readonly string[], at: number, depth: number): Block | null {
  const first = itemOf(lines[at] ?? '');
  if (!first) return null;
  const items: string[][] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const item = itemOf(line);
    const isMine = item !== null && item.indent <= first.indent + 1;
    if (isMine && item.isOrdered !== first.isOrdered) break;
    if (isMine) items.push([item.text]);
    else if (isBlank(line)) {
      const next = lines[end + 1];
      const goesOn = next !== undefined && !isBlank(next) && (indentOf(next) > first.indent || itemOf(next));
      if (!goesOn) break;
      items.at(-1)?.push('');
    } else if (indentOf(line) > first.indent + 1)
      items.at(-1)?.push(line.slice(Math.min(indentOf(line), first.indent + 2)));
    else if (isBlank(lines[end - 1]) || startsBlock(line)) break;
    else items.at(-1)?.push(line.trim());
  }
  const tag = first.isOrdered ? 'ol' : 'ul';
  const start = first.isOrdered && first.start !== 1 ? ` start="${first.start}"` : '';
  const html = items.map((item) => `<li>${itemHtml(item, depth)}</li>`).join('');
  return { html: `<${tag}${start}>${html}</${tag}>`, end };
}

/** An item of one paragraph stands without the room around it. */
function itemHtml(lines: readonly string[], depth: number): string {
  const [first = '', ...rest] = blocksOf(lines, depth + 1);
  const isPlain = first.startsWith('<p>') && first.endsWith('</p>');
  return [isPlain ? first.slice(3, -4) : first, ...rest].join('');
}

const startsBlock = (line: string) =>
  /^(?:#{1,6} |>|```|~~~)/.test(line.trimStart()) || itemOf(line) !== null;

function paragraph(lines: readonly string[], at: number): Block {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end]) && !startsBlock(lines[end] ?? '')) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.trimStart())
    .join('\n');
  return { html: `<p>${inlineHtml(text.trimEnd()).replaceAll('  \n', '<br>')}</p>`, end };
}
