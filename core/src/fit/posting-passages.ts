import { partOfHead, saysDemand } from '../parsing/posting/posting-asks.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { trimCharacters } from '../text/trim-characters.ts';
import { foreignHeads } from './heads.data.ts';
import type { LeftOutReason } from './requirement.ts';

/** What a passage is for: `facts` are hours, place and physical demands, `plain` stands under no known heading. */
export type PassagePart = 'requirements' | 'wishes' | 'duties' | 'facts' | 'plain' | LeftOutReason;

/** A sentence or list entry of a posting, by its place. */
export type Passage = {
  part: PassagePart;
  start: number;
  end: number;
  /** The heading it stands under, folded. */
  head: string;
  /** “2.” of a numbered list, else 0. */
  number: number;
  /** Which list entry or line it is of: where that begins. */
  entry: number;
};

const longestHead = 70;
/** A text is read as far as this; postings are far shorter. */
export const longestText = 100_000;

/** The sentences and list entries of a plain text with what each is for; headings themselves are none. */
export function postingPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  const state = { part: 'plain' as PassagePart, head: '' };
  let from = 0;
  const lines = text.slice(0, longestText).split('\n');
  for (const [at, line] of lines.entries()) {
    const start = from;
    from += line.length + 1;
    if (isSubjectHead(line, lines[at + 1] || lines[at + 2] || '')) continue;
    for (const piece of piecesOf(line))
      addPiece(passages, state, text, { ...piece, start: start + piece.start, end: start + piece.end });
  }
  return passages;
}

const schooling = /\b(?:degrees?|diploma|bachelor|master|schools?|ged|college|certif\w*|licens\w*|graduat\w*|phd|years?|require\w*|b\.?[as]|m\.?[as]|associate\w*|none|n\/a)\b|[:•·-]/i;

/** “Education” over something else than schooling is a field or a subject, and no heading. */
function isSubjectHead(line: string, next: string): boolean {
  return /^\s*education\s*$/i.test(line) && !schooling.test(next);
}

function addPiece(
  passages: Passage[],
  state: { part: PassagePart; head: string },
  text: string,
  piece: Piece,
): void {
  const { start, end, number } = withoutBullet(text, piece.start, piece.end);
  if (start >= end) return;
  const said = text.slice(start, end);
  const head = headOf(said, piece.isHead);
  if (head) {
    state.part = head.part;
    state.head = plainLetters(said.slice(0, head.length));
    if (head.length >= said.length) return;
    const rest = start + head.length;
    addSentences(passages, state, text, { start: skipBlanks(text, rest, end), end, number });
    return;
  }
  addSentences(passages, state, text, { start, end, number });
}

function addSentences(
  passages: Passage[],
  state: { part: PassagePart; head: string },
  text: string,
  { start, end, number }: { start: number; end: number; number: number },
): void {
  for (const sentence of sentencesOf(text, start, end)) {
    const said = text.slice(sentence.start, sentence.end);
    const reason = reasonOf(said);
    // A list of benefits follows; after a paragraph of boilerplate the list before it has ended.
    if (reason === 'benefits' && /:$/.test(said)) state.part = 'benefits';
    else if (reason && said.length > 80 && (state.part === 'requirements' || state.part === 'wishes')) state.part = 'plain';
    const part = reason ?? state.part;
    passages.push({ part, ...sentence, head: state.head, number, entry: start });
  }
}

/** Feeds that lose the lines of a posting put its headings into one long line. */
const flatLine = 400;
const flatHeads =
  /(?:(?:Experience|Education) (?:Required|Level)(?=:)|(?:Required|Minimum|Basic|Key|Preferred|Desired|Additional|Essential|Technical) (?:Skills and |Education and |Knowledge and )?(?:Qualifications|Skills|Experience|Education|Requirements|Competencies)|(?:Desired \/ )?Nice[- ]to[- ][Hh]aves?(?: [Ss]kills)?|Requirements|Qualifications|Ideal Experiences?|Must[- ]?[Hh]aves?|Bonus [Pp]oints|What (?:[Ww]e(?:['’]re| are) [Ll]ooking [Ff]or(?: in you)?|[Yy]ou(?:['’]ll| [Ww]ill)? (?:[Bb]ring|[Nn]eed|[Dd]o|[Bb]uild)|[Ww]e [Oo]ffer(?: colleagues)?)|Who [Yy]ou (?:[Aa]re|[Mm]ight [Bb]e)|About [Yy]ou|YOU WILL|(?:Key |Essential )?(?:Responsibilities|Job Functions)|The [Rr]ole [Ee]ntails|Things You Get To Do|Technical Environment|Tech [Ss]tack|How [Tt]o [Aa]pply|How We (?:Take Care of You|Work)|Why [A-Z]\w+\?|Benefits|Compensation(?: & Benefits)?|Location|Interview process|Outcomes|Focus|About (?:[Tt]he [Rr]ole|[A-Z]\w+)|Join our team!|Job Summary|Equal Employment Opportunity)(?![\p{L}\d])/gu;
