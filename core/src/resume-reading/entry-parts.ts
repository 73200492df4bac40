import { degreeIn } from './degree.ts';
import type { Entry } from './entries.ts';
import { dateSpansOf, type FoundSpan } from './entry-dates.ts';
import { bodyScore, isPlace, isSchool, titleScore } from './entry-words.ts';
import { cut, splitAt, type Traced, trimmed } from './traced-text.ts';

/** A piece of the head of an entry that is no date. */
export type Part = Traced & {
  kind: 'text' | 'place' | 'address' | 'aside';
  /** Its line and cell in the head. */
  line: number;
  cell: number;
  isBold: boolean;
  look: string;
  size: number;
};

const hard = /\s*[|│•●◆⋄‣∙]\s*|\s[·]\s| {2,}|\t|\s@\s|:\/\//g;
const soft = /\s[–—―-]\s|\s\/\s(?=\p{Lu})|;\s|(?<=\p{Ll}{4})\.\s(?=\p{Lu})/gu;
const joining = /\s(?:at|bei(?: der| dem)?|chez|presso|für die)\s(?=\p{Lu}|\d)/gu;
/** A line of a head is a line: letters. */
const longestHead = 400;
const edges = /[\s,;|·•–—/:-]/;
const address = /^(?:https?:\/\/)?(?:www\.)?[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,60}){1,6}(?:\/\S*)?$/u;
const asides =
  /^(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|freelance|seasonal|vollzeit|teilzeit|befristet|cdi|cdd|intérim|tiempo completo|\d.{0,30}|remote|hybrid|on-?site)$/i;
/** Words that are before a date and say what it is of. */
const dateLabels =
  /(?:^|[\s,;|·–—(-])(?:expected(?: graduation)?|anticipated(?: graduation)?|graduat(?:ed|ion|ing)|grad\.?|class of|awarded|completed|issued|date|dates|from|since|seit|depuis|desde|von|abschluss|erwartet|obtenu en|in|\()(?:\s?(?:date|in|on))?:?\s*$/i;

/** The head of an entry in pieces, and its dates. */
export function partsOf({ heads }: Entry, isWork = false): { parts: Part[]; dates: FoundSpan[] } {
  const dates = heads.flatMap(dateSpansOf);
  const parts = heads.flatMap((line, at) =>
    line.cells.flatMap((cell, number) => {
      // Longer ones are prose, and are cut at nothing.
      if (cell.text.length > longestHead) return [];
      const base = { line: at, cell: number, isBold: cell.isBold, look: cell.look, size: cell.size };
      return withoutDates(
        cell,
        dates.filter((one) => one.cell === cell),
      )
        .map((piece) => (isWork ? withoutFieldName(piece) : piece))
        .flatMap((piece) => splitAt(piece, hard))
        .flatMap((piece) => splitSoftly(piece, isWork))
        .flatMap((piece) => placesTakenOut(piece))
        .map((one) => ({ ...base, ...one }));
    }),
  );
  return { parts: parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)), dates };
}

function withoutDates(cell: Traced, dates: readonly FoundSpan[]): Traced[] {
  let from = 0;
  const pieces: Traced[] = [];
  for (const { span } of dates) {
    let piece = cut(cell, from, span.from);
    for (let label = dateLabels.exec(piece.text); label; label = dateLabels.exec(piece.text)) {
      if (label[0] === '') break;
      piece = cut(piece, 0, label.index);
    }
    pieces.push(piece);
    from = span.to;
  }
  pieces.push(cut(cell, from));
  return pieces
    .map((piece) => trimmed(trimmed(piece, edges), /[\s]/))
    .map(withoutLooseBracket)
    .filter(({ text }) => text !== '');
}

/** “Employer: Salon Meridian”: forms write the name of each field before it. */
const fieldName =
  /^(?:employer|company|organi[sz]ation|position|job title|title|role|arbeitgeber|firma|position|funktion|tätigkeit|entreprise|employeur|poste|fonction|empresa|puesto|cargo|azienda|ruolo|werkgever|functie)\s?:\s+(?=\S)/i;

function withoutFieldName(piece: Traced): Traced {
  const name = fieldName.exec(piece.text)?.[0] ?? '';
  return name === '' ? piece : trimmed(cut(piece, name.length));
}

function withoutLooseBracket(piece: Traced): Traced {
  if (/\($/.test(piece.text)) return trimmed(cut(piece, 0, piece.text.length - 1), edges);
  if (/^\)/.test(piece.text)) return trimmed(cut(piece, 1), edges);
  return piece;
}

/** At dashes, where one side says what it is: a title, a place, a degree or a school. */
function splitSoftly(piece: Traced, isWork: boolean): Traced[] {
  const atWord = splitAt(piece, joining);
  if (atWord.length === 2 && atWord[0] && titleScore(atWord[0].text) > 0)
    return atWord.flatMap((side) => splitSoftly(side, isWork));
  const sides = splitAt(piece, soft);
  if (sides.length < 2) return [piece];
  const kinds = sides.map(({ text }) => kindOf(text, isWork));
  const isTelling = kinds.some(
    (kind, at) => kind !== 'plain' && kinds.some((other, index) => index !== at && other !== kind),
  );
  if (!isTelling) return [piece];
  // Neighbors that say nothing of themselves stay together.
  const merged: { from: number; to: number; kind: string }[] = [];
  let from = 0;
  for (const [at, side] of sides.entries()) {
    const start = piece.text.indexOf(side.text, from);
    const kind = kinds[at] ?? 'plain';
    const last = merged.at(-1);
    if (last && last.kind === kind && kind === 'plain') last.to = start + side.text.length;
    else merged.push({ from: start, to: start + side.text.length, kind });
    from = start + side.text.length;
  }
  return merged.map((one) => cut(piece, one.from, one.to));
}

