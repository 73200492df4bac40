/** How deep marks may stand inside each other; what is deeper is shown as typed. */
const maxDepth = 4;
/** Longest name and address of a link; a longer one is no link. */
const longest = { label: 1000, address: 2000 } as const;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML that shows it letter by letter. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}

type Mark = { sign: string; tag: 'strong' | 'em' | 'del' };
const marks: readonly Mark[] = [
  { sign: '**', tag: 'strong' },
  { sign: '__', tag: 'strong' },
  { sign: '~~', tag: 'del' },
  { sign: '*', tag: 'em' },
  { sign: '_', tag: 'em' },
];

/** The marks of Markdown inside one block as HTML. Markup in the text is shown as text; images become links, so that nothing loads. */
export function inlineHtml(text: string, depth = 0): string {
  let html = '';
  let at = 0;
  // A sign without an end has none further on either: looking for it once keeps this linear.
  const missing = new Set<string>();
  while (at < text.length) {
    const piece = pieceAt(text, at, depth, missing);
    html += piece.html;
    at = piece.end;
  }
  return html;
}

type Piece = { html: string; end: number };

function pieceAt(text: string, at: number, depth: number, missing: Set<string>): Piece {
  const letter = text[at] ?? '';
  const found =
    letter === '\\'
      ? escapedAt(text, at)
      : letter === '`'
        ? codeAt(text, at, missing)
        : letter === '[' || (letter === '!' && text[at + 1] === '[')
          ? linkAt(text, at, depth)
          : letter === 'h'
            ? addressAt(text, at)
            : depth < maxDepth
              ? markedAt(text, at, depth, missing)
              : null;
  return found ?? { html: escapedHtml(letter), end: at + 1 };
}

function escapedAt(text: string, at: number): Piece | null {
  const next = text[at + 1] ?? '';
  return next !== '' && '\\`*_{}[]()#+-.!|~<>'.includes(next)
    ? { html: escapedHtml(next), end: at + 2 }
    : null;
}

function codeAt(text: string, at: number, missing: Set<string>): Piece {
  let run = 1;
  while (text[at + run] === '`') run += 1;
  const sign = '`'.repeat(run);
  const from = at + run;
  const to = missing.has(sign) ? -1 : text.indexOf(sign, from);
  if (to < 0) {
    missing.add(sign);
    return { html: sign, end: from };
  }
  return { html: `<code>${escapedHtml(text.slice(from, to).trim())}</code>`, end: to + run };
}

function linkAt(text: string, at: number, depth: number): Piece | null {
  const from = text[at] === '!' ? at + 2 : at + 1;
  const isImage = from === at + 2;
  const middle = text.slice(from, from + longest.label).indexOf('](');
  if (middle < 0) return null;
  const start = from + middle + 2;
  const length = text.slice(start, start + longest.address).indexOf(')');
  if (length < 0) return null;
  const label = text.slice(from, from + middle);
  const address = webAddress(
    text
      .slice(start, start + length)
      .trim()
      .split(' ')[0] ?? '',
  );
  const shown = depth < maxDepth && !label.includes('[') ? inlineHtml(label, maxDepth) : escapedHtml(label);
  const end = start + length + 1;
  if (!address) return { html: shown, end };
  return { html: link(address, shown, isImage ? 'image, ' : ''), end };
}

function addressAt(text: string, at: number): Piece | null {
  if (!text.startsWith('https://', at) && !text.startsWith('http://', at)) return null;
  if (at > 0 && /[\w/]/.test(text[at - 1] ?? '')) return null;
  const [typed = ''] = text.slice(at, at + longest.address).split(/[\s<>"`|]/, 1);
  const length = typed.length - trailing(typed);
  const address = webAddress(typed.slice(0, length));
  if (!address) return null;
  return { html: anchor(address, escapedHtml(typed.slice(0, length))), end: at + length };
}

/** How many signs at the end of a typed address belong to the sentence around it. */
function trailing(typed: string): number {
  let count = 0;
  while (count < typed.length && ".,;:!?)]}'*_".includes(typed[typed.length - 1 - count] ?? '')) count += 1;
  return count;
}

/** A link with the host it leads to, which its name may hide. */
function link({ href, host }: URL, shown: string, kind: string): string {
  const isSaid = kind === '' && shown.includes(host);
  return (
    anchor({ href } as URL, shown || escapedHtml(host)) + (isSaid ? '' : ` (${kind}${escapedHtml(host)})`)
  );
}

const anchor = ({ href }: URL, shown: string) => `<a href="${escapedHtml(href)}">${shown}</a>`;

function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

function markedAt(text: string, at: number, depth: number, missing: Set<string>): Piece | null {
  const mark = marks.find(({ sign }) => text.startsWith(sign, at));
  if (!mark || missing.has(mark.sign)) return null;
  const { sign, tag } = mark;
  const from = at + sign.length;
  if (/\s/.test(text[from] ?? ' ') || (sign.startsWith('_') && isWord(text[at - 1]))) return null;
  const to = endOf(text, sign, from);
  if (to < 0) {
    missing.add(sign);
    return { html: escapedHtml(sign), end: from };
  }
  return { html: `<${tag}>${inlineHtml(text.slice(from, to), depth + 1)}</${tag}>`, end: to + sign.length };
}

function endOf(text: string, sign: string, from: number): number {
  for (let to = text.indexOf(sign, from + 1); to >= 0; to = text.indexOf(sign, to + 1)) {
    // Of “***both***” the outer mark ends last.
    if (sign.length === 2) while (text[to + 2] === sign[0]) to += 1;
    const after = text[to + sign.length];
    if (/\s/.test(text[to - 1] ?? ' ')) continue;
    // Inside “**bold**” no single star ends what a single star began.
    if (sign.length === 1 && (after === sign || text[to - 1] === sign)) continue;
    if (sign.startsWith('_') && isWord(after)) continue;
    return to;
  }
  return -1;
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
