import { regionByCode, regionByName } from '../geography/region.ts';
import { trimCharacters, trimEndCharacters } from '../text/trim-characters.ts';
import { customsOf } from './customs.data.ts';
import { type Raised, raisedAt } from './raised.ts';
import type { ReviewFix } from './review.ts';
import { monthOf } from './review-dates.ts';
import { fieldEdit, fieldText, type ReviewText, removes, writesAll } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';

/** What a resume tells that employers in its country need not, or must not, ask. */
export function privacyChecks(reviewed: ReviewedResume): Raised[] {
  return [
    ...reviewed.texts.flatMap((text) => [...numbers(text), ...pay(text, reviewed)]),
    ...others(reviewed),
    ...custom(reviewed),
  ];
}

const socialSecurity = /\b\d{3}-\d{2}-\d{4}\b/;
const idName =
  /\b(?:ssn|social security|national insurance|ni number|passport n(?:o|umber)|aadhaar|cpf|dni|nie|codice fiscale)\b/iu;
const idValue = /[A-Z]{0,2}\d[A-Z0-9.-]{4,16}/;
/** The most letters between the name of a number and the number. */
const near = 30;
/** Words that may come between the two: after any other the number counts something (“Social Security cases, 12000 a year”). */
const beforeValue: ReadonlySet<string> = new Set('number no nr card id is'.split(' '));

/** A number by which a person is known to a state: it is all that a thief of identities needs. */
function numbers(text: ReviewText): Raised[] {
  const name = idName.exec(text.text);
  const from = name?.index ?? 0;
  const nameEnd = from + (name?.[0].length ?? 0);
  const following = text.text.slice(nameEnd, nameEnd + near);
  const value = name && idValue.exec(following);
  const between = value
    ? (following
        .slice(0, value.index)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [])
    : [];
  const behind = between.every((word) => beforeValue.has(word)) ? value : null;
  const plain = socialSecurity.exec(text.text);
  const end = behind ? nameEnd + behind.index + behind[0].length : plain ? plain.index + plain[0].length : 0;
  if (end === 0) return [];
  const at = [behind ? from : (plain?.index ?? 0), end] as const;
  return [raisedAt('id-number', text, at, [taken(text, at)])];
}

/** The stretch taken out; the whole line where little else is in it. */
function taken(text: ReviewText, [start, end]: readonly [number, number]): ReviewFix {
  const before = trimEndCharacters(text.text.slice(0, start), /[\s,;:|–-]/);
  const after = trimCharacters(text.text.slice(end), /[\s,;:|–-]/);
  const rest = after === '.' || after === '' ? before : [before, after].filter(Boolean).join(' ');
  return /\p{L}{2}/u.test(rest) ? { ...writesAll(text, rest), does: 'remove', text: '' } : removes(text);
}

const payLine =
  /^(?:(?:current|last|final|starting|ending|expected|desired|previous|base|annual) )*(?:salary|pay|wage|compensation|gehalt|gehaltsvorstellung)(?: expectations?| requirements?| desired)?\s{0,3}[:–-]\s{0,3}\D{0,12}\d/iu;

function pay(text: ReviewText, { isLongKind }: ReviewedResume): Raised[] {
  // Applications to the federal government state pay and hours.
  if (isLongKind || !payLine.test(text.text)) return [];
  return [raisedAt('pay-named', text, [0, text.text.length], [removes(text)])];
}

const anyMail = /[\p{L}\p{N}]@[\p{L}\p{N}]/u;
const anyPhone = /\+?\(?\d{2,4}\)?[ .-]\d{3,4}[ .-]\d{3,4}/;

/** Addresses and numbers of people who were named as references. */
function others({ others: items, whole, country }: ReviewedResume): Raised[] {
  if (customsOf(country).referees === 'named') return [];
  return items
    .filter(({ item }) => /^refer|^referenz|^référ/iu.test(item.resumeSectionName))
    .flatMap(({ item, lines }) => [
      ...lines,
      fieldText('sections', item.internalId, 'subtitle', item.subtitle),
    ])
    .flatMap((text) => {
      const match = anyMail.exec(text.text) ?? anyPhone.exec(text.text);
      if (!match || text.text.includes(whole.resume.email || '\0')) return [];
      return [raisedAt('others-contacts', text, [0, text.text.length], [removes(text)])];
    });
}

