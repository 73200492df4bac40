import { htmlToText } from '../entities/posting/posting-text.ts';
import { saysDemand } from '../parsing/posting/posting-asks.ts';
import { readTitle } from '../search/vocabulary.ts';
import { decodeLine } from '../text/html-entities.ts';
import type { Ask } from './ask.ts';
import { askedLevel } from './asked-level.ts';
import { authorizationAsked } from './authorization-asked.ts';
import { fieldRequirements } from './field-requirements.ts';
import { withLater } from './later-credential.ts';
import { withStates } from './licence-states.ts';
import { meaningWords } from './meaning-words.ts';
import { passageAsks } from './passage-asks.ts';
import { passageWays } from './passage-ways.ts';
import { longestText, type Passage, postingPassages } from './posting-passages.ts';
import type { Asked, AskingPosting, LeftOutReason, PostingRequirements, Requirement } from './requirement.ts';
import { requirementId } from './requirement-id.ts';
import { requirementKey } from './requirement-key.ts';

/** No posting asks for more; a list of words made to be found would. */
const maxRequirements = 80;
const longestQuote = 400;

/**
 * What a posting asks for, quoted from its text; nothing is inferred. With headings such as “Requirements” what stands
 * under them, without any the sentences that demand something. Every passage about the house, its benefits, equal
 * opportunity and how to apply is left out and listed.
 */
export function requirementsOf(posting: AskingPosting): PostingRequirements {
  const text = htmlToText(posting.text.slice(0, longestText * 3));
  const passages = postingPassages(text);
  const hasHeads = passages.some(({ part }) => part === 'requirements' || part === 'wishes');
  const found = new Map<string, Requirement>();
  const add = (requirement: Requirement) => {
    const key = requirementKey(requirement);
    const known = found.get(key);
    if (known) found.set(key, withAgain(known, requirement));
    else if (found.size < maxRequirements) found.set(key, requirement);
  };
  for (const requirement of fieldRequirements(posting, text)) add(requirement);
  const ways = passageWays(text, passages);
  for (const passage of passages) {
    const way = ways.get(passage);
    for (const requirement of ofPassage(text, passage, hasHeads, passages))
      add(way ? { ...requirement, way } : requirement);
  }
  const words = countWords(text);
  const leftOut = leftOutOf(text, passages);
  return {
    ...{ text, requirements: [...found.values()], leftOut, words },
    wordsLeftOut: leftOut.reduce((sum, one) => sum + one.words, 0),
    trades: readTitle(decodeLine(posting.title)).trades,
  };
}

/** The same asked twice is one requirement; a must anywhere makes it one. */
function withAgain(known: Requirement, other: Requirement): Requirement {
  const level = known.level === 'must' || other.level === 'must' ? 'must' : 'nice';
  const { way, ...rest } = known;
  const again = [...known.again, other.quote.mark];
  // Asked for beside the ways as well, it is no way.
  return { ...rest, level, again, ...(way && other.way && { way }) } as Requirement;
}

function ofPassage(
  text: string,
  passage: Passage,
  hasHeads: boolean,
  all: readonly Passage[],
): Requirement[] {
  const { start, end, part } = passage;
  const said = text.slice(start, end);
  const isListed = part === 'requirements' || part === 'wishes';
  if (saysNone(said)) return [];
  const isDemand = isListed || (isPlainPart(part) && demands(said, hasHeads));
  if (!isDemand) {
    const isOfWork = part !== 'equal' && part !== 'benefits';
    const isFact = part === 'facts' || (isOfWork && (saysDemand(said) || passing.test(said)));
    const isCondition = isFact || eventual.test(said);
    const asks = isCondition
      ? conditionsOf(text, start, end)
      : part === 'equal'
        ? []
        : authorizationAsked(text, start, end);
    return asks.map((ask) => requirementOf(text, passage, ask, 'must'));
  }
  if (duty.test(said) && !saysDemand(said)) return [];
  const asks = passageAsks(text, start, end);
  const kept = isListed || ofPerson.test(said) ? asks : asks.filter(({ asked }) => asked.kind !== 'manner');
  if (kept.length === 0) return isListed || isStern(said) ? freeWords(text, passage, all) : [];
  const byHead = part === 'wishes' ? 'nice' : 'must';
  const read = kept.map((ask) => requirementOf(text, passage, ask, byHead));
  return isListed && !kept.some(isAbility) ? [...read, ...restOf(text, passage, kept)] : read;
}

