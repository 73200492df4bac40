import type { LetterFacts } from './letter-facts.ts';
import { isLetterField, type LetterFieldName } from './letter-field-names.ts';
import { letterValue } from './letter-fields.ts';
import { fieldNameOf, inBraces } from './letter-gaps.ts';

/** Puts the values that are known into a text; what is not known stays a gap. A value is never read for fields again. */
export function fillLetter(text: string, facts: LetterFacts): string {
  return text.replace(inBraces, (all, within: string) => {
    const name = fieldNameOf(within);
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
