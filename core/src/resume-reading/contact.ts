import { dateSpansIn } from './date-spans.ts';
import { isPlace } from './entry-words.ts';
import type { Line } from './line.ts';
import { mailIn, websIn } from './net-addresses.ts';
import { type ReadValue, readValue, rewritten, type Sureness } from './reading.ts';
import { cut, joined, splitAt, type Traced, trimmed } from './traced-text.ts';

const phone = /(?:\+|\(|\b)\d[\d\s()./–-]{5,22}\d/g;
const placeLabel =
  /^(?:address|adresse|anschrift|location|based in|lives in|residence|city|wohnort|ort|dirección|ubicación|ciudad|residencia|localidad|domicile|ville|indirizzo|residenza|città|endereço|cidade|localização|woonplaats|adres|miasto|адрес|город|место жительства|адреса|місто|العنوان|المدينة|مكان الإقامة|כתובת|עיר|地址|所在地|现居地?|居住地|城市|現住所|住所|주소|거주지)\s*[:：]\s*/iu;
const labels =
  /^(?:e-?mail|mail|phone|tel(?:efon(?:o|e)?|éphone|\.)?|mobile|mobil|cell|handy|address|adresse|anschrift|location|place|city|wohnort|ort|website|web|homepage|linkedin|github|portfolio|dirección|teléfono|correo(?: electrónico)?|ubicación|móvil|indirizzo|telefono|cellulare|endereço|telefone|localização|adres|telefoon|woonplaats|адрес|телефон|город|почта|эл\. почта|العنوان|الهاتف|البريد الإلكتروني|טלפון|כתובת|דוא"ל|电话|邮箱|电子邮箱|地址|手机|所在地|现居地?|居住地|城市|現住所|住所|電話|電話番号|メール|メールアドレス|전화|휴대폰|이메일|주소|거주지|ville|ciudad|città|cidade|miasto|місто|المدينة|date of birth|geburtsdatum|geboren(?: am)?|nationality|nationalität|born)(?:\s*[:：]\s*|\s*\.?\s+)/iu;

/** Pieces of the lines of the head: what is between icons, bars and wide blanks. */
export function piecesOf(lines: readonly Line[]): Traced[] {
  return brokenAddresses(lines).flatMap((cells) =>
    cells.flatMap((cell) =>
      splitAt(cut(cell, 0, longestCell), /\s*[|│•●◆⋄∙■▪]\s*|\s[·/]\s|\s,\s| {2,}|\t|\s[–—]\s/g),
    ),
  );
}

/** The cells of lines; an address of the web that goes on in the next line is put together. */
function brokenAddresses(lines: readonly Line[]): Traced[][] {
  const rows: Traced[][] = lines.map(({ cells }) => [...cells]);
  for (const [at, row] of rows.entries()) {
    const last = row.at(-1);
    const next = rows[at + 1];
    const [first] = next ?? [];
    const end = last && isOpenAddress(last.text);
    const rest = first ? /^[\w][\w/.%-]{1,100}(?=\s|$)/.exec(first.text) : null;
    if (!last || !first || !end || !rest) continue;
    row[row.length - 1] = joined([last, cut(first, 0, rest[0].length)]);
    const left = trimmed(cut(first, rest[0].length), /[\s|•·,]/);
    rows[at + 1] = [...(left.text === '' ? [] : [left]), ...(next ?? []).slice(1)];
  }
  return rows;
}

/** “linkedin.com/in/danielle-”: an address of the web that continues. */
function isOpenAddress(text: string): boolean {
  const word = text.split(' ').at(-1) ?? '';
  // One that ends with a stroke may be whole where its line is short.
  const goesOn = /[-_]$/.test(word) || (/\/$/.test(word) && text.length > 60);
  return goesOn && word.length < 200 && word.includes('/') && websIn(word).length > 0;
}

/** Longer cells are prose. */
const longestCell = 1000;

/** The first address for mail. */
export function emailOf(pieces: readonly Traced[], sure: Sureness = 'sure'): ReadValue | null {
  for (const piece of pieces) {
    const found = mailIn(piece.text);
    if (found) return readValue(cut(piece, found.from, found.to), sure);
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
  const bare = pieces
    .map(withoutLabel)
    .filter(({ text }) => text.length > 1 && text.length < longestAddress && mailIn(text) === null);
  const places = bare.filter(({ text }) => isPlace(text));
  // A street alone is less than the town beside it.
  const place = places.find(({ text }) => !street.test(text)) ?? places[0];
  if (place) return readValue(place, place.text.includes(',') ? 'sure' : 'likely');
  // “Department of Physics, 12 Hill St, Madison, WI 53706”: the address behind what is there.
  for (const piece of bare)
    for (const { index } of piece.text.matchAll(/,\s/g)) {
      const rest = trimmed(cut(piece, index + 1));
      if (rest.text.includes(',') && isPlace(rest.text)) return readValue(rest, 'likely');
    }
  // “12 Strawberry Hill, Dublin 8” and what only its label tells.
  for (const piece of pieces) {
    if (/^\d{1,5}\s\p{Lu}[^@|:]{5,80},\s/u.test(piece.text)) return readValue(piece, 'likely');
    const told = placeLabel.exec(piece.text);
    if (told) return readValue(cut(piece, told[0].length), 'likely');
  }
  const short = pieces
    .map(withoutLabel)
    .find(({ text }) => /^[\p{Script=Han}]{2,6}[市省区]?$/u.test(text) && knownCities.test(text));
  return short ? readValue(short, 'likely') : null;
}

const knownCities =
  /^(?:北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|重庆|天津|苏州|香港|台北|東京|东京|大阪|京都|横浜|名古屋)/u;
/** Longer pieces are prose: letters. */
const longestAddress = 160;
const street =
  /^(?:\p{Lu}[\p{L}\p{M}.' -]{2,50}\s\d{1,4}\s?[a-z]?|\d{1,5}\s?[a-z]?,?\s(?:\p{Lu}|rue|avenue|calle|via)[\p{L}\p{M}.' -]{2,50})$/iu;
const town = /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}\p{M} .'()-]{1,40}$/u;

/** Street and town on lines of their own. */
function addressOf(lines: readonly Line[]): ReadValue | null {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const [cell] = line.cells;
    const below = next?.cells[0];
    const isTown = below && (town.test(below.text) || (/[,،]/.test(below.text) && isPlace(below.text)));
    if (!cell || !isTown || !street.test(cell.text)) continue;
    const whole = joined([cell, below], ', ');
    return rewritten(whole.text, whole, 'sure');
  }
  return null;
}

/** A piece without the label that says what it is. */
export function withoutLabel(given: Traced): Traced {
  // What icons turned into.
  const piece = trimmed(given, /[*#§¶°\s\ufffc]/);
  const label = labels.exec(piece.text);
  return label ? trimmed(cut(piece, label[0].length)) : piece;
}
