import type { StatedFact } from '../../../entities/posting/posting.ts';
import type { Clause } from './clauses.ts';
import { type FactReader, quote } from './fact-reading.ts';
import { hourSpans } from './hour-spans.ts';

const named: readonly [string, RegExp][] = [
  [
    'day',
    /\b(?:day|(?<!\b(?:your|their|the) )first|1st|morning|early)[- ]?shifts?\b|\bshift: ?(?:day|1st|first)|\bfrühschicht/,
  ],
  [
    'evening',
    /\b(?:evening|afternoon|second|2nd|swing|late|mid|pm)[- ]?shifts?\b|\bshift: ?(?:evening|2nd|second)|\bspätschicht/,
  ],
  [
    'night',
    /\b(?:night|nights|overnight|third|3rd|graveyard|noc|nightly)[- ]?shifts?\b|\bshift: ?(?:night|3rd|third|overnight)|\bnachtschicht|\bnachtdienst|\bovernight (?:stock|hours|position|schedule|crew|associate|team|care|awake)|\bawake overnights?\b/,
  ],
  [
    'weekend',
    /\bweekend[- ](?:shifts?|only|work|hours|coverage|availability|rotation|schedule)\b|\bweekend(?:s)? (?:are |is )?(?:required|a must)|\bevery (?:other )?weekend\b|\bwochenendarbeit|\bwochenenddienst|\bam wochenende\b/,
  ],
  [
    'rotating',
    /\brotat(?:ing|ional|ion) (?:[a-z]+ ){0,2}(?:shifts?|schedule|roster)\b|\bshift rotation|\bwechselschicht|\bschichtdienst|\bschichtarbeit|\bschichtbetrieb|\b(?:2|3|two|three)-shift/,
  ],
];
/** “Work nights and weekends”: times as nouns in a sentence of working hours. */
const nouns: readonly [string, RegExp][] = [
  ['day', /\bdays shift|\bmon(?:day)?s? ?(?:-|to|through) ?fri(?:day)?s? days\b/],
  ['evening', /\bevenings?\b(?! wear)/],
  [
    'night',
    /\bnights\b|\bnight(?= (?:and|or|hours))|\bovernights?\b(?! (?:travel|stay|trip|shipping|delivery|mail))/,
  ],
  ['weekend', /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/],
];
/** Whole titles say the shift in one word: “Registered Nurse - Nights”, “Overnight Stocker”. */
const inTitle: readonly [string, RegExp][] = [
  ['day', /(?:[-,(|/] ?)days?(?: shift)?\)?$|\(days?\)/],
  ['evening', /\bevenings?\b|\b2nd shift\b/],
  ['night', /\bnights?\b(?! club|club|life)|\bovernights?\b|\bnocturnist\b/],
  ['weekend', /\bweekends?\b/],
  ['rotating', /\brotating\b/],
];
/** A field of its own: “Day”, “Shift: Night”. */
const wholeClause = /^(?:shift: ?)?(day|night|evening|weekend|overnight|rotating)s?(?: shift)?$/;
const working =
  /\b(?:work|works|working|available|availability|schedules?|schedule:|hours|shifts?|must|required|include|includes|including|able to)\b/;
/** Not the hours of the job, or not for certain. */
const otherHours =
  /\bdifferential|\boccasion|\bvary\b|\bvaries\b|\bdepending\b|\butc\b|\bfree\b|\byour (?:nights|weekends|evenings)|\bwork-life|\bas (?:needed|required|necessary)|\bas (?:business|workload|project)|\b(?:when|if|where) (?:needed|necessary|required)|\bmay (?:be|work|include|require|need|vary)|\bsometimes\b|\bperiodic|\bon[- ]call\b|\bno (?:nights|weekends|evenings|late|weekend|holiday)|\bwithout (?:nights|weekends)|\bnot work\b|\bclosed\b|\boff\b|\bgame night|\bopen (?:to|from|24)|\boperating hours|\bhours of operation|\bbusiness hours|\boffice hours|\bif (?:you|interested)|\bcall (?:us|me)|\bpeak time|\bflexib|\binterview|\bchoose\b|\bor weekends as|\bpay\b|\bextra\b|\bbonus\b|\bsleep|\btravel|\bfamilies with|\bpatients?\b|\bguests?\b|\b24\/7\b|\bnever\b|\bonce a\b|\bcustomers\b/;