function kindOf(text: string, isWork: boolean): 'title' | 'place' | 'degree' | 'school' | 'plain' {
  if (isPlace(text)) return 'place';
  if (!isWork && isSchool(text)) return 'school';
  if (!isWork && degreeIn(text) !== null) return 'degree';
  return titleScore(text) > bodyScore(text) ? 'title' : 'plain';
}

type Kinded = Traced & { kind: Part['kind'] };
const kinded = (said: Traced, kind: Part['kind']): Kinded => ({ ...said, kind });

/** “Harbor & Vine, Evanston, IL” and “Moncayo, S.A. (Zaragoza)”: the place is a piece of its own. */
function placesTakenOut(given: Traced): Kinded[] {
  const piece = trimmed(given, /[\s,;:]/);
  const { text } = piece;
  if (address.test(text) && /[./]\p{L}{2}/u.test(text) && !/^\p{Lu}\p{L}*\.\p{L}{1,3}$/u.test(text))
    return [kinded(piece, 'address')];
  if (asides.test(text.replace(/^\(|\)$/g, ''))) return [kinded(piece, isPlace(text) ? 'place' : 'aside')];
  // “BFA, Graphic Design” reads as a town in a country.
  if (isPlace(text) && !isSchool(text) && degreeIn(text)?.from !== 0) return [kinded(piece, 'place')];
  const bracket = /\s?\(([^()]{2,60})\)$/.exec(text);
  if (bracket?.[1] && bracket.index > 1) {
    const inside = bracket[1];
    const before = trimmed(cut(piece, 0, bracket.index));
    const within = trimmed(cut(piece, bracket.index, text.length), /[\s()]/);
    // “Motor Transport Operator (88M)”: a code is a part of the name.
    const isCode = /^[A-Z\d]{2,8}$/.test(inside) && /[A-Z]/.test(inside);
    if (!isCode && (asides.test(inside) || /\d/.test(inside)))
      return [...placesTakenOut(before), kinded(within, 'aside')];
    const isTown =
      isPlace(inside) || (/^\p{Lu}\p{Ll}+(?:[ -]\p{L}+){0,3}$/u.test(inside) && bodyScore(before.text) > 0);
    if (isTown && !isPlace(text)) return [...placesTakenOut(before), kinded(within, 'place')];
  }
  const middle = /^([^,]{2,80}), ([^,]{2,40}, [A-Z]{2}), ([^,]{2,80}(?:, [^,]{2,60})?)$/.exec(text);
  if (middle?.[1] && middle[2] && isPlace(middle[2])) {
    const at = middle[1].length + 2;
    return [
      kinded(cut(piece, 0, middle[1].length), 'text'),
      kinded(cut(piece, at, at + middle[2].length), 'place'),
      kinded(cut(piece, at + middle[2].length + 2), 'text'),
    ];
  }
  const lead = /^([^,]{2,40}, [A-Z]{2}), ([^,]{2,80}(?:, [^,]{2,60})?)$/.exec(text);
  if (lead?.[1] && isPlace(lead[1]))
    return [kinded(cut(piece, 0, lead[1].length), 'place'), kinded(cut(piece, lead[1].length + 2), 'text')];
  // Towns that no list here knows, in scripts without capitals: a short last part behind the name of an employer.
  const far = /^([^,،]{4,80})[،,]\s*([^,،\s]{2,16}(?: [^,،\s]{2,16})?)$/.exec(text);
  if (
    far?.[1] &&
    far[2] &&
    /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(far[2]) &&
    bodyScore(far[1]) > 0 &&
    bodyScore(far[2]) === 0 &&
    titleScore(far[2]) === 0 &&
    degreeIn(far[1]) === null
  )
    return [
      kinded(cut(piece, 0, far[1].length), 'text'),
      kinded(trimmed(cut(piece, far[1].length + 1)), 'place'),
    ];
  // “ООО «ВолгаТранс», Казань”: behind a name in quotes stands its town.
  const quoted = /^([^»”]{2,80}[»”]), (\p{Lu}[\p{L}-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?)$/u.exec(text);
  if (quoted?.[1] && quoted[2] && titleScore(quoted[2]) === 0 && bodyScore(quoted[2]) === 0)
    return [
      kinded(cut(piece, 0, quoted[1].length), 'text'),
      kinded(cut(piece, quoted[1].length + 2), 'place'),
    ];
  const commas = [...text.matchAll(/[,،]\s+/g)].map(({ index }) => index);
  for (const at of commas.slice(-4)) {
    const [before, after] = [trimmed(cut(piece, 0, at)), trimmed(cut(piece, at + 1))];
    // “University of California, Berkeley” is one name; “Klinikum am Auwald, Leipzig” is not.
    const isOneName =
      isSchool(before.text) &&
      !/[,،]/.test(after.text) &&
      !/\bof [^,]{2,20}, \p{Lu}/u.test(after.text) &&
      commas.length === 1 &&
      /^(?:[\p{L} .-]{1,80})$/u.test(before.text) &&
      /\b(?:of|UC)\b/.test(before.text);
    if (isPlace(after.text) && !isOneName && before.text.length > 1)
      return [kinded(before, 'text'), kinded(after, 'place')];
  }
  return [kinded(piece, 'text')];
}
