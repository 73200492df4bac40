import { dateSpansIn } from './date-spans.ts';
import { isPlace } from './entry-words.ts';
import type { Layout } from './layout.ts';
import type { Line } from './line.ts';
import { type ReadSectionItem, type ReadValue, readValue, rewritten, type Sureness } from './reading.ts';
import { cut, joined, runsOf, splitAt, type Traced, trimmed } from './traced-text.ts';

const mail = /[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]{0,63})@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/u;
const phone = /(?:\+|\(|\b)\d[\d\s()./–-]{5,22}\d/g;
const web =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]{3,200}|\b(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|ai|co|edu|gov|info|app|eu|de|fr|es|it|nl|pl|uk|us|ca|ch|at|be|se|no|dk|fi|br|in|cn|jp|ru|tech|design|page|site|online|blog|example)\b(?:\/[^\s|,;<>()]{0,200})?/giu;
const labels =
  /^(?:e-?mail|mail|phone|tel(?:efon(?:o|e)?|éphone|\.)?|mobile|mobil|cell|handy|address|adresse|anschrift|location|place|city|wohnort|ort|website|web|homepage|linkedin|github|portfolio|dirección|teléfono|correo(?: electrónico)?|ubicación|móvil|indirizzo|telefono|cellulare|endereço|telefone|localização|adres|telefoon|woonplaats|адрес|телефон|город|почта|эл\. почта|العنوان|الهاتف|البريد الإلكتروني|טלפון|כתובת|דוא"ל|电话|邮箱|地址|手机|住所|電話|メール|전화|이메일|주소|date of birth|geburtsdatum|geboren(?: am)?|nationality|nationalität|born)\s*[:：.]?\s+/iu;

/** Pieces of the lines of the head: what stands between icons, bars and wide blanks. */
export function piecesOf(lines: readonly Line[]): Traced[] {
  return brokenAddresses(lines).flatMap((cells) =>
    cells.flatMap((cell) => splitAt(cell, /\s*[|│•●◆⋄∙■▪]\s*|\s·\s|\s,\s| {2,}|\t|\s[–—]\s/g)),
  );
}

/** The cells of lines; an address of the web that goes on in the next line is put together. */
function brokenAddresses(lines: readonly Line[]): Traced[][] {
  const rows: Traced[][] = lines.map(({ cells }) => [...cells]);
  for (const [at, row] of rows.entries()) {
    const last = row.at(-1);
    const next = rows[at + 1];
    const [first] = next ?? [];
    const end = last
      ? /(?:^|\s)(?:https?:\/\/|www\.)?[\w-]{1,60}(?:\.[\w-]{2,60}){1,4}\/[\w/.%-]{0,120}[-/_]$/.exec(
          last.text,
        )
      : null;
    const rest = first ? /^[\w][\w/.%-]{1,100}(?=\s|$)/.exec(first.text) : null;
    if (!last || !first || !end || !rest) continue;
    row[row.length - 1] = joined([last, cut(first, 0, rest[0].length)]);
    const left = trimmed(cut(first, rest[0].length), /[\s|•·,]/);
    rows[at + 1] = [...(left.text === '' ? [] : [left]), ...(next ?? []).slice(1)];
  }
  return rows;
}

/** The first address for mail. */
export function emailOf(pieces: readonly Traced[], sure: Sureness = 'sure'): ReadValue | null {
  for (const piece of pieces) {
    const found = mail.exec(piece.text);
    if (found) return readValue(cut(piece, found.index, found.index + found[0].length), sure);
  }
  return null;
}

/** The first telephone number: seven digits at least, and no dates. */
export function phoneOf(pieces: readonly Traced[], sure: Sureness = 'sure'): ReadValue | null {
  for (const piece of pieces)
    for (const found of piece.text.matchAll(phone)) {
      const digits = found[0].replace(/\D/g, '').length;
      const isDate =
        dateSpansIn(found[0]).some(({ start }) => start !== '') || /^\(?\d{4}\s?[–-]\s?\d{4}$/.test(found[0]);
      const before = piece.text[found.index - 1] ?? '';
      if (digits < 7 || digits > 15 || isDate || /[\p{L}/=_-]/u.test(before)) continue;
      if (/orcid/i.test(piece.text) || /^\d{4}-\d{4}-\d{4}-\d{3}/.test(found[0])) continue;
      const bracketed = before === '(' || (found[0].includes(')') && !found[0].includes('('));
      const from = bracketed ? Math.max(0, found.index - 1) : found.index;
      return readValue(cut(piece, from, found.index + found[0].length), sure);
    }
  return null;
}

/** Where the person is: a piece that is a place, or the lines of an address. */
export function placeOf(lines: readonly Line[], pieces: readonly Traced[]): ReadValue | null {
  const address = addressOf(lines);
  if (address) return address;
  for (const given of pieces) {
    const piece = withoutLabel(given);
    if (mail.test(piece.text) || piece.text.length < 2) continue;
    if (isPlace(piece.text)) return readValue(piece, piece.text.includes(',') ? 'sure' : 'likely');
  }
  // “12 Strawberry Hill, Dublin 8” and what only its label tells.
  for (const piece of pieces) {
    if (/^\d{1,5}\s\p{Lu}[^@|:]{5,80},\s/u.test(piece.text)) return readValue(piece, 'likely');
    const told =
      /^(?:address|adresse|anschrift|location|wohnort|dirección|ubicación|indirizzo|endereço|адрес|город|العنوان|כתובת|地址|住所|주소)\s*[:：]\s*/iu.exec(
        piece.text,
      );
    if (told) return readValue(cut(piece, told[0].length), 'likely');
  }
  const short = pieces
    .map(withoutLabel)
    .find(({ text }) => /^[\p{Script=Han}]{2,6}[市省区]?$/u.test(text) && knownCities.test(text));
  return short ? readValue(short, 'likely') : null;
}

const knownCities =
  /^(?:北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|重庆|天津|苏州|香港|台北|東京|东京|大阪|京都|横浜|名古屋)/u;
const street =
  /^(?:\p{Lu}[\p{L}\p{M}.' -]{2,50}\s\d{1,4}\s?[a-z]?|\d{1,5}\s?[a-z]?,?\s(?:\p{Lu}|rue|avenue|calle|via)[\p{L}\p{M}.' -]{2,50})$/iu;
const town = /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}\p{M} .'()-]{1,40}$/u;

/** Street and town on lines of their own. */
function addressOf(lines: readonly Line[]): ReadValue | null {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const [cell] = line.cells;
    const below = next?.cells[0];
    if (!cell || !below || !street.test(cell.text) || !town.test(below.text)) continue;
    const whole = joined([cell, below], ', ');
    return rewritten(whole.text, whole, 'sure');
  }
  return null;
}