/** The same behind the hours: “weekends as needed”; not “with occasional meetings”. */
const otherBehind =
  /\bdifferential|\bas (?:needed|required|necessary)|\b(?:when|if|where) (?:needed|necessary|required)|\bmay (?:be|vary)|\bdepending\b|\bfree\b|\boff\b|\bpay\b/;

/** The times of day and week that a title or clause says the job is done at. */
export const readShift: FactReader = (clause) => {
  if (clause.part === 'title') return readTitle(clause);
  const { lower } = clause;
  if (
    !/shift|schicht|^day|night|evening|weekend|overnight|saturday|sunday|rotat|wochenend|nachtd|\d ?[ap]|\d:\d\d/.test(
      lower,
    )
  )
    return [];
  if (/\bno (?:nights?|weekends?|evenings?)\b|\bdifferential|\bshift supervisor|\bparadigm/.test(lower))
    return [];
  const alone = wholeClause.exec(lower)?.[1];
  if (alone) return [withoutPlace(reading(clause, alone === 'overnight' ? 'night' : alone, 0, lower.length))];
  const spans = hourSpans(lower).map(({ shift, from, to }) => reading(clause, shift, from, to));
  const byName = matches(clause, named).filter((one) => isFirm(clause, one));
  // Names of the shift are above what its hours look like.
  const hasName = byName.some(({ value }) => value !== 'weekend');
  const byHours = isOfJob(clause) && !hasName ? spans.filter((one) => isFirm(clause, one)) : [];
  const byNoun = working.test(lower) ? matches(clause, nouns).filter((one) => isFirm(clause, one)) : [];
  const days = byHours.length > 0 ? weekendOf(clause) : [];
  return [...byName, ...byHours, ...byNoun, ...days].map(withoutPlace);
};

/** Nothing before it or close behind it says that these are other hours, or hours for now and then. */
function isFirm({ lower }: Clause, { from, to }: Match): boolean {
  return (
    !otherHours.test(lower.slice(Math.max(0, from - 120), to)) && !otherBehind.test(lower.slice(to, to + 40))
  );
}

/** Hours alone in their clause, or behind a word for working hours. */
function isOfJob({ lower, before }: Clause): boolean {
  return lower.length < 60 || working.test(lower) || /hours|shift|schedule/i.test(before);
}

/** “Tuesday-Saturday 4 pm to 12 am”. */
function weekendOf(clause: Clause): Match[] {
  const match = /\b(?:-|to|through|thru) ?(?:sat|sun)(?:urday|day)?\b/.exec(clause.lower);
  return match ? [reading(clause, 'weekend', match.index, match.index + match[0].length)] : [];
}

function readTitle(clause: Clause): StatedFact[] {
  if (/\bshift (?:supervisor|manager|lead|leader)\b|\bnight (?:manager|auditor club)\b/.test(clause.lower)) {
    return matches(clause, named).map(withoutPlace);
  }
  const spans = hourSpans(clause.lower).map(({ shift, from, to }) => reading(clause, shift, from, to));
  return [...matches(clause, named), ...matches(clause, inTitle), ...spans].map(withoutPlace);
}

type Match = StatedFact & { from: number; to: number };

function withoutPlace({ from: _from, to: _to, ...one }: Match): StatedFact {
  return one;
}

function matches(clause: Clause, patterns: readonly [string, RegExp][]): Match[] {
  return patterns.flatMap(([value, pattern]) => {
    const match = pattern.exec(clause.lower);
    return match ? [reading(clause, value, match.index, match.index + match[0].length)] : [];
  });
}

function reading(clause: Clause, value: string, from: number, to: number): Match {
  return { fact: 'shift', value, isRequired: true, words: quote(clause.text, from, to), from, to };
}
