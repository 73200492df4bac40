/** Signs of a number in a packed table: of ASCII, none that ends a cell, a line or a template literal. */
const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => !'`\\$|~'.includes(sign))
  .join('');
const places = new Map([...signs].map((sign, at) => [sign, at]));

/** How many numbers so many signs tell apart. */
export const packedRange = (width: number) => signs.length ** width;

/** A whole number from 0 in so many signs; one that does not fit is refused. */
export function packNumber(value: number, width: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= packedRange(width))
    throw new RangeError(`${value} does not fit into ${width} signs.`);
  let rest = value;
  let text = '';
  for (let at = 0; at < width; at += 1) {
    text = signs.charAt(rest % signs.length) + text;
    rest = Math.floor(rest / signs.length);
  }
  return text;
}

/** The number that is at a place of a packed text. */
export function unpackNumber(text: string, from: number, width: number): number {
  let value = 0;
  for (let at = from; at < from + width; at += 1)
    value = value * signs.length + (places.get(text.charAt(at)) ?? 0);
  return value;
}

const gap = ' ';
const gaps = '~';

/**
 * Numbers of a row, of which some are not there: the smallest in four signs, how many signs each takes above it, then each;
 * a blank for one that lacks, `~` and a sign for several in a row, nothing for those at the end.
 */
export function packRow(values: readonly (number | null)[]): string {
  const there = values.filter((value) => value !== null);
  if (there.length === 0) return '';
  const least = there.reduce((a, b) => Math.min(a, b));
  const highest = there.reduce((a, b) => Math.max(a, b));
  const width = [1, 2, 3].find((one) => highest - least < packedRange(one)) ?? 4;
  const end = values.findLastIndex((value) => value !== null) + 1;
  let text = `${packNumber(least, 4)}${width}`;
  for (let at = 0; at < end; at += 1) {
    const value = values[at];
    if (value !== null && value !== undefined) {
      text += packNumber(value - least, width);
      continue;
    }
    let length = 1;
    while (values[at + length] === null && length < packedRange(1) + 1) length += 1;
    text += length === 1 ? gap : gaps + packNumber(length - 2, 1);
    at += length - 1;
  }
  return text;
}

/** The numbers of a packed row; those at its end that lack are not in it. */
export function unpackRow(text: string): (number | null)[] {
  if (text === '') return [];
  const least = unpackNumber(text, 0, 4);
  const width = Number(text.charAt(4));
  const values: (number | null)[] = [];
  let at = 5;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === gap) {
      values.push(null);
      at += 1;
    } else if (sign === gaps) {
      for (let left = unpackNumber(text, at + 1, 1) + 2; left > 0; left -= 1) values.push(null);
      at += 2;
    } else {
      values.push(least + unpackNumber(text, at, width));
      at += width;
    }
  }
  return values;
}
