import type { CalendarDate } from '../../dates/calendar-date.ts';
import { readerDate, type StatedTime } from '../../dates/stated-time.ts';
import { truncate } from '../../text/display.ts';
import { trimEndCharacters } from '../../text/trim-characters.ts';
import { dateOf } from './posting-lines.ts';
import { readPostingText } from './read-posting-text.ts';

/** Things beside the resume that postings ask to be sent. */
export const askedThings = [
  'letter',
  'portfolio',
  'references',
  'transcript',
  'samples',
  'pay-expectation',
] as const;
export type AskedThing = (typeof askedThings)[number];

/** What a posting asks for, in its own lines. */
export type PostingAsks = {
  /** What one must bring. */
  requirements: string[];
  /** What would be nice to have. */
  wishes: string[];
  /** What is to be sent, each with the line that says so. */
  things: { thing: AskedThing; line: string }[];
  /** Calendar date the posting names as its last day, '' when it names none. */
  closes: CalendarDate | '';
};

/** How much is quoted: a person reads these, the rest is in the posting. */
const maxLines = { requirements: 12, wishes: 6 } as const;
const longestLine = 260;
/** A text is read as far as this; postings are far shorter. */
const longestText = 100_000;

/**
 * Reads what a posting's plain text asks for: the lines under headings such as “Requirements”, else sentences that say
 * “required”, “must have” or “years of experience”. Quotes only; nothing is inferred. `now` is epoch milliseconds.
 */
export function postingAsks(text: string, now: number): PostingAsks {
  const cut = text.slice(0, longestText);
  const lines = cut.split('\n').map(plainLine).filter(Boolean);
  const under = linesUnderHeads(lines);
  // A line is asked for or nice to have, never both.
  const wished = new Set(under.wishes.map((line) => line.toLowerCase()));
  const isAsked = (line: string) => !wished.has(line.toLowerCase());
  const asked = under.requirements.length > 0 ? under.requirements : sentences(lines).filter(saysDemand);
  const requirements = asked.filter(isAsked);
  const closesAt = readPostingText(cut, { now }).closedAt ?? closingInSentence(cut, now);
  return {
    requirements: quoted(requirements, maxLines.requirements),
    wishes: quoted(under.wishes, maxLines.wishes),
    things: thingsAsked(lines),
    closes: closesAt === null ? '' : readerDate(closesAt),
  };
}

const closing =
  /\b(?:apply (?:by|before|no later than)|deadline(?: for applications?| to apply)?(?: is)?|closing date(?: is)?|applications? (?:closes?|(?:are|is) due|due|must be (?:received|submitted))(?: on| by| before)?|(?:posting|position|vacancy) closes(?: on)?)(?:\s*:)?\s*(?:\w{3,6}day,? )?(\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2} \p{L}{3,9} \d{4}|\d{4}-\d{2}-\d{2})/iu;

/**
 * The day that a sentence names as the last one: “Apply by December 12, 2026.” Null for none, and
 * for one without its year, which could be last year's.
 */
function closingInSentence(text: string, now: number): StatedTime | null {
  const day = closing.exec(text)?.[1];
  return day ? dateOf(day, now) : null;
}

/** What the lines under a heading are. */
export type PostingPart = 'requirements' | 'wishes' | 'other';

