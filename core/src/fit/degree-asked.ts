import type { Ask } from './ask.ts';
import { compareDegrees, type DegreeLevel } from './degree-levels.ts';
import { type DegreeMatch, degreesIn } from './degree-terms.ts';
import type { PlacedWord } from './placed-words.ts';

/** Words that show that a bare “degree”, “associate” or “licence” is one of schooling. */
const schooling =
  /\b(?:degree|diploma|graduat\w*|accredited|college|university|education|major|bachelor|master|in)\b/i;
const weak = new Set([
  'associate',
  'degree',
  'licence',
  'grado',
  'master',
  'promotion',
  'ausbildung',
  'studium',
  'high school',
  'doctoral',
  'apprenticeship',
  'diplom',
  'magister',
]);
/** Words between two degrees that are alternatives: “Bachelor’s or equivalent degree, Master’s”. */
const joining = new Set(
  'and or oder ou o e bzw a an equivalent higher degree diploma completed accredited from level in of'.split(
    ' ',
  ),
);
const isJoining = (between: string) =>
  between
    .toLowerCase()
    .split(/[\s,/()]+/)
    .every((word) => word === '' || joining.has(word));
const anyOf = /\bor\b|\/|\boder\b|\bou\b|,/i;

/** The degrees that a passage asks for; alternatives are one ask for the least of them. */
export function degreesAsked(text: string, from: number, to: number, words: readonly PlacedWord[]): Ask[] {
  const said = degreesIn(words, text).filter((match) => isSchooling(match, text, from, to));
  // “a Master of Architecture degree that is the first professional degree”: said before.
  const isBare = ({ start, end }: DegreeMatch) => /^degrees?$/i.test(text.slice(start, end));
  const matches = said.filter((match, at) => at === 0 || !isBare(match));
  const groups: DegreeMatch[][] = [];
  for (const match of matches) {
    const last = groups.at(-1)?.at(-1);
    const between = last ? text.slice(last.end, match.start) : '';
    if (last && isAlternative(between)) groups.at(-1)?.push(match);
    else groups.push([match]);
  }
  return groups.flatMap((group, at) => {
    const next = groups[at + 1]?.[0];
    const ask = askOf(group, text, from, next ? next.start : to);
    return ask ? [ask] : [];
  });
}

function isAlternative(between: string): boolean {
  if (between.length > 110) return false;
  if (/\b(?:required|preferred|desired|plus|must|years?)\b|;/i.test(between)) return false;
  return isJoining(between) || (anyOf.test(between) && /\bor\b|\/|\boder\b/i.test(between));
}

function isSchooling(match: DegreeMatch, text: string, from: number, to: number): boolean {
  const said = text.slice(match.start, match.end);
  const folded = said.toLowerCase();
  const before = text.slice(Math.max(from, match.start - 24), match.start);
  const after = text.slice(match.end, Math.min(to, match.end + 30));
  if (
    /^ms$/i.test(said) &&
    /^ (?:office|word|excel|windows|project|os|access|sql|dynamics|teams|outlook|powerpoint|suite)/i.test(
      after,
    )
  )
    return false;
  if (/\b(?:in lieu of|instead of|substitute for|receipt of|without) (?:an? |the |this )?$/i.test(before))
    return false;
  if (/\binternational $|\bpost[- ]$/i.test(before)) return false;
  if (/\b(?:high|large|some|a|the) $/i.test(before) && folded === 'degree' && /^ of /i.test(after))
    return false;
  if (folded === 'degree')
    return !/^s? (?:fahrenheit|celsius|of (?:freedom|accuracy|independence|professionalism|autonomy|flexibility|initiative))/i.test(
      after,
    );
  if (
    folded === 'high school' &&
    /^ \p{Lu}/u.test(after) &&
    !/^ (?:Diploma|Degree|Equiv|Grad|GED|Education)/.test(after)
  )
    return false;
  if (folded === 'high school')
    return !/^ (?:and university|student|teach|english|math|science|age|level|grade|class|course|team|sport|coach|principal|setting|counsel)/i.test(
      after,
    );
  if (
    /^(?:be|as|aa|hs|do|md|ms|ma|me|bs|ba|hse|cap|mat|bts|dut)$/i.test(said) &&
    (isShouted(text.slice(Math.max(from, match.start - 16), match.end + 16)) ||
      !schooling.test(before + after + said.replace(/[bm][as]|md/i, 'degree')) ||
      /^ (?:standards|level|compl)/i.test(after))
  )
    return false;
  if (/^(?:bs|ba|ms|ma|be|md|do|mat|cap)$/i.test(said))
    return (
      /[\s,/(]$|^$/.test(before) &&
      /^(?:[\s,/.)]|$)/.test(after) &&
      !/, $/.test(before.slice(-2) === ', ' && /\p{Lu}\p{Ll}+, $/u.test(before) ? before : '')
    );
  // “The undergraduate nursing program”, “undergraduate transcripts”: of a school, not of who applies.
  if (folded === 'undergraduate')
    return (
      /^ (?:students?|education|studies|major)\b/i.test(after) ||
      /\b(?:current(?:ly)?|enrolled|rising) (?:as )?(?:an? )?$/i.test(before)
    );
  if (!weak.has(folded.replace(/s$/, ''))) return true;
  if (
    folded.startsWith('associate') &&
    folded.length < 11 &&
    !/^(?:['’]?s)?(?: ?degree|['’]|\/|,? (?:or|and) )/i.test(after)
  )
    return false;
  return schooling.test(before + after);
}