const born =
  /\b(?:date of birth|birth ?date|d\.?o\.?b\.?|born(?: on)?|geburtsdatum|geboren(?: am)?|née? le|date de naissance|fecha de nacimiento|data di nascita|data de nascimento)\b[^\n]{0,20}\d|\bage\s?[:–-]\s?\d{2}\b|\b\d{2} years old\b/iu;
const married =
  /\b(?:marital|civil|family) status\b|^\s*(?:married|divorced|widowed)\b|\bmarried,? (?:with )?(?:\d|one|two|three|four|no)\b|\bfamilienstand\b|\bestado civil\b|\bsituation familiale\b|\bstato civile\b/iu;
const nation =
  /\b(?:nationality|national origin|place of birth|staatsangehörigkeit|nationalité|nacionalidad|nazionalità)\s?[:–-]/iu;

function custom(reviewed: ReviewedResume): Raised[] {
  const { country, whole, texts, template } = reviewed;
  if (!customsOf(country).isPersonalLeftOut) return [];
  const found: Raised[] = [];
  for (const text of texts) {
    const of = (check: Raised['check'], expression: RegExp) => {
      const match = expression.exec(text.text);
      if (match)
        found.push(
          raisedAt(check, text, [match.index, match.index + match[0].length], [wholeLine(text, match)]),
        );
    };
    of('birth-date', born);
    of('marital-status', married);
    of('nationality', nation);
  }
  const { resume } = whole;
  if (resume.hasPhoto && resume.photo !== '' && template.hasPhotoPlace) {
    const edits = [fieldEdit('resume', 0, { hasPhoto: false }, { hasPhoto: true })];
    found.push({ check: 'photo', field: '', fixes: [{ does: 'other', text: '', edits }] });
  }
  return [...found, ...street(reviewed), ...graduation(reviewed)];
}

/** A line that begins with what is found says nothing else; else the person takes it out. */
const wholeLine = (text: ReviewText, match: RegExpExecArray): ReviewFix | undefined =>
  match.index <= 2 && text.text.length < 80 ? removes(text) : undefined;

const streetNumber = /^\d{1,6}[A-Za-z]?\s{1,3}\p{L}/u;
const streetWord =
  /\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|terrace|close|crescent|apt|unit|suite|highway|hwy|circle|trail)\b/iu;

/** The street of an address; town and state stay. */
function street({ whole, isLongKind }: ReviewedResume): Raised[] {
  if (isLongKind) return [];
  const place = fieldText('resume', 0, 'location', whole.resume.location);
  const parts = place.text.split(/,\s{0,10}|\s[·|]\s/u);
  const isStreet = (part: string) => streetNumber.test(part) && streetWord.test(part);
  if (!parts.some(isStreet)) return [];
  const kept = parts
    .filter((part) => !isStreet(part) && !/^(?:apt|unit|suite|#)/iu.test(part))
    .map((part) =>
      part
        .replace(
          /\s{0,10}\b(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u,
          '',
        )
        .trim(),
    )
    .filter(Boolean);
  const shorter = kept.join(', ');
  // “48 Mill Rd Rochester, NY”: the town is written with the street and would go with it.
  const isTownless = kept.length < 2 && (regionByCode(shorter) ?? regionByName(shorter)) !== null;
  const [first = ''] = parts.filter(isStreet);
  const at = place.text.indexOf(first);
  return [
    raisedAt(
      'street-address',
      place,
      [at, at + first.length],
      [shorter === '' || isTownless ? undefined : writesAll(place, shorter)],
    ),
  ];
}

/** Years after school at which its year tells an age and little else. */
const longAgo = 25;

function graduation({ schools, jobs, today, isLongKind }: ReviewedResume): Raised[] {
  if (isLongKind || jobs.length === 0) return [];
  const now = monthOf(today);
  const isOld = ({ span: { start, end, isHeld } }: ReviewedResume['schools'][number]) => {
    const last = end ?? start;
    return !isHeld && last !== null && now - last.to > longAgo * 12;
  };
  return schools.filter(isOld).map(({ item }) => {
    const was = { startDate: item.startDate, endDate: item.endDate };
    const edits = [fieldEdit('education', item.internalId, { startDate: '', endDate: '' }, was)];
    return {
      check: 'graduation-year',
      field: `education/${item.internalId}/startDate`,
      quote: item.endDate || item.startDate,
      fixes: [{ does: 'other', text: '', edits }],
    };
  });
}
