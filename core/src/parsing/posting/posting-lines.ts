import { statedTime } from '../../dates/dates.ts';
import type { StatedTime } from '../../dates/stated-time.ts';
import { trimCharacters } from '../../text/trim-characters.ts';
import { payInLine } from '../pay/pay-in-line.ts';
import { parseLocation } from '../place/location.ts';
import { parseJobType } from './employment-type.ts';
import { jobWord } from './job-word.ts';

/** What a line of a posting, or a piece of one between “·” and “|”, says by its form alone. */
export type LineKind = 'place' | 'workplace' | 'pay' | 'type' | 'hours' | 'date' | 'link' | 'words';

/** The labels that people and boards write before a fact, by the fact. */
export const lineLabels = {
  title: /^(?:job title|position(?: title)?|title|vacancy|role)$/i,
  company: /^(?:company(?: name)?|employer|organi[sz]ation|agency|hiring (?:company|organization))$/i,
  place: /^(?:(?:job |work |office |primary )?locations?|place of work|based in|where)$/i,
  workplace:
    /^(?:remote type|work ?place(?: type| model)?|work(?:ing)? (?:model|mode|arrangement|setting|style|location type)|location type|job location type)$/i,
  pay: /^(?:(?:base |annual |yearly |hourly |starting |target |expected |total )*(?:salary|pay|wages?|compensation)(?: (?:range|rate|scale|band|package))?|hourly rate|rate of pay)$/i,
  type: /^(?:employment type|job type|type of (?:employment|job|contract)|contract type|work type|position type|time type)$/i,
  hours: /^(?:(?:work(?:ing)?|weekly|scheduled|standard|shift) )?hours(?: (?:per|a) week)?$/i,
  posted:
    /^(?:(?:date |job )?posted(?: on| date)?|posting date|date of posting|listed(?: on)?|published(?: on)?)$/i,
  closes: /^(?:closing date|apply by|application deadline|deadline|closes(?: on)?|valid through)$/i,
  id: /^(?:(?:job|requisition|req|posting|reference|vacancy)[ -]*(?:id|number|no\.?|#|code|req(?:uisition)? (?:id|number))|requisition|ref\.?|reference|id)$/i,
  link: /^(?:(?:job |posting )?(?:link|url)|website)$/i,
  apply:
    /^(?:(?:how )?to apply|apply(?: at| here| online| now| link| url| via| through)?|application (?:link|url))$/i,
} as const;
export type LineLabel = keyof typeof lineLabels;

/** The fact that a label names; null for other words. */
export function labelOf(words: string): LineLabel | null {
  const plain = words.trim();
  const names = Object.keys(lineLabels) as LineLabel[];
  return plain.length > 40 ? null : (names.find((name) => lineLabels[name].test(plain)) ?? null);
}

/** What a short text is by its form; `words` for everything that only a person can tell. */
export function kindOf(text: string, now: number): LineKind {
  if (/^https?:\/\/\S+$/i.test(text)) return 'link';
  if (text.length > 90) return 'words';
  if (payInLine(text)) return 'pay';
  if (dateOf(text, now) !== null) return 'date';
  const words = withoutHours(text);
  if (text.length <= 60 && parseJobType(words) !== '' && typeOnly.test(words)) return 'type';
  if (words !== text && (words === '' || typeOnly.test(words))) return 'hours';
  if (text.length <= 40 && shiftOnly.test(text)) return 'hours';
  if (text.length <= 40 && workplaceOf(text) !== '') return 'workplace';
  return isPlace(text) ? 'place' : 'words';
}

export type Workplace = keyof typeof workplaces;

/** A place with how the work is done behind it, where it does not say that itself: “Austin, TX (Hybrid)”. */
export function withWorkplace(place: string, way: Workplace | ''): string {
  return way === '' || /remote|hybrid|on-?site/i.test(place) ? place : `${place} (${way})`;
}

const workplaces = {
  Remote:
    /^(?:fully |100 ?% |work )?remote(?:ly)?$|^(?:work|working) from home$|^home[ -]office$|^telecommute$/i,
  Hybrid: /^hybrid(?: remote)?$/i,
  'On-site': /^(?:fully )?(?:on-?site|on site|in[ -]office|in[ -]person|office[ -]based)$/i,
} as const;

/** “Remote”, “Hybrid” or “On-site” for a text that says nothing but how the work is done; '' for any other. */
export function workplaceOf(text: string): Workplace | '' {
  const plain = text.trim().replace(/[ -](?:work(?:ing|place)?|role|position|job|schedule)$/i, '');
  const names = Object.keys(workplaces) as Workplace[];
  return names.find((name) => workplaces[name].test(plain)) ?? '';
}

/** The time a line like “Posted 3 days ago” or “Nov 2, 2026” names; null for none. */
export function dateOf(text: string, now: number): StatedTime | null {
  return statedTime(
    text.replace(/^(?:job )?(?:re-?posted|posted|published|updated|listed)(?: on)?:?\s+/i, ''),
    {
      now,
    },
  );
}

const hoursWords =
  /\b(\d{1,3})(?:\.\d{1,2})?(?: ?(?:-|–|to) ?\d{1,3})?\+? ?(?:hours|hrs)\b(?! ago)(?: ?(?:per|a|each|\/) ?(?:week|wk|pay period)| (?:weekly|bi-?weekly))?/i;

/** A text without the hours in it: “Part-time, 36 hours a week” → “Part-time”. */
function withoutHours(text: string): string {
  return trimCharacters(text.replace(hoursWords, ''), /[\s,/()·&|-]/);
}

/** Most hours a week of a part-time job, and fewest of a full-time one, as US labor statistics count them. */
const partTimeBelow = 30;
const fullTimeFrom = 35;

/**
 * “full-time” or “part-time” by the hours of a week that a text states; '' where it states none, or too many for one
 * week. Few hours say something only where they are those of a week: a shop is open 24 hours.
 */
export function typeByHours(text: string): string {
  const [said = '', count = ''] = hoursWords.exec(/\bhours|\bhrs/i.test(text) ? text : `${text} hours`) ?? [];
  const isHalved = /pay period|bi-?weekly/i.test(said);
  const weekly = Number(count) / (isHalved ? 2 : 1);
  if (count === '' || weekly > 60) return '';
  if (weekly >= fullTimeFrom) return 'full-time';
  return weekly < partTimeBelow && /week|wk|pay period/i.test(said) ? 'part-time' : '';
}

/** Nothing but words for hours and contracts: “Contract Manager” is a title. “Contractor” is read as two of them. */
const typeOnly =
  /^(?:(?:full|part)[- ]?time|permanent|contract|temp(?:orary)?|intern(?:ship)?|freelance|seasonal|regular|employee|remote|hybrid|on-?site|fixed[- ]term|[\s,/()·&-]|or|and)+$/i;

/** Nothing but when the work is done. */
const shiftOnly =
  /^(?:days?|nights?|evenings?|weekends?|mornings?|overnights?|shifts?|rotating|rotation|first|second|third|1st|2nd|3rd|(?:8|10|12)[- ]?(?:hours?|hrs?|h)|[\s,/()·&-]|or|and)+$/i;

/** A place by its form: a comma, a bracket or a word for the way of working, and nothing left that names no place. */
function isPlace(text: string): boolean {
  if (!/[,(]|\b(?:remote|hybrid|on-?site)\b/i.test(text) || /[.!?:]$/.test(text)) return false;
  if (jobWord.test(text)) return false;
  const { places, remote, hybrid, unresolved } = parseLocation(text);
  if (unresolved.length > 0) return false;
  return remote || hybrid || places.some(({ city, state, country }) => city !== '' && (state || country));
}