/** A piece without the label that says what it is. */
export function withoutLabel(piece: Traced): Traced {
  const label = labels.exec(piece.text);
  return label ? trimmed(cut(piece, label[0].length)) : piece;
}

const networks: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  twitter: 'X',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  xing: 'XING',
  stackoverflow: 'Stack Overflow',
  medium: 'Medium',
  behance: 'Behance',
  dribbble: 'Dribbble',
  orcid: 'ORCID',
  kaggle: 'Kaggle',
  quora: 'Quora',
  researchgate: 'ResearchGate',
  'google scholar': 'Google Scholar',
  leetcode: 'LeetCode',
  bitbucket: 'Bitbucket',
};

const networkNames = Object.keys(networks).join('|');
const handle = new RegExp(`^(${networkNames})\\s*:\\s*(?:\\/\\/)?\\s*@?([\\w.-]{2,60})$`, 'i');
const handleBehind = new RegExp(`^@?([\\w.-]{2,60}) \\((${networkNames})\\)$`, 'i');

/** The addresses that the head and the sections of contacts and links show or lead to. */
export function linksOf(
  lines: readonly Line[],
  pieces: readonly Traced[],
  layout: Layout,
): ReadSectionItem[] {
  const items: ReadSectionItem[] = [];
  // A link inside prose leads to what the prose is about.
  const runs = new Set(
    lines.flatMap(({ cells }) => cells.filter((cell) => !isProse(cell.text)).flatMap(runsOf)),
  );
  const add = (title: string, url: string, said: Traced, sure: Sureness) => {
    const same = items.find((item) => isSameAddress(item.values.url?.value ?? '', url));
    if (same) {
      // An address that is broken over two lines is whole in the link behind it.
      if (same.values.url && bare(url).length > bare(same.values.url.value).length)
        same.values.url = rewritten(url, said, sure);
      return;
    }
    items.push({
      section: 'Links',
      values: { ...(title && { title: rewritten(title, said, 'sure') }), url: rewritten(url, said, sure) },
      runs: runsOf(said),
    });
  };
  const targets = layout.links.flatMap((link) => {
    if (!/^https?:\/\//i.test(link.address) || maps.test(link.address)) return [];
    const under = [...runs].filter((at) => {
      const run = layout.runs[at];
      if (!run || run.page !== link.page) return false;
      const middle = { x: run.x + run.width / 2, y: run.y - run.size * 0.3 };
      const isOver = (x: number) => x >= link.x - 2 && x <= link.x + link.width + 2;
      return (
        middle.y >= link.y - 3 &&
        middle.y <= link.y + link.height + 3 &&
        (isOver(middle.x) || isOver(run.x + 1))
      );
    });
    return under.length > 0 ? [{ address: link.address, runs: under }] : [];
  });
  for (const piece of pieces) {
    const told = withoutMail(piece);
    for (const found of told.text.matchAll(web)) {
      const said = cut(told, found.index, found.index + found[0].length);
      const own = runsOf(said);
      const target = targets.find(
        (one) =>
          one.runs.some((run) => own.includes(run)) &&
          bare(one.address).startsWith(bare(found[0]).slice(0, 12)),
      );
      const url =
        target && bare(target.address).length > bare(found[0]).length
          ? target.address
          : found[0].replace(/[.,]$/, '');
      add(networkOf(url), url, said, 'sure');
    }
    const named = handle.exec(told.text);
    const behind = named ? null : handleBehind.exec(told.text);
    const [network = '', user = ''] = named ? [named[1], named[2]] : behind ? [behind[2], behind[1]] : [];
    const target = targets.find((one) => one.runs.some((run) => runsOf(told).includes(run)));
    if (network && user && !target)
      add(`${networks[network.toLowerCase()] ?? network}: ${user}`, '', told, 'likely');
  }
  const shown = new Set(items.flatMap((item) => item.runs));
  for (const { address, runs: under } of targets) {
    // An address that is printed counts as it is printed, whatever the link behind it says.
    if (under.some((run) => shown.has(run))) continue;
    const said: Traced = {
      text: under.map((run) => layout.runs[run]?.text ?? '').join(' '),
      spans: under.map((run, at) => ({ end: at + 1, run })),
    };
    add(networkOf(address), address, said, 'sure');
  }
  return items.filter(({ values }) => values.url?.value !== '' || values.title);
}

const isProse = (text: string) => text.split(' ').length > 11 && !/[|•·@]/.test(text);

/** Links of an address of the post lead to maps. */
const maps =
  /^https?:\/\/(?:www\.)?(?:maps\.|goo\.gl\/maps|google\.[a-z.]{2,6}\/maps|openstreetmap|bing\.com\/maps)/i;

function withoutMail(piece: Traced): Traced {
  let rest = piece;
  for (let found = mail.exec(rest.text); found; found = mail.exec(rest.text))
    rest = joined([cut(rest, 0, found.index), cut(rest, found.index + found[0].length)], ' ');
  return rest;
}

const bare = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

function isSameAddress(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  const [one, two] = [bare(a), bare(b)];
  return (
    one === two ||
    (one.includes('/') && two.startsWith(one)) ||
    (two.includes('/') && one.startsWith(two) && two.length > 12)
  );
}

/** The name of the network of an address; '' for other sites. */
function networkOf(url: string): string {
  const host = bare(url).split('/')[0] ?? '';
  const name = host.split('.').at(-2) ?? '';
  return networks[name] ?? '';
}
