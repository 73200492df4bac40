import type { StatedFact } from '../../../entities/posting/posting.ts';
import type { Clause } from './clauses.ts';
import { type FactReader, quote } from './fact-reading.ts';
import { isDenied, isRequiredAt } from './strength.ts';

/** Levels of education, lowest first. */
const levels = ['high-school', 'associate', 'bachelor', 'master', 'doctorate'] as const;

const patterns: readonly [(typeof levels)[number], RegExp][] = [
  [
    'high-school',
    /\bhigh[- ]school (?:diploma|graduate|graduation|degree|education|equivalency|or equivalent|or ged|or g\.e\.d)|\bhs diploma|\bh\.s\. diploma|\bged\b|\bsecondary school diploma|\babitur\b/g,
  ],
  [
    'associate',
    /\bassociate'?s?'? degree|\bassociate'?s?'?(?:,? or | and\/or | ?\/ ?)(?=(?:an? )?bachelor)|\bassociate'?s?'? (?:of|in) (?:applied )?(?:science|arts|nursing)\b|\badn\b|\btwo-year degree|\b2-year degree/g,
  ],
  [
    'bachelor',
    /\bbachelor|\bbaccalaureate\b|\bbsc?\b(?= ?(?:\/|degree|in |or |and |required|, ?m))|\bb\.s\.?|\bba\b(?= ?(?:\/|degree|in |or ))|\bb\.a\.?|\bbsn\b|\bb\.tech|\bbtech\b|\bundergraduate degree|\b(?:college|university|four-year|4-year|four year|4 year|technical|engineering) degree|\bdegree in |\bdegree from |\bdegree qualified|\bdegree or equivalent|\brelevant degree|\bstem degree|\bhochschulstudium|\babgeschlossenes studium|\bstudium (?:der|im|in)\b/g,
  ],
  [
    'master',
    /\bmaster'?s\b|\bmaster degree|\bmaster of \w|\bmsc?\b(?= ?(?:\/|degree|in |or |and ph))|\bm\.s\.?|\bm\.a\.|\bma\b(?= (?:degree|in ))|\bmba\b|\bmsn\b|\bmsw\b|\badvanced degree|\bgraduate degree(?! program)|\bpostgraduate degree/g,
  ],
  ['doctorate', /\bph\.? ?d\b|\bdoctorate|\bdoctoral degree|\bpromotion in\b/g],
];

/** Degrees that somebody gets, teaches or is paid for, rather than brings. */
const otherDegrees =
  /tuition|reimburs|\bpursuing\b|working toward|assist you|help you|living better|education benefit|completion to|\bsalary\b|\bper year\b|\bdegree programs\b|degree-seeking|\bstudents (?:pursu|earn|in)|would transfer|scholarship|[$€£]\d/;
const anyDegree = /degree|bachelor|baccalaureate|education|diploma|ged\b|studium/;
const noDegree =
  /\bno (?:formal |college |university )?(?:education|educational|degree)(?:al)?\b.*\b(?:required|requirements?|needed|necessary)|\bno degree\b|\bdegree (?:is )?not (?:required|needed|necessary)|\bwithout a (?:college |university )?degree/;
const insteadOf =
  /\bin lieu of\b|\bequivalent (?:combination|years)|\bequivalent(?= (?:(?:work|working|practical|professional|industry|relevant|related|job|life|military|technical|hands-on|business|field) )?(?:and )?(?:(?:work|practical|professional|industry|relevant|related|job|training and) )?experience)|\bcombination of (?:education|experience|relevant|skills|training)|\bexperience (?:which is |that is )?equivalent|\beducation and\/? ?or experience|\bsubstituted for (?:a |the )?degree|\brelevant experience in place/;
/** “Or ten years of experience” behind a degree. */
const orYears = /(?:^|, |\) )or (?:at least )?\d{1,2}\+? years/;

