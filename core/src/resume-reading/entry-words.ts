import { citiesNamed } from '../geography/known-city.ts';
import { parseLocation } from '../parsing/place/location.ts';
import { jobWord } from '../parsing/posting/job-word.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { isCountryName } from './country-names.ts';
import {
  bodyParts,
  bodyWords,
  schoolParts,
  schoolWords,
  titleParts,
  titleStems,
} from './entry-words.data.ts';

const wordsOf = (text: string) => plainLetters(text).match(/[\p{L}\p{M}\p{N}&'-]+/gu) ?? [];
const normal = (parts: readonly string[]) => parts.map(plainLetters);
const [titles, bodies, schools] = [titleParts, bodyParts, schoolParts].map(normal) as [
  string[],
  string[],
  string[],
];
const bodySet = new Set(bodyWords);
const schoolSet = new Set(schoolWords);
const holds = (text: string, parts: readonly string[]) => {
  const plain = plainLetters(text);
  return /[^\p{Script=Latin}\p{P}\p{Z}\p{N}]/u.test(plain) && parts.some((part) => plain.includes(part));
};

/** How much a text reads as the title of a job: 0 for not at all. */
export function titleScore(text: string): number {
  const words = wordsOf(text);
  const stems = words.filter((word) =>
    titleStems.some((stem) =>
      stem.length < 5 ? word === stem : word.startsWith(stem) && !word.endsWith('ing'),
    ),
  );
  return (jobWord.test(text) ? 2 : 0) + Math.min(stems.length, 2) + (holds(text, titles) ? 2 : 0);
}

/** How much a text reads as the name of an employer or another body. */
export function bodyScore(text: string): number {
  const words = wordsOf(text.replace(/\./g, ''));
  const found = words.filter((word) => bodySet.has(word) || schoolSet.has(word));
  const isForm =
    /\b(?:Inc|LLC|Ltd|GmbH|AG|S\.A|S\.L|B\.?V|Corp|e\.V|S\.p\.A|S\.r\.l|PLC|LLP|Pty|KG|Co)(?![\w-])\.?/.test(
      text,
    );
  const isCompound = words.some((word) =>
    /(?:universitat|hochschule|schule|klinik|klinikum|krankenhaus|werke|gesellschaft|sparbank|volksbank|landesbank|verein)$/.test(
      word,
    ),
  );
  return (isForm ? 2 : 0) + Math.min(found.length, 2) + (isCompound ? 2 : 0) + (holds(text, bodies) ? 2 : 0);
}

/** Whether a text holds a word of names of schools. */
export function isSchool(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some(
      (word) => schoolSet.has(word) || /(?:schule|universitat|gymnasium|hogeschool|universiteit)$/.test(word),
    ) ||
    holds(text, schools) ||
    /\bUC [A-Z]/.test(text)
  );
}

const longestPlace = 90;
/** “University of Dublin”, not “College Station”. */
const schoolName =
  /\b(?:university|college|school|institute|academy) (?:of|for)\b|\b(?:university|school|institute|academy)$/i;
const placed = new Map<string, boolean>();

/** Whether a text is a place and nothing else, as addresses and heads of entries write it. */
export function isPlace(text: string): boolean {
  const known = placed.get(text);
  if (known !== undefined) return known;
  const is = readsAsPlace(text);
  if (placed.size > 5000) placed.clear();
  placed.set(text, is);
  return is;
}

function readsAsPlace(text: string): boolean {
  const said = text.trim();
  if (said.length < 2 || said.length > longestPlace || /[@:;?!“”"]|\bhttps?\b/.test(said)) return false;
  if (/^(?:remote|hybrid|on-?site|home ?office|remoto|télétravail|teletrabajo)$/i.test(said)) return true;
  if (/^\p{Ll}/u.test(said)) return false;
  const parts = said.split(/,\s?|،\s?/);
  if (parts.some((part) => schoolName.test(part))) return false;
  const lead = parts[0] ?? '';
  // “Manager, IL” reads as a place of that name.
  if (/\p{Script=Latin}/u.test(said) && parts.length > 1 && (titleScore(lead) > 0 || bodyScore(lead) > 1))
    return false;
  const { places, unresolved, remote } = parseLocation(said.replace(/\s?(?:\/|\|)\s?/g, ', '));
  if (unresolved.length === 0 && (places.length > 0 || remote)) {
    const isBare = parts.length === 1;
    const [first] = places;
    // “Harbor & Vine, Evanston, IL” is read as an address: what is before the town is a street or no place.
    const without = isBare ? undefined : parseLocation(parts.slice(1).join(', ')).places[0];
    const isTown =
      !first ||
      first.city === '' ||
      without?.city !== first.city ||
      plainLetters(lead) === plainLetters(first.city);
    // “Gulf Street Oyster House” is no street.
    const isStreet =
      /\d|\b(?:apt|suite)\b|\b(?:street|st|road|rd|avenue|ave|lane|drive|platz)\.?$|^(?:rue|calle|via)\b/i.test(
        lead,
      );
    const [, second = ''] = parts;
    const isBeforeTown = parts.length > 2 && citiesNamed(second).length > 0 && citiesNamed(lead).length === 0;
    if (!isBare && (!isTown || isBeforeTown) && !isStreet) return false;
    if (isBare && /\s\(/.test(said) && bodyScore(said) > 0) return false;
    return !(isBare && first && first.city === '' && /^[A-Z]{2,3}$/.test(said));
  }
  return isKnownElsewhere(parts);
}

/** “Springfield, عمّان”: the last part is the name of a country in any language, or all of it a postcode with a town. */
function isKnownElsewhere(parts: readonly string[]): boolean {
  const last = parts.at(-1)?.trim() ?? '';
  if (parts.length === 2 && isCountryName(last) && bodyScore(parts[0] ?? '') === 0) return true;
  return parts.some((part) => /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L}\p{M} .'()-]{2,30}$/u.test(part.trim()));
}