const isAbility = ({ asked: { kind } }: Ask) =>
  kind === 'skill' ||
  kind === 'manner' ||
  kind === 'other' ||
  kind === 'years' ||
  kind === 'condition' ||
  kind === 'authorization';
const abilityWord =
  /\b(?:experience|knowledge|background|ability|understanding|familiarity|expertise|proficien\w+|skills?) (?:in|with|of|to|as|working|teaching|and)\b/i;

/** “M.D. with an extensive background in …”: what a clause asks for beside what the tables know. */
function restOf(text: string, passage: Passage, asks: readonly Ask[]): Requirement[] {
  const from = Math.max(passage.start, ...asks.map((ask) => ask.to));
  const match = abilityWord.exec(text.slice(from, passage.end));
  if (!match) return [];
  const start = from + match.index;
  const said = text.slice(start, passage.end);
  const words = meaningWords(said);
  if (words.length < 2 || said.length > longestQuote || /\bequivalent\b/i.test(text.slice(from, start)))
    return [];
  const ask: Ask = { asked: { kind: 'other', words }, start, end: passage.end, to: passage.end, label: said };
  return [requirementOf(text, passage, ask, passage.part === 'wishes' ? 'nice' : 'must')];
}

const sternWords =
  /\bmust (?:be|have|hold|possess)\b|\bonly open to\b|\b(?:is|are) required(?: for|\.|$)|^ability to/i;
const whom = /\b(?:candidates?|applicants?|you|incumbents?)\b/i;

/** A must in so many words, outside of any list. */
function isStern(said: string): boolean {
  if (sternWords.test(said)) return true;
  const must = said.search(/\bmust\b/i);
  return must > 0 && whom.test(said.slice(Math.max(0, must - 50), must));
}

/** What is done in the work, though it is among the requirements. */
const duty =
  /^(?:works|builds|conducts|serves|partners|maintains|translates|performs|leads|manages|develops|creates|coordinates|assists|prepares|reviews|ensures|supports|identifies|monitors|attends|establishes|oversees|participates|evaluates|implements|administers|designs|deliver|incorporate|exhibit|make use|respond) /i;

/** Words by which a sentence speaks of who is wanted. */
const ofPerson =
  /\b(?:candidates?|applicants?|you|incumbents?|must|should|looking for|seeking|seeks?|successful|person|individuals?|qualified|professional|requires?|ability|skills|experience)\b/i;

/** “No formal education is required”; “preferred but not required” asks anyway. */
function saysNone(said: string): boolean {
  if (substitute.test(said)) return true;
  if (!negative.test(said) && !isDenied(said)) return false;
  return !/\b(?:prefer\w*|desirable|plus|helpful|strongly|bonus)\b/i.test(said);
}

/** What stands for a requirement, not one. */
const substitute = /\b(?:may|can|will) be (?:used to )?(?:substituted?|accepted in lieu)\b/i;
const negative =
  /\bno (?:formal |prior |previous |minimum |specific |residency |educational |education |or )*(?:requirements?|experience|qualifications)\b|\b(?:there are no|has no residency)\b|\bnot an? requirement\b|: no$/i;

/** “Not … required”, “no … necessary” within five words. */
function isDenied(said: string): boolean {
  const words = said.toLowerCase().split(/\s+/, 400);
  return words.some(
    (word, at) =>
      (word === 'not' || word === 'no') &&
      words.slice(at + 1, at + 7).some((next) => /^(?:required|necessary|needed|acceptable)\b/.test(next)),
  );
}

