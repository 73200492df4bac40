import type { ContactField } from '@foothold/core/extension/contact.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { fieldWords, otherWords } from './field-words.data.ts';

/** What a page says of a field, as texts; none of it is trusted, all of it is short. */
export type FieldSigns = {
  /** `text`, `email`, `tel`, `url`, `search`, `textarea`, `select`. */
  type: string;
  autocomplete: string;
  label: string;
  placeholder: string;
  name: string;
  id: string;
};

const byAutocomplete: Readonly<Record<string, ContactField>> = {
  name: 'fullName',
  'given-name': 'firstName',
  'family-name': 'lastName',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'address-level2': 'city',
  'address-level1': 'region',
  country: 'country',
  'country-name': 'country',
  url: 'website',
};
/** Tokens of the standard for what is none of ours. Others are words that sites make up against browsers’ own filling. */
const otherTokens =
  /^(?:cc-|new-|current-|one-time|username|organization|street-|address-line|address-level[34]|postal-|bday|sex|transaction|language|photo|impp|tel-|honorific|additional-|nickname)/;
const longest = 200;

/**
 * Which contact field a field of a form asks for, null for none: by its autocomplete attribute, else by its label, its
 * name, its placeholder. Where they name somebody else (a reference, a school, an employer) it is none.
 */
export function fieldKind(signs: FieldSigns): ContactField | null {
  const tokens = signs.autocomplete.toLowerCase().slice(0, longest).split(/\s/).filter(Boolean);
  const words = [signs.label, signs.placeholder, spaced(signs.name), spaced(signs.id)].map((text) =>
    foldText(text.slice(0, longest)),
  );
  const [label = '', placeholder = '', name = '', id = ''] = words;
  if (isOther(label) || (label === '' && words.some(isOther))) return null;
  const said = tokens.find((token) => Object.hasOwn(byAutocomplete, token));
  if (said === 'url') return linkKind(label) ?? 'website';
  if (said) return byAutocomplete[said] ?? null;
  if (tokens.some((token) => otherTokens.test(token))) return null;
  for (const text of [label, name, id, placeholder]) {
    const kind = kindOf(text);
    if (kind) return fitting(kind, signs.type);
    // A label that is there and says something else is believed: the rest would be a guess.
    if (text === label && label !== '' && signs.type === 'text') break;
  }
  if (signs.type === 'email') return 'email';
  if (signs.type === 'tel') return 'phone';
  return null;
}

/** `autocomplete="url"` stands for any link; the label says which. */
function linkKind(label: string): ContactField | null {
  const kind = kindOf(label);
  return kind === 'linkedin' || kind === 'github' || kind === 'website' ? kind : null;
}

function fitting(kind: ContactField, type: string): ContactField | null {
  if (type === 'email') return kind === 'email' ? kind : null;
  if (type === 'tel') return kind === 'phone' ? kind : null;
  if (type === 'url') return kind === 'linkedin' || kind === 'github' || kind === 'website' ? kind : null;
  if (type === 'textarea' || type === 'search')
    return kind === 'location' || kind === 'headline' ? kind : null;
  if (type === 'select') return kind === 'country' || kind === 'region' || kind === 'city' ? kind : null;
  return kind;
}

const isOther = (text: string) => text !== '' && otherWords.some((word) => holds(text, word));

/** The kind whose phrase is the longest of those in the text; a long question that mentions one in passing has none. */
function kindOf(text: string): ContactField | null {
  let best: { kind: ContactField; size: number } | null = null;
  for (const [kind, phrases] of Object.entries(fieldWords) as [ContactField, readonly string[]][])
    for (const phrase of phrases)
      if (phrase.length > (best?.size ?? 0) && holds(text, phrase)) best = { kind, size: phrase.length };
  if (!best) return null;
  return text.split(' ').length > maxWords && best.size < text.length / 2 ? null : best.kind;
}

/** “Your phone number (with area code) please” is still a label; a sentence of more words asks for something. */
const maxWords = 8;
const noSpaces = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether whole words of the text are the phrase; in scripts without spaces, whether it is in the text. */
function holds(text: string, phrase: string): boolean {
  if (noSpaces.test(phrase)) return phrase.length > 1 ? text.includes(phrase) : text === phrase;
  return ` ${text} `.includes(` ${phrase} `);
}

/** `applicant[firstName]`, `first_name`, `input-email-2` as words. */
function spaced(name: string): string {
  return name
    .slice(0, longest)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/\d/g, ' ');
}
