import { asOne, paragraphsOf } from './body-text.ts';
import { dateSpansIn, isDateText } from './date-spans.ts';
import { type Entry, entriesOf } from './entries.ts';
import { datesOf, type FoundSpan, oneDate } from './entry-dates.ts';
import { partsOf } from './entry-parts.ts';
import { bodyScore } from './entry-words.ts';
import { notesOf, runsOfEntry } from './experience.ts';
import type { Line } from './line.ts';
import { type ReadSectionItem, readValue, rewritten } from './reading.ts';
import { cut, joined, runsOf, type Traced, trimmed } from './traced-text.ts';

const idNumber = /^(?:id|no|nr|license|licence|credential|cert)[\s.#:]|^#?\d{4,}$/i;

/** The certificates of a section: each with who gave it and when. */
export function certificatesOf(lines: readonly Line[]): ReadSectionItem[] {
  const isCards = lines.some(
    (line) => line.cells.every(({ text }) => isDateText(text)) && line.rail === null,
  );
  const told =
    isCards || lines.some((line) => line.cells.length > 1 && isDateText(line.cells.at(-1)?.text ?? ''))
      ? entriesOf(lines).filter(({ heads }) => heads.length > 0)
      : onePerLine(lines);
  const items = told.flatMap((entry) => certificateOf(entry));
  return issuersApart(dashedApart(items));
}

/** Each line or bullet is one; text without a bullet continues with the one above where bullets are used. */
function onePerLine(lines: readonly Line[]): Entry[] {
  const hasBullets = lines.some(({ isBullet }) => isBullet);
  const items: Entry[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    const above = last?.heads.at(-1);
    const goesOn =
      last &&
      above &&
      !line.isBullet &&
      !line.rail &&
      line.gap < 2.2 &&
      (hasBullets ? above.isBullet || above !== last.heads[0] : /^\p{Ll}|^\(/u.test(line.text));
    if (goesOn && above.cells[0] && line.cells[0])
      last.heads[last.heads.length - 1] = {
        ...above,
        cells: [{ ...above.cells[0], ...asOne([above.cells[0], line.cells[0]]) }],
      };
    else items.push({ heads: [line], body: [] });
  }
  return items;
}

/** Words before a date that say how long something holds, and not when it was given. */
const untilLabel =
  /(?:^|[\s,;(–—-])(?:expires?|expired|expiring|expiry(?: date)?|expiration(?: date)?|exp\.?|valid|valid (?:until|through|thru|to|till)|renew(?:al)?(?: due| by)?|gültig(?: bis)?|läuft ab(?: am)?|valable jusqu['’]au|expire le|caduca|vence|válid[oa] hasta|scade|scadenza|ważn[ey] do|действует до|有効期限|有效期至?)\s?[:：]?\s?(?:on|in|en|am)?\s?$/iu;

/** What a line says of the end of a certificate, such as “expires 03/2027”: no day on which it was given. */
function untilIn({ span, cell }: FoundSpan): Traced | null {
  if (span.start !== '') return null;
  const label = untilLabel.exec(cell.text.slice(Math.max(0, span.from - longestLabel), span.from));
  return label
    ? trimmed(cut(cell, Math.max(0, span.from - longestLabel) + label.index, span.to), /[\s,;(–—-]/)
    : null;
}

const longestLabel = 40;

function certificateOf(entry: Entry): ReadSectionItem[] {
  const found = partsOf(entry).dates;
  const ends = found.flatMap((one) => untilIn(one) ?? []);
  const dates = found.filter((one) => untilIn(one) === null);
  const lines = entry.heads.flatMap((line) => {
    const isInline = line.cells.length === 1 && !line.rail;
    return isInline
      ? textsOf(line)
      : line.cells.filter(({ text }) => !isDateText(text)).flatMap((cell) => withoutDate(cell));
  });
  const texts = lines.filter(({ text }) => !idNumber.test(text) && /\p{L}/u.test(text));
  const [title, issuer] = texts;
  if (!title) return [];
  const many = entry.heads.length === 1 && found.length === 0 ? listed(title) : [];
  if (many.length > 2)
    return many.map((one) => ({
      section: 'Certifications',
      values: { title: readValue(one, 'sure') },
      runs: runsOf(one),
    }));
  const body = [...texts.slice(2), ...ends, ...paragraphsOf(entry.body)];
  return [
    {
      section: 'Certifications',
      values: {
        title: readValue(title, 'sure'),
        ...(issuer && {
          subtitle: rewritten(issuer.text.replace(/^(?:issued by|by|von|par|por)\s+/i, ''), issuer, 'likely'),
        }),
        ...oneDate(datesOf(dates)),
        ...(body.length > 0 && { notes: notesOf(body) }),
      },
      runs: runsOfEntry(entry),
    },
  ];
}

const listed = (title: Traced): Traced[] => {
  const pieces = [...title.text.matchAll(/[^,;|•·،、]+/g)].map((match) =>
    trimmed(cut(title, match.index, match.index + match[0].length)),
  );
  return pieces.every(({ text }) => text.length > 1 && text.length < 60) ? pieces : [];
};

/** Longer lines are prose. */
const longestLine = 400;

const aside =
  /\s*[–—-]\s*(?:renewed|expires|expired|valid|license on file|gültig|exp\.?|active|in progress|issued)\b.*$|\s*\((?:renewed|expires|expired|valid|exp\.?|active|in progress|issued)[^)]*\)$/iu;

function textsOf(line: Line): Traced[] {
  return line.cells
    .flatMap((cell) => withoutDate(cell))
    .flatMap((text) => {
      const bar = text.text.length > longestLine ? null : /\s*[|•]\s*|\s\|\s/.exec(text.text);
      return bar ? [cut(text, 0, bar.index), cut(text, bar.index + bar[0].length)] : [text];
    });
}

/** A cell without its date and what is behind it, such as when it expires. */
export function withoutDate(cell: Traced): Traced[] {
  const [span] = dateSpansIn(cell.text);
  const end = cell.text.length > longestLine ? null : aside.exec(cell.text);
  let text: Traced = end ? cut(cell, 0, end.index) : cell;
  if (span && span.from < text.text.length) {
    const label = untilLabel.exec(text.text.slice(Math.max(0, span.from - longestLabel), span.from));
    const from = span.from - (label?.[0].length ?? 0);
    const before = trimmed(cut(text, 0, from), /[\s,;:|·–—(-]/);
    const rest = trimmed(cut(text, span.to), /[\s,;:|·–—-]/);
    const after = rest.text.startsWith(')') ? trimmed(cut(rest, 1), /[\s,;:|·–—-]/) : rest;
    text = before.text === '' ? after : after.text === '' ? before : joined([before, after], ' ');
  }
  const told = trimmed(text, /[\s,;:|.–—-]/);
  return told.text === '' ? [] : [told];
}

const levels =
  /^(?:professional|associate|specialty|practitioner|foundational|foundation|expert|level|advanced|basic|fundamentals|administrator)/i;

/** “Title - who gave it” where all say it so, and what is behind is no level. */
function dashedApart(items: ReadSectionItem[]): ReadSectionItem[] {
  const at = ({ values }: ReadSectionItem) => values.title?.value.search(/\s[-–—]\s(?=[^-–—]{2,40}$)/) ?? -1;
  const isUsual =
    items.length > 1 &&
    items.every((item) => at(item) > 2 && !levels.test(item.values.title?.value.slice(at(item) + 3) ?? ''));
  if (!isUsual) return items;
  return items.map((item) => {
    const { title, ...others } = item.values;
    if (!title) return item;
    const issuer = { ...title, value: title.value.slice(at(item) + 3).trim(), sure: 'likely' as const };
    return {
      ...item,
      values: { subtitle: issuer, ...others, title: { ...title, value: title.value.slice(0, at(item)) } },
    };
  });
}

/** “Title, who gave it” where most say it so. */
function issuersApart(items: ReadSectionItem[]): ReadSectionItem[] {
  const apart = items.filter(({ values }) =>
    /^[^,]{3,70}, [\p{Lu}\p{Lo}][^,\d]{2,40}$/u.test(values.title?.value ?? ''),
  );
  const isUsual = items.length > 1 && apart.length === items.length;
  return items.map((item) => {
    const { title, subtitle } = item.values;
    const at = title?.value.lastIndexOf(', ') ?? -1;
    if (!title || subtitle || at < 3) return item;
    const issuer = title.value.slice(at + 2);
    if (!(isUsual || (bodyScore(issuer) > 0 && bodyScore(title.value.slice(0, at)) === 0))) return item;
    return {
      ...item,
      values: {
        ...item.values,
        title: { ...title, value: title.value.slice(0, at), sure: 'likely' },
        subtitle: { ...title, value: issuer, sure: 'likely' },
      },
    };
  });
}
