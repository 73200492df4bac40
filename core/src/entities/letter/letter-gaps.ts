import type { LetterFacts } from './letter-facts.ts';
import { isLetterField, type LetterFieldName, letterFieldNames, letterValue } from './letter-fields.ts';

/**
 * A place in a letter that a person still has to fill. `field`: a merge field whose value is not known, `{company}`;
 * `prompt`: something only the person can say, `{? a result you are proud of}`.
 */
export type LetterGap = { kind: 'field' | 'prompt'; name: string; from: number; to: number };

const inBraces = /\{([^{}\n]+)\}/g;
/** Letters within braces up to which they may be a field; code and data in braces are longer. */
const mostWithin = 200;

/** The places of a text that have to be filled before it goes out, in their order. */
export function letterGaps(text: string): LetterGap[] {
  return [...text.matchAll(inBraces)].flatMap(({ 0: all, 1: within = '', index }): LetterGap[] => {
    if (within.length > mostWithin) return [];
    const place = { from: index, to: index + all.length };
    if (isPrompt(within)) return [{ kind: 'prompt', name: within.slice(1).trim(), ...place }];
    const name = nameOf(within);
    return isLetterField(name) ? [{ kind: 'field', name, ...place }] : [];
  });
}

/** Words in braces that are no merge field: printed as they stand, and often a field that was spelled wrong. */
export function unknownFields(text: string): string[] {
  const names = [...text.matchAll(inBraces)].map(([, within = '']) => within);
  return [
    ...new Set(
      names.filter((name) => name.length <= mostWithin && !isPrompt(name) && !isLetterField(nameOf(name))),
    ),
  ];
}

/** Puts the values that are known into a text; what is not known stays a gap. A value is never read for fields again. */
export function fillLetter(text: string, facts: LetterFacts): string {
  return text.replace(inBraces, (all, within: string) => {
    const name = nameOf(within);
    return isLetterField(name) ? letterValue(name, facts) || `{${name}}` : all;
  });
}

/** Fields whose values are put back by `asTemplate`, the longest first: a greeting holds a name. */
const backFields: readonly LetterFieldName[] = [
  'greeting',
  'job title',
  'company',
  'contact name',
  'my name',
  'my phone',
  'my email',
];
/** Shorter values are found inside of other words. */
const shortest = 3;

/** A letter as a template for others: where it says what a field says, the field stands. */
export function asTemplate(text: string, facts: LetterFacts): string {
  let template = text;
  for (const name of backFields) {
    const value = letterValue(name, facts);
    if (value.length >= shortest) template = template.replaceAll(value, () => `{${name}}`);
  }
  return template;
}

/** The field that was probably meant by unknown words: the one that begins like it; undefined where none does. */
export function meantField(words: string): string | undefined {
  const name = nameOf(words);
  return letterFieldNames.find((field) => field.startsWith(name.slice(0, 3)) && name.length >= 3);
}

const isPrompt = (within: string) => within.startsWith('?') && within.slice(1).trim() !== '';
const nameOf = (within: string) => within.toLowerCase().split(/\s/).filter(Boolean).join(' ');
