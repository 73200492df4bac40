import { type Cut, tokensOf } from './cut.ts';

const types = new Set(
  `street st avenue ave av road rd boulevard blvd drive dr lane ln court ct place pl way terrace ter parkway pkwy highway hwy circle
cir square sq trail trl alley crescent close gardens grove mews row walk wharf quay pike loop plaza path broadway`
    .split(/\s+/)
    .filter(Boolean),
);
const before = new Set([
  'rue',
  'avenue',
  'boulevard',
  'calle',
  'via',
  'rua',
  'plaza',
  'place',
  'chemin',
  'avenida',
  'quai',
]);
const small = new Set(['de', 'la', 'le', 'les', 'du', 'des', 'del', 'della', 'da', 'do', 'y', 'of', 'the']);
const units = new Set([
  'apt',
  'apartment',
  'unit',
  'suite',
  'ste',
  'flat',
  'floor',
  'fl',
  'room',
  'rm',
  'no',
  'bldg',
]);
const ending = /(?:straße|strasse|str\.|weg|gasse|allee|platz|straat|laan|gatan|vägen|gade|vej)$/i;

const bare = (word: string) => word.toLowerCase().replace(/^[(]+|[),.;:]{1,3}$/g, '');
const isNumber = (word: string) => /^\(?#?\d{1,6}[a-z]?(?:[-/]\d{1,4}[a-z]?)?,?$/i.test(word);
const isNamed = (word: string) => /^[\p{Lu}\d]/u.test(word) || small.has(bare(word));
const maxNames = 4;

/** Street and number, the unit behind them, and a postal code later in the line; city and state stay. */
export function findStreets(text: string): Cut[] {
  const cuts: Cut[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const words = tokensOf(line);
    for (let at = 0; at < words.length; at += 1) {
      const found = streetAt(words, at);
      if (!found) continue;
      const last = withUnit(words, found.to);
      cuts.push(cutOf(words, { from: found.from, to: last }, offset));
      const code = postalCode(words, last + 1);
      if (code) cuts.push(cutOf(words, code, offset));
      at = last;
    }
    offset += line.length + 1;
  }
  return cuts;
}

type Words = ReturnType<typeof tokensOf>;
type Span = { from: number; to: number };

const word = (words: Words, at: number) => words[at]?.text ?? '';

function cutOf(words: Words, { from, to }: Span, offset: number): Cut {
  const start = (words[from]?.start ?? 0) + offset;
  const last = words[to];
  const kept = (last?.text ?? '').replace(/(?:[),;:]{1,3}|\.)$/, '').length;
  return { start, end: (last?.start ?? 0) + kept + offset, kind: 'address' };
}

/** “12 Elm St”, “1600 NW 5th Avenue”, “12 rue de la Paix”, “Hauptstraße 12”, “PO Box 12”. */
function streetAt(words: Words, at: number): Span | null {
  if (
    /^p\.?o\.?$/i.test(bare(word(words, at))) &&
    bare(word(words, at + 1)) === 'box' &&
    isNumber(word(words, at + 2))
  )
    return { from: at, to: at + 2 };
  const isGerman = ending.test(word(words, at)) && /^\p{Lu}/u.test(word(words, at));
  if (isGerman && isNumber(word(words, at + 1))) return { from: at, to: at + 1 };
  if (!isNumber(word(words, at))) return null;
  if (before.has(bare(word(words, at + 1)))) return { from: at, to: romanceEnd(words, at + 2) };
  for (let to = at + 2; to <= at + 1 + maxNames && to < words.length; to += 1) {
    if (!isNamed(word(words, to - 1))) return null;
    if (types.has(bare(word(words, to))) && /^\p{Lu}/u.test(word(words, to))) return { from: at, to };
    // A comma ends the name of a street.
    if (/[,;.]$/.test(word(words, to - 1)) && !/^[NSEW]{1,2}\.$/.test(word(words, to - 1))) return null;
  }
  return null;
}

function romanceEnd(words: Words, from: number): number {
  let to = from;
  while (
    to < words.length - 1 &&
    to < from + maxNames &&
    !/[,;]$/.test(word(words, to)) &&
    isNamed(word(words, to + 1))
  )
    to += 1;
  return Math.min(to, words.length - 1);
}

function withUnit(words: Words, to: number): number {
  const next = word(words, to + 1);
  if (units.has(bare(next)) && /^#?[\dA-Za-z]{1,5}[,.]?$/.test(word(words, to + 2))) return to + 2;
  return /^#\d{1,5}[a-z]?,?$/i.test(next) ? to + 1 : to;
}

/** A code of the United States, Great Britain, Canada or five digits of the continent, in the same line. */
function postalCode(words: Words, from: number): Span | null {
  for (let at = from; at < Math.min(words.length, from + 8); at += 1) {
    const one = bare(word(words, at));
    if (/^\d{5}(?:-\d{4})?$/.test(one)) return { from: at, to: at };
    if (
      /^[a-z]{1,2}\d[a-z\d]?$|^[a-z]\d[a-z]$/.test(one) &&
      /^\d[a-z]{2}$|^\d[a-z]\d$/.test(bare(word(words, at + 1)))
    )
      return { from: at, to: at + 1 };
  }
  return null;
}