/** The education that a clause asks for: the levels it names, none, or experience in its place. */
export const readDegree: FactReader = (clause) => {
  const { lower } = clause;
  if (clause.part === 'title') return [];
  const none = noDegree.exec(lower);
  if (none) return [reading(clause, 'none', true, none.index, none.index + none[0].length)];
  if (otherDegrees.test(lower) || isDenied(lower)) return insteadReading(clause, false);
  const mentions = mentionsOf(lower);
  const named = mentions.map(({ level, from, to }, index) => {
    const isRequired = isRequiredAt(clause, from, to, endOfMention(lower, mentions, index));
    return reading(clause, level, isRequired, from, to);
  });
  return [
    ...named,
    ...insteadReading(
      clause,
      named.some(({ isRequired }) => isRequired),
    ),
  ];
};

type Mention = { level: (typeof levels)[number]; from: number; to: number };

function mentionsOf(lower: string): Mention[] {
  if (
    !/degree|bachelor|baccalaureate|master|diploma|high school|\bged\b|ph\.? ?d|doctor|\bb\.?[as]|\bm\.?[abs]|studium|abitur|associate/.test(
      lower,
    )
  )
    return [];
  const all = patterns.flatMap(([level, pattern]) =>
    [...lower.matchAll(pattern)].map((match) => ({
      level,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  return all
    .filter(({ from, level }) => !isOtherWord(lower, from, level))
    .sort((one, other) => one.from - other.from);
}

/** “A high degree of flexibility”, “degree in the team's …” after another name of the same degree. */
function isOtherWord(lower: string, from: number, level: string): boolean {
  const before = lower.slice(Math.max(0, from - 30), from);
  // “Advanced degree in”, “Master's degree in”: the level was named.
  if (level === 'bachelor' && /^degree/.test(lower.slice(from)))
    return /(?:master'?s?|advanced|graduate|doctoral|associate'?s?'?|bachelor'?s?'?|ph\.?d\.?|mba|baccalaureate|science|arts|higher|high school|m\.?s\.?|m\.?a\.?) $/.test(
      before,
    );
  return level === 'master' && /\b(?:scrum|web|grand) $/.test(before);
}

/** A mention's own words go on to the next one; of a list (“Bachelor's or Master's preferred”) to the end of the list. */
function endOfMention(lower: string, mentions: readonly Mention[], index: number): number {
  for (let next = index + 1; next < mentions.length; next += 1) {
    const gap = lower.slice(mentions[next - 1]?.to, mentions[next]?.from);
    if (!isListGap(gap)) return mentions[next]?.from ?? lower.length;
  }
  return lower.length;
}

function isListGap(gap: string): boolean {
  const plain = gap.replace(/degrees?|'s?|[\s,/.]/g, '');
  return plain === '' || plain === 'or' || plain === 's' || plain === 'sor';
}

function insteadReading(clause: Clause, isBeside: boolean): StatedFact[] {
  const match = insteadOf.exec(clause.lower) ?? orYears.exec(clause.lower);
  if (!match || clause.part === 'wishes') return [];
  const isOfDegree = isBeside || anyDegree.test(clause.lower) || anyDegree.test(clause.before.toLowerCase());
  if (!isOfDegree) return [];
  return [reading(clause, 'or-experience', true, match.index, match.index + match[0].length)];
}

function reading(clause: Clause, value: string, isRequired: boolean, from: number, to: number): StatedFact {
  return { fact: 'degree', value, isRequired, words: quote(clause.text, from, to) };
}

/** What a posting asks for: the lowest level that will do, and whether experience will do instead. */
export function askedDegree(readings: readonly StatedFact[]): StatedFact[] {
  const asked = readings.filter(({ isRequired }) => isRequired);
  const level = [...levels].flatMap((name) => asked.find(({ value }) => value === name) ?? [])[0];
  const none = asked.find(({ value }) => value === 'none');
  const instead = asked.find(({ value }) => value === 'or-experience');
  if (!level) return none ? [none] : [];
  return instead ? [level, instead] : [level];
}