const isPlainPart = (part: Passage['part']) =>
  part === 'duties' || part === 'plain' || part === 'facts' || part === 'notice';

const looseDemand =
  /\b(?:experience (?:with|in|as|of|working)|knowledge of|ability to|familiar(?:ity)? with|proficien\w+|skills|degree|licen[sc]e[ds]?|certifi\w+|fluen\w+|bilingual|must|years?|looking for|seeking|required|background in|understanding of|qualified|preferred|ideal candidate|diploma|you have|should have|expertise)\b/i;

/** Who is wanted, outside of any list. */
const wanted =
  /\b(?:(?:we(?:['’]re| are)|is|are) (?:currently |actively |also |especially )?(?:looking|searching|seeking) for [^.]{0,80}\b(?:who|that (?:is|has|have)|person|individuals?|with (?:[\w-]+ ){0,3}(?:experience|skills|background|knowledge|expertise|passion))\b|seek(?:s|ing) [^.]{0,80}\b(?:who|professional|individual|with (?:[\w-]+ ){0,3}(?:experience|skills|background|knowledge|expertise|passion))\b|(?:ideal|preferred|successful|selected|competitive|interested|strong) candidates?\b.{0,30}\b(?:is|has|have|must|should|possess\w*|brings?|combines?|will (?:have|be an?|possess|bring|demonstrate))|(?:candidates?|applicants?|incumbents?|staff members?) (?:should|must|will have|needs? to|who (?:have|are))|(?:is|are|be) (?:desirable|preferred|a plus|an advantage)|only open to|if you have (?:\w+ ){0,2}experience|(?:if|are) you(?:['’]re| are)? (?:an? )?(?:\w+,? ){0,3}(?:person|passionate|energetic)|you(?:['’]re| are) (?:passionate|comfortable|curious)|must be (?:able|available|willing|permanent|serving|current)|available to work|willing(?:ness)? to (?:travel|relocate|work)|requires? (?:excellent|strong|good|solid|experience|knowledge))\b/i;
/** A list entry of duties that names an ability anyway. */
const ability =
  /^(?:(?:solid|strong|extensive|excellent|advanced|proven|demonstrated|good|deep|outstanding|broad|basic|previous|prior) (?:technical |analytical |working |hands-on |and ){0,3})?(?:experience (?:in|with|as)|knowledge of|ability to (?!learn our)|understanding of|familiarity with|proficiency (?:in|with)|\w+ skills|skills|aptitude)\b/i;
/** What is checked before one begins, wherever it stands. */
const passing = /\b(?:must|required to|subject to) (?:successfully )?(?:pass|complet|undergo|submit to)/i;
/** Said of the work rather than of who does it. */
const eventual =
  /\b(?:may be|when|if|as|where|directed or) required\b|\bmay (?:also )?(?:undergo|include)\b/i;

function demands(said: string, hasHeads: boolean): boolean {
  if (said.length > 1_500) return false;
  if (eventual.test(said)) return false;
  return saysDemand(said) || wanted.test(said) || ability.test(said) || (!hasHeads && looseDemand.test(said));
}

function conditionsOf(text: string, start: number, end: number): Ask[] {
  if (/\b(?:may also be|to determine|please discuss|does not)\b/i.test(text.slice(start, end))) return [];
  return passageAsks(text, start, end).filter(
    ({ asked }) => asked.kind === 'condition' || asked.kind === 'authorization',
  );
}

function requirementOf(text: string, passage: Passage, ask: Ask, byHead: 'must' | 'nice'): Requirement {
  const { start, end } = quoteAround(text, passage, ask);
  const quote = text.slice(start, end);
  const level = askedLevel(
    text.slice(passage.start, passage.end),
    ask.start - passage.start,
    ask.end - passage.start,
    byHead,
  );
  const isQuoted = ask.asked.kind === 'condition' || ask.asked.kind === 'manner';
  const [from, to] = [ask.start - start, ask.end - start];
  const asked = withLater(withStates(ask.asked, quote, from, to), quote, from, to);
  return {
    ...asked,
    id: requirementId(asked, quote),
    level,
    label: isQuoted && quote.length <= 90 ? quote : ask.label,
    quote: { from: 'text', text: quote, start, end, mark: { start: ask.start, end: ask.end } },
    again: [],
  };
}

/** The passage, or of a long one what is around the words that ask. */
function quoteAround(text: string, passage: Passage, ask: Ask): { start: number; end: number } {
  if (passage.end - passage.start <= longestQuote) return { start: passage.start, end: passage.end };
  let start = Math.max(passage.start, ask.start - longestQuote / 2);
  let end = Math.min(passage.end, Math.max(ask.end, start + longestQuote));
  while (start > passage.start && /\S/.test(text.charAt(start - 1)) && start < ask.start) start += 1;
  while (end < passage.end && /\S/.test(text.charAt(end)) && end > ask.end) end -= 1;
  while (start < ask.start && /\s/.test(text.charAt(start))) start += 1;
  while (end > ask.end && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** A listed requirement that no table knows: quoted whole, found by its own words or asked. */
function freeWords(text: string, passage: Passage, all: readonly Passage[]): Requirement[] {
  const { start, end, part } = passage;
  const said = text.slice(start, end);
  const words = meaningWords(said);
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{5}/u.test(said);
  if (words.length < 2 || said.length > longestQuote) return [];
  if (!isDense && !/\S\s+\S+\s+\S/.test(said)) return [];
  if (isNoRequirement(said) || isAside(all, passage)) return [];
  const asked: Asked = { kind: 'other', words };
  const level = askedLevel(said, 0, said.length, part === 'wishes' ? 'nice' : 'must');
  return [
    {
      ...asked,
      id: requirementId(asked, said),
      level,
      label: said.length <= 120 ? said : `${said.slice(0, 117).trimEnd()}…`,
      quote: { from: 'text', text: said, start, end, mark: { start, end } },
      again: [],
    },
  ];
}

/** What is among requirements and is none: an equivalent of the others, an aside to the reader, a question. */
function isNoRequirement(said: string): boolean {
  if (/[?:]$/.test(said)) return true;
  const at = said.search(/\bequivalent to\b/i);
  return (at >= 0 && /\b(?:above|1|2)\b/.test(said.slice(at, at + 40))) || asides.test(said);
}

const asides =
  /^(?:each|additionally|to join|job posting|potential|due to|documents|list of|an? \w+ guru|does not|start date|or equivalent|outlined|the following|for assignment|candidates with|required |we |our |the (?:company|team|role|position|job) |(?:this|these|the|his|her) \w+ (?:must|will|may|is|are|can) |(?:employment|students?|step|assignment|special|location|compensation|core|no|none|some|pay|position|posting|open) |join |here at |at [\p{Lu}]|note|all |for more|if |click|in this|as an? |you will |you['’]ll |about )/iu;

/** A further sentence of a list entry explains the first. */
function isAside(all: readonly Passage[], passage: Passage): boolean {
  const before = all[all.indexOf(passage) - 1];
  return before?.entry === passage.entry && before.part === passage.part;
}

const reasons: readonly LeftOutReason[] = ['about', 'benefits', 'equal', 'apply', 'notice'];

function leftOutOf(text: string, passages: readonly Passage[]): PostingRequirements['leftOut'] {
  const left: { reason: LeftOutReason; start: number; end: number; words: number }[] = [];
  for (const [at, { part, start, end }] of passages.entries()) {
    const reason = reasons.find((one) => one === part);
    if (!reason) continue;
    const last = left.at(-1);
    const words = countWords(text.slice(start, end));
    const before = passages[at - 1];
    if (last && last.reason === reason && before?.end === last.end) {
      last.end = end;
      last.words += words;
    } else left.push({ reason, start, end, words });
  }
  return left;
}

function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/\S+/g)) count += 1;
  return count;
}
