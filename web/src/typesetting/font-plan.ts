import { primaryLanguage } from '@foothold/core/typesetting/text-language.ts';
import {
  type Cut,
  type FamilyName,
  type FontFamily,
  fallbackFamilies,
  fontFamilies,
} from './font-families.data.ts';

/** One file of a font, and the family it is known by in the engine. */
export type FontFile = { name: FamilyName; folder: string; file: string; family: string; cut: Cut };

/** The fonts a text needs: files, families in order of fallback, and the characters that none of them has. */
export type FontPlan = {
  files: FontFile[];
  heading: string[];
  body: string[];
  missing: string[];
};

/** The slices of a family that have a character; most have none or one. */
type Slices = (letter: string) => readonly string[];
const known = new Map<FamilyName, Promise<Slices>>();

function slicesOf(name: FamilyName): Promise<Slices> {
  const before = known.get(name);
  if (before) return before;
  const asked = fontFamilies[name].ranges().then(({ default: ranges }) => lookup(ranges));
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}

function lookup(ranges: Readonly<Record<string, string>>): Slices {
  const slices = Object.entries(ranges).map(([slice, codes]) => ({
    name: slice.replace('[', '').replace(']', ''),
    ranges: codes.split(',').map((code) => {
      const [first = '', last = first] = code.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
  const found = new Map<string, readonly string[]>();
  return (letter) => {
    const before = found.get(letter);
    if (before) return before;
    const code = letter.codePointAt(0) ?? 0;
    const names = slices
      .filter((slice) => slice.ranges.some(([first, last]) => code >= first && code <= last))
      .map((slice) => slice.name);
    found.set(letter, names);
    return names;
  };
}

/** Tells for a letter whether the package of a family claims it. */
export async function claims(name: FamilyName): Promise<(letter: string) => boolean> {
  const slices = await slicesOf(name);
  return (letter) => slices(letter).length > 0;
}

/** Joiners and variants, which shape their neighbors and need no glyph of their own. */
const joining = /\u200c|\u200d|\p{Variation_Selector}|\p{Emoji_Modifier}/u;

/** What is set although no field holds it: bullets, separators, numbers. */
const always = ' 0123456789.,:;()|·•–-';

/** The characters of a text that need a glyph, and those that are set although no field holds them. */
export function lettersOf(text: string): string[] {
  return [...new Set(always + text)].filter((letter) => letter !== '\n' && !joining.test(letter));
}

/** Characters that a family claims and its files lack. */
export type Lacking = { has(family: FamilyName, letter: string): boolean };

/** Plans the fonts of letters in a pair: only the slices that hold them, each letter in the first family that has it. */
export async function planFonts(
  letters: readonly string[],
  { heading, body }: { heading: FamilyName; body: FamilyName },
  language: string,
  lacking: Lacking,
): Promise<FontPlan> {
  const files: FontFile[] = [];
  const chosen = new Map<FamilyName, string[]>();
  /** Takes the letters that a family has; returns the rest. */
  const take = async (name: FamilyName, wanted: readonly string[]): Promise<string[]> => {
    const told = await slicesOf(name);
    const slices = (letter: string) => (lacking.has(name, letter) ? [] : told(letter));
    const family: FontFamily = fontFamilies[name];
    const needed = [...new Set(wanted.flatMap(slices))];
    const called = (slice: string) => (family.isOneName ? name : `${name} ${slice}`);
    for (const slice of needed)
      for (const cut of family.cuts) {
        const file = `${family.folder}-${slice}-${cut}.woff`;
        files.push({ name, folder: family.folder, file, family: called(slice), cut });
      }
    if (needed.length > 0) chosen.set(name, [...new Set(needed.map(called))]);
    return wanted.filter((letter) => slices(letter).length === 0);
  };
  const open = [await take(body, letters), heading === body ? [] : await take(heading, letters)];
  let missing = [...new Set(open.flat())];
  for (const name of fallbackFamilies(primaryLanguage(language))) {
    if (missing.length === 0) break;
    if (!chosen.has(name)) missing = await take(name, missing);
  }
  const chain = (first: FamilyName) =>
    [first, ...[...chosen.keys()].filter((name) => name !== first)].flatMap((name) => chosen.get(name) ?? []);
  return { files, heading: chain(heading), body: chain(body), missing };
}
