import { isLetterField, letterFieldNames } from './letter-field-names.ts';

/**
 * A place in a letter that a person still has to fill. `field`: a merge field whose value is not known, `{company}`;
 * `prompt`: something only the person can say, `{? a result you are proud of}`.
 */
export type LetterGap = { kind: 'field' | 'prompt'; name: string; from: number; to: number };

/** Words within braces. */
export const inBraces = /\{([^{}\n]+)\}/g;
/** Letters within braces up to which they may be a field; code and data in braces are longer. */
const maxWithin = 200;

/** The places of a text that have to be filled before it goes out, in their order. */
export function letterGaps(text: string): LetterGap[] {
  return [...text.matchAll(inBraces)].flatMap(({ 0: all, 1: within = '', index }): LetterGap[] => {
    if (within.length > maxWithin) return [];
    const place = { from: index, to: index + all.length };
    if (isPrompt(within)) return [{ kind: 'prompt', name: within.slice(1).trim(), ...place }];
    const name = fieldNameOf(within);
    return isLetterField(name) ? [{ kind: 'field', name, ...place }] : [];
  });
}

/** Words in braces that are no merge field: printed as they are, and often a field that was spelled wrong. */
export function unknownFields(text: string): string[] {
  const names = [...text.matchAll(inBraces)].map(([, within = '']) => within);
  return [
    ...new Set(
      names.filter(
        (name) => name.length <= maxWithin && !isPrompt(name) && !isLetterField(fieldNameOf(name)),
      ),
    ),
  ];
}

/** The field that was probably meant by unknown words: the one that begins like it; undefined where none does. */
export function meantField(words: string): string | undefined {
  const name = fieldNameOf(words);
  return letterFieldNames.find((field) => field.startsWith(name.slice(0, 3)) && name.length >= 3);
}

const isPrompt = (within: string) => within.startsWith('?') && within.slice(1).trim() !== '';
/** The words of a field as its name is written. */
export const fieldNameOf = (within: string) => within.toLowerCase().split(/\s/).filter(Boolean).join(' ');