const requirementHead =
  /^(?:(?:minimum|basic|required|key|essential|core|position|job|technical|general|candidate|our) ){0,2}(?:requirements?|qualifications?|skills(?:,? (?:and|&) (?:experience|qualifications|abilities|requirements))?|experience(?: (?:and|&) (?:skills|qualifications|education))?|education(?: (?:and|&|\/) (?:experience|qualifications))?|competencies|knowledge,? skills,?(?: and| &)? abilities|must[- ]haves?)(?: required| needed| and qualifications)?$|^(?:what (?:you(?:['’]ll| will)? (?:need|bring|have)|we(?:['’]re| are) looking for|we look for|we need|we expect|it takes)|who (?:you are|we(?:['’]re| are) looking for)|about you|you (?:have|bring|are|will need)|you(?:['’]ll| will) (?:need|have|bring)|your (?:profile|background|skills|experience|qualifications)|the ideal candidate|ideal candidate|to (?:be successful|succeed|qualify|apply you)(?: .{0,30})?)\b.{0,40}$/i;
const wishHead =
  /^(?:(?:preferred|desired|desirable|bonus|additional|optional)(?: (?:qualifications?|skills|requirements?|experience|points|education))?(?: (?:and|&) (?:qualifications|skills|experience))?|nice[- ]to[- ]haves?|good to have|pluses|extra credit|it(?:['’]s| is|['’]d be) (?:a plus|nice)(?: if)?.{0,30}|bonus points(?: if| for)?.{0,20})$/i;
const otherHead =
  /^(?:(?:key |main |primary |essential |your |job |core )?(?:responsibilities|duties|tasks|functions)|what you(?:['’]ll| will) (?:do|be doing|get|work on|learn|own)|the (?:role|team|company|position|opportunity)|about (?:us|the .*|our .*|[\p{Lu}].*)|(?:our |the )?(?:benefits|perks|culture|values|mission)(?: .{0,30})?|what we offer|we offer|why .*|compensation(?: .*)?|salary(?: .*)?|pay(?: .*)?|how to apply|application process|equal .*|eeo.*|diversity.*|location|schedule|hours|job (?:summary|description|type|purpose)|summary|overview|description|physical (?:demands|requirements)|working conditions|work environment|additional information|disclaimer|note|next steps|who we are|day[- ]to[- ]day|company description)$/iu;

function linesUnderHeads(lines: readonly string[]): Record<Exclude<PostingPart, 'other'>, string[]> {
  const found: Record<PostingPart, string[]> = { requirements: [], wishes: [], other: [] };
  let part: PostingPart = 'other';
  for (const line of lines) {
    const [, label = line, rest = ''] = /^([^:]{3,60}):\s*(.*)$/.exec(line) ?? [];
    const head = partOfHead(rest ? label : trimEndCharacters(line, /[:.…]/));
    if (head) {
      part = head;
      if (rest) found[part].push(rest);
    } else if (rest === '' && /:$/.test(line) && line.length <= 60 && !saysDemand(line)) part = 'other';
    else found[part].push(line);
  }
  return found;
}

/** What a heading says of the lines under it; null for words that are no known heading. */
export function partOfHead(words: string): PostingPart | null {
  const plain = words.replace(/[*#_]+/g, '').trim();
  if (plain.length > 70) return null;
  if (wishHead.test(plain)) return 'wishes';
  if (requirementHead.test(plain)) return 'requirements';
  return otherHead.test(plain) ? 'other' : null;
}

const demand =
  /\b(?:required|requires?|must (?:have|be|hold|possess)|minimum (?:of )?\w+ years?|at least (?:\d+|one|two|three|four|five) years?|\d+\+? ?(?:or more )?years?['’]? (?:of )?(?:\w+ ){0,3}experience|(?:bachelor|master|associate)['’]?s? degree|high school diploma|driver['’]?s licen[sc]e|certifi(?:ed|cation) in|proficien(?:t|cy) (?:in|with)|fluent in)\b/i;

/** Whether a sentence asks for something in words such as “required”, “must have”, “years of experience”. */
export function saysDemand(sentence: string): boolean {
  return (
    demand.test(sentence) &&
    !/\b(?:equal opportunity|accommodation|not required|as required by law)\b/i.test(sentence)
  );
}

const thingPatterns: Record<AskedThing, RegExp> = {
  letter: /\b(?:cover letter|letter of (?:interest|motivation|introduction)|motivation letter)\b/i,
  portfolio: /\bportfolio\b(?! (?:company|companies|management|manager|of (?:products|companies|clients)))/i,
  references:
    /\b(?:(?:two|three|\d|professional|personal|list of|contact) references|references (?:are|will be|upon|from))\b/i,
  transcript: /\btranscripts?\b/i,
  samples: /\b(?:writing|work|code|design) samples?\b/i,
  'pay-expectation': /\b(?:salary|pay|compensation) (?:expectations?|requirements?|history)\b/i,
};
/** Words by which a line asks for a thing, rather than speaks of it. */
const sending =
  /\b(?:send|submit|includ\w*|attach\w*|provide|upload|enclose|e-?mail|apply|application|resum[eé]s?|cv|along with|required|link to|share|with your)\b/i;

function thingsAsked(lines: readonly string[]): PostingAsks['things'] {
  const all = sentences(lines);
  return askedThings.flatMap((thing) => {
    const line = all.find((one) => thingPatterns[thing].test(one) && sending.test(one) && !isDenied(one));
    return line === undefined ? [] : [{ thing, line: truncate(line, longestLine) }];
  });
}

const isDenied = (line: string) =>
  /\b(?:no|not|without|don['’]t) (?:a |need |require |necessary )?/i.test(line) &&
  /\b(?:no cover letter|not (?:required|necessary|needed|accept)|without a cover|don['’]t (?:need|require|send))\b/i.test(
    line,
  );

function sentences(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    line.length <= longestLine ? [line] : line.split(/(?<=[.!?;]) (?=[\p{Lu}\d•-])/u),
  );
}

function quoted(lines: readonly string[], most: number): string[] {
  const fit = lines.filter((line) => line.length >= 8);
  const seen = new Set<string>();
  const once = fit.filter((line) => !seen.has(line.toLowerCase()) && seen.add(line.toLowerCase()));
  return once.slice(0, most).map((line) => truncate(line, longestLine));
}

/** A line without its bullet and doubled blanks. */
function plainLine(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[•·▪●◦*\-–—]|\d{1,2}[.)])\s+/, '')
    .trim();
}