const flatBefore = /(?:^|[.!?:;)*”"\p{Ll}\d#-]) ?$/u;
const flatAfter = /^ ?(?:\([^()]{0,20}\))? ?(?:$|[:–—\-*•]|\p{Lu}|\d|\()/u;

/** Bullets inside of a line, as feeds that lost their lines have them, part it. */
type Piece = { start: number; end: number; isHead: boolean };

function piecesOf(line: string): Piece[] {
  const cuts = [0];
  const heads = new Set<number>();
  if (line.length > flatLine)
    for (const { index, 0: head } of line.matchAll(flatHeads)) {
      const after = line.slice(index + head.length, index + head.length + 24);
      if (!flatBefore.test(line.slice(Math.max(0, index - 3), index)) || !flatAfter.test(after)) continue;
      heads.add(index);
      cuts.push(index, index + head.length + (/^ ?\([^()]{0,20}\)/.exec(after)?.[0].length ?? 0));
    }
  for (const match of line.matchAll(/[•·▪●◦■►❖✓✔]|â€¢|Â·|\uf0b7|\s[-–*]\s(?=\p{Lu})|\s\d{1,2}[.)]\s(?=[\p{Lu}“"])|\s{4,}/gu))
    cuts.push(match.index);
  cuts.sort((one, other) => one - other);
  return cuts.map((start, at) => ({ start, end: cuts[at + 1] ?? line.length, isHead: heads.has(start) }));
}

const bullet = /^(?:[\s•·▪●◦■►❖✓✔\uf0b7*–—>~o-]|â€¢|Â·)/u;

function withoutBullet(text: string, from: number, to: number): { start: number; end: number; number: number } {
  let start = from;
  let number = 0;
  for (;;) {
    const next = text.slice(start, start + 3);
    const mark = bullet.exec(next)?.[0] ?? '';
    // “o ” is a bullet of Word; “operate” is none.
    if (mark === '' || (mark === 'o' && next.charAt(1) !== ' ') || start >= to) break;
    start += mark.length;
  }
  const numbered = /^\(?(\d{1,2})[.)]\s/.exec(text.slice(start, start + 6));
  if (numbered) {
    number = Number(numbered[1]);
    start += numbered[0].length;
  }
  let end = to;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  return { start, end, number };
}

const skipBlanks = (text: string, from: number, to: number) => {
  let at = from;
  while (at < to && /[\s:–—-]/.test(text.charAt(at))) at += 1;
  return at;
};

/** The heading that a line is or begins with, and how long that is. */
function headOf(said: string, isHead: boolean): { part: PassagePart; length: number } | null {
  if (isHead) return { part: partOfWords(said, true) ?? 'plain', length: said.length };
  if (said.length <= longestHead) {
    const whole = partOfWords(said, /[:…]$/.test(said));
    if (whole) return { part: whole, length: said.length };
  }
  const colon = said.slice(0, longestHead).indexOf(':');
  if (colon < 3) return null;
  const label = said.slice(0, colon);
  if (colon === said.length - 1) return saysDemand(said) ? null : { part: 'plain', length: said.length };
  const part = partOfWords(label, true);
  return part ? { part, length: colon + 1 } : null;
}

function partOfWords(words: string, isMarked: boolean): PassagePart | null {
  const inBrackets = /\(([^()]{3,40})\)/.exec(words)?.[1] ?? '';
  const bare = trimCharacters(words.replace(/\([^()]*\)|[*#_?!]+/g, ''), /[\s:.…–—-]/);
  if (bare === '') return null;
  // “Who you might be (nice-to-haves)” is a heading, “Machine learning: 1 year (preferred)” is none.
  const aside = inBrackets === '' || /[\d:]/.test(bare) || !strongHead.test(plainLetters(bare)) ? null : partOfHead(inBrackets);
  if (aside === 'wishes') return aside;
  const folded = plainLetters(bare).replace(/['’]/g, '').replace(/\s+/g, ' ');
  const foreign = foreignPart(folded);
  if (foreign) return foreign;
  const known = partOfHead(bare);
  // “Communication skills” in a list is no heading; a heading has capitals or a colon.
  if (known === 'other') return besidesPart(folded);
  // “Additional requirements” are asked for like the others.
  if (known === 'wishes' && folded.startsWith('additional req')) return 'requirements';
  if (known) return known;
  if (/\?$/.test(words) && isTitled(bare) && !strongHead.test(folded)) return 'about';
  return isMarked || (isTitled(bare) && !/\d/.test(bare)) ? partByWords(folded.replace(/-/g, ' '), isMarked) : null;
}

function foreignPart(folded: string): PassagePart | null {
  for (const part of ['requirements', 'wishes', 'duties', 'benefits', 'about'] as const)
    if (foreignHeads[part].includes(folded)) return part;
  return null;
}

/** Every long word begins with a capital. */
function isTitled(words: string): boolean {
  const all = words.split(/\s+/);
  return all.length <= 8 && all.every((word) => word.length < 4 || /^[^\p{Ll}]/u.test(word));
}

const besides: readonly (readonly [PassagePart, RegExp])[] = [
  ['facts', /\b(?:physical|working conditions|work environment|environment|location|schedule|hours|shift)\b/],
  ['equal', /\b(?:equal|eeo\w*|diversity|disclaimer|accommodations?)\b/],
  ['apply', /\b(?:apply|application|next steps|hiring process|interview process)\b/],
  ['benefits', /\b(?:benefits?|perks|offer|compensation|salary|pay|why)\b/],
  ['about', /\b(?:about (?!the (?:role|job|position|opportunity|work)|you)|who we are|company|our (?:mission|values|culture|story|team)|mission|values|culture)/],
];

function besidesPart(folded: string): PassagePart {
  return besides.find(([, words]) => words.test(folded))?.[0] ?? 'duties';
}

const byWords: readonly (readonly [PassagePart, RegExp])[] = [
  ['equal', /\b(?:equal opportunit|eeo\b|accommodation|diversity|inclusion|e-verify|disclaimer|legal notice)/],
  ['apply', /\b(?:to apply|how to|application (?:process|instructions|deadline|materials)|documents needed|required documents|interview|interview process|hiring process)/],
  ['benefits', /\b(?:benefits|perks|we offer|compensation|salary|pay range|pay scale|rewards|take care of you|whats in it|why (?:you|join|work|us|this)|what you(?:ll| will)? get|incentives)\b/],
  ['duties', /\b(?:will do|will be doing)\b/],
  ['facts', /\b(?:physical|working condition|work environment|work schedule|schedule|work location|hours|shift|travel|location|position type|job type|employment type|residency)\b/],
  ['wishes', /\b(?:considerations|preferred|preferable|desired|desirable|nice to have|bonus|plus|pluses|additional skills|ideally|assets?)\b/],
  ['requirements', /\b(?:qualifications?|requirements?|required|skills|experience|education|must have|credentials|certifications?|licenses?|competencies|you bring|you have|you need|youll need|looking for|who you are|about you|great fit|good fit|right fit|you might be|ideal|eligibility|prerequisites?|knowledge|abilities|tech stack|candidate profile|you should|background|attributes|you are)\b/],
  ['duties', /\b(?:responsibilit|duties|what you(?:ll| will)? (?:do|be)|your role|the role|job (?:description|summary|overview|purpose)|position (?:summary|overview|description|purpose)|day in the life|day to day|overview|functions|you will|youll|scope|tasks|objectives|summary|impact|role description|about the (?:role|job|position|opportunity))/],
  ['about', /\b(?:about|who we are|our (?:mission|values|culture|story|team|company|client)|company|mission|culture)\b/],
];

function partByWords(folded: string, isMarked: boolean): PassagePart | null {
  const part = byWords.find(([, words]) => words.test(folded))?.[0] ?? null;
  if (part !== 'requirements' || strongHead.test(folded)) return part;
  // “Education” is a heading, “Career and technical education” is a subject in capitals.
  return folded.split(/[^a-z]+/).every((word) => word === '' || headWords.has(word)) || isMarked ? part : null;
}

const strongHead =
  /\b(?:qualifications?|requirements?|must have|looking for|who you are|you are|about you|you bring|you have|you need|youll need|ideal|prerequisites?|eligibility|candidate profile|competencies|great fit|good fit|right fit|you might be)\b/;
const headWords = new Set(
  'education educational experience experiences skill skills knowledge abilities ability and or the your our job position required minimum desired training licensing licensure license licenses certification certifications certificate credentials background technical professional additional academic clinical work candidate tech stack attributes personal other special key core of for to in'.split(' '),
);

const notices: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'equal',
    /\bequal (?:employment )?opportunit|\bwithout regard to\b|\breasonable accommodations?\b|\bregardless of (?:race|age|gender|sex)|\bprotected (?:veteran|class|status|characteristic)|\be-?verify\b|\baffirmative action\b|\bcelebrates? diversity\b|\binclusive (?:environment|workplace)\b.{0,40}\ball employees\b|\bfair chance\b|\bgender identity\b|\bnational origin\b|\bharassment\b|\byou have a disability\b|\bdisabilit\w+ (?:or special needs? )?(?:that )?requir\w+ accommodation\b|\bimproper interference\b|\bequal employment\b|\ball aspects of employment\b|\bcriminal histor(?:y|ies),? consistent\b|\bamericans with disabilities act\b/i,
  ],
  [
    'benefits',
    /\b401 ?\(?k\)?|\b(?:base|annual) (?:salary|pay)\b|\bsalary ranges?\b|\bbenefits? (?:include|coverage|package|may|are)\b|\b(?:life|medical|dental|disability) insurance\b|\bsick leave\b|\bparental leave\b|\bstock (?:options|purchase)\b|\bbonus (?:program|awards)\b|\bthe amount you receive\b|\bindividual pay\b|\bdiscounts\b|\blearning and development budget\b|\bpaid time off\b|\bPTO\b|\bhealth insurance\b|\bdental(?:,| and|,? and) vision\b|\bvacation days\b|\bparental leave\b|\btuition reimbursement\b|\b(?:salary|pay|compensation) range\b|\bcompetitive (?:salary|pay|compensation|benefits)\b|\bloan forgiveness\b|^(?:we (?:offer|provide)|our benefits|many of our opportunities|benefits include|compensation:|salary:)\b/i,
  ],
  [
    'apply',
    /\blove to hear\b|^(?:to apply|apply (?:now|today|online|at|here|by|directly)|learn more|for immediate|join (?:us|our)|sound(?:s)? like|click |please (?:send|submit|apply|visit|e-?mail|include|click|note that only)|interested (?:candidates|applicants) (?:(?:should|must|may|can|please|are encouraged to|are invited to) )?(?:apply|send|submit|e-?mail|click|forward|contact|visit)|for more information|submit (?:your|a)|if you (?:are interested|have any questions|require|need))\b|\bonly (?:those )?(?:candidates|applicants) (?:selected|under consideration)\b|\bno phone calls\b/i,
  ],
  ['notice', /\b(?:this (?:job|position) description|the above (?:statements|information)|not (?:intended to be|an exhaustive)|duties may change|performs other duties|job posting end date|description reflects|other duties as assigned|personal data|privacy (?:policy|notice)|recruitment agencies|scam|phishing|beware)\b/i],
];

/** Sentences that every posting of a house has, wherever they stand. */
function reasonOf(sentence: string): LeftOutReason | null {
  return notices.find(([, words]) => words.test(sentence))?.[0] ?? null;
}

/** Words that end with a dot and end no sentence. */
const shortened = /(?:^|[\s(])(?:e\.g|i\.e|etc|incl|approx|min|max|yrs?|exp|inc|st|dr|mr|mrs|vs|no|u\.s|ph\.d|b\.s|b\.a|m\.s|m\.a|[a-z])$/i;

/** Sentences and their halves at semicolons. */
function sentencesOf(text: string, from: number, to: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const sign = text.charAt(at);
    if (!/[.!?;]/.test(sign) || !/\s/.test(text.charAt(at + 1))) continue;
    if (sign === '.' && (shortened.test(text.slice(Math.max(start, at - 8), at)) || !/[\p{Lu}\d“"(•*-]/u.test(text.charAt(at + 2)))) continue;
    found.push({ start, end: sign === ';' ? at : at + 1 });
    start = at + 1;
    while (start < to && /\s/.test(text.charAt(start))) start += 1;
  }
  if (start < to) found.push({ start, end: to });
  return found;
}