/** Mostly capitals: letters say nothing there. */
function isShouted(text: string): boolean {
  const small = text.replace(/[^\p{Ll}]/gu, '').length;
  return small < text.length / 4;
}

const enrolled =
  /\b(?:pursuing|enrolled|current(?:ly)? (?:a |an )?(?:student|undergraduate|graduate|enrolled)|working (?:towards?|on)|rising (?:junior|senior|sophomore)|students? (?:in|of|who)|in progress|matriculated|candidates? for)\b/i;
const instead =
  /\b(?:or|and\/or|oder|ou)[\s,(]{1,3}(?:an? )?(?:any )?(?:equivalent|equivalence|commensurate|combination|gleichwertige?)\b(?: (?:combination|amount|level|work|professional|practical|industry|job|military|relevant|related|education|training|years|of|and|or|in|experience|qualifications?|erfahrung)\b){0,6}|\b(?:or|and\/or)[\s,(]{1,3}(?:an? )?(?:comparable|similar|relevant|related|appropriate|significant|practical) (?:work |professional |practical |industry |job ){0,2}experience|\bequivalent (?:work |professional |practical |combination|education|experience|years)|\bin lieu of (?:a |the )?degree|\bexperience may (?:be )?substitut|\bor (?:\d{1,2}|two|three|four|five|six|seven|eight|ten)\+? years/i;
const related =
  /\b(?:related|relevant|similar|equivalent|comparable|other|appropriate|any|technical|quantitative|closely related|relevant|applicable) (?:\w+ )?(?:fields?|disciplines?|areas?|majors?|subjects?|degree|studies|discipline)\b|\brelated\b|\bor equivalent\b/i;

function askOf(group: readonly DegreeMatch[], text: string, from: number, limit: number): Ask | null {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return null;
  const level = group.reduce<DegreeLevel>(
    (least, one) => (compareDegrees(one.level, least) < 0 ? one.level : least),
    first.level,
  );
  const before = text.slice(Math.max(from, first.start - 60), first.start);
  const tail = text.slice(last.end, Math.min(limit, last.end + 260));
  const subject = subjectsOf(tail);
  const near = text.slice(first.start, Math.min(limit, last.end + 260));
  const found = instead.exec(near)?.[0] ?? null;
  // A diploma’s equivalent is another diploma.
  const way = level === 'school' && found && !/experience/i.test(found) ? null : found;
  return {
    asked: {
      kind: 'degree',
      degree: level,
      fields: subject.fields,
      isRelatedEnough: related.test(tail.slice(0, subject.length + 60)),
      experienceInstead: way === null ? null : Number(/\d{1,2}/.exec(way)?.[0] ?? 0),
      isEnrolledEnough: enrolled.test(before) || enrolled.test(near),
    },
    start: first.start,
    end: last.end,
    to: last.end + subject.length,
    label: text.slice(first.start, last.end).replace(/\s+/g, ' '),
  };
}

const subjectLead =
  /^(?:['’]?s?)?[\s,)]*(?:degrees?|diploma|level)?[\s,)(]*(?:\([\w./ ]{1,12}\) ?)?(?:from an? (?:accredited )?(?:college|university|institution|school)(?: or (?:college|university))?,? ?)?(?:with (?:a )?(?:major|concentration|specialization|focus|emphasis)(?: (?:in|on))?|majoring in|in|of|im bereich|en)\s+/i;
const subjectEnd =
  /[.;:)]|\b(?:required|preferred|desired|and (?:at least|a minimum|minimum|\d|one|two|three|four|five|six|a )|with|plus|from|or (?:equivalent|higher|an? equivalent|commensurate|\d)|is|are|strongly|minimum|including|and\/or|including|who|which|that|as|by|for|at|coupled|combined)\b/i;

/** “in Computer Science, Mathematics or a related field” → the subjects, and how far they reach. */
function subjectsOf(tail: string): { fields: string[]; length: number } {
  const lead = subjectLead.exec(tail)?.[0];
  if (!lead) return { fields: [], length: 0 };
  const rest = tail.slice(lead.length);
  const end = subjectEnd.exec(rest)?.index ?? rest.length;
  const list = rest.slice(0, end);
  const fields = list
    .split(/,|\/|\bor\b|\band\b|\boder\b|\bou\b|\(/)
    .map((field) => field.replace(/^\s*(?:an?|the|in|one of)\s+/i, '').trim())
    .filter(
      (field) =>
        field.length > 1 &&
        field.length < 50 &&
        !/\b(?:related|relevant|similar|equivalent|comparable|field|discipline|area|subject)\b/i.test(field),
    );
  return { fields: fields.slice(0, 12), length: lead.length + list.length };
}
