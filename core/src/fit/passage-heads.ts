import { partOfHead, saysDemand } from '../parsing/posting/posting-asks.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { trimCharacters } from '../text/trim-characters.ts';
import { foreignHeads } from './heads.data.ts';
import type { PassagePart } from './passage-part.ts';
import { placedWords } from './placed-words.ts';
import { termsIn } from './term-table.ts';

const longestHead = 70;

/** The heading that a line is or begins with, and how long that is; an entry of a list is none for its capitals alone. */
export function headOf(
  said: string,
  { isHead, isListed }: { isHead: boolean; isListed: boolean },
): { part: PassagePart; length: number } | null {
  if (isHead) return { part: partOfWords(said, true) ?? 'plain', length: said.length };
  // A heading in Markdown is one whatever it says.
  if (/^#{1,6} /.test(said) && said.length <= 2 * longestHead)
    return { part: partOfWords(said, true) ?? 'plain', length: said.length };
  if (said.length <= longestHead) {
    const whole = partOfWords(said, /(?:[:…]|\.\.\.)$/.test(said));
    if (whole && !(isListed && whole === 'plain')) return { part: whole, length: said.length };
  }
  const colon = said.slice(0, longestHead).indexOf(':');
  if (colon < 3) return null;
  const label = said.slice(0, colon);
  if (colon === said.length - 1) return saysDemand(said) ? null : { part: 'plain', length: said.length };
  // “Deeper database experience: large clusters” is an entry of a list.
  const part = partOfWords(label, areHeadWords(plainLetters(label)));
  return part ? { part, length: colon + 1 } : null;
}

function partOfWords(words: string, isMarked: boolean): PassagePart | null {
  const brackets = [...words.matchAll(/\(([^()]*)\)/g)].map(([, inner = '']) => inner);
  const inBrackets = brackets.find(({ length }) => length >= 3 && length <= 40) ?? '';
  const bare = trimCharacters(words.replace(/\([^()]*\)|[*#_?!]+/g, ''), /[\s:.…–—-]/);
  if (bare === '') return null;
  // “Who you might be (nice-to-haves)” is a heading, “Machine learning: 1 year (preferred)” is none.
  const aside =
    inBrackets === '' || /[\d:]/.test(bare) || !strongHead.test(plainLetters(bare))
      ? null
      : partOfHead(inBrackets);
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
  if (!isMarked && (!isTitled(bare) || /\d/.test(bare))) return null;
  const part = partByWords(folded.replace(/-/g, ' '), isMarked);
  // “Ways To Connect With Students”: a heading of something else ends the list before it.
  return (
    part ??
    (!isMarked && bare.split(' ').length >= 4 && !asking.test(folded) && namesNothing(bare) ? 'plain' : null)
  );
}

function foreignPart(folded: string): PassagePart | null {
  for (const part of ['requirements', 'wishes', 'duties', 'benefits', 'about'] as const)
    if (foreignHeads[part].includes(folded)) return part;
  return null;
}

const asking =
  /\b(?:experience|skills?|knowledge|abilit|degree|licen|certif|diploma|years?|proficien|understanding|must|required|preferred|able|strong|excellent|familiar|fluen|bilingual|training|clearance)/;

/** “Java, C++ or Python” has capitals as well, and is asked for. */
const namesNothing = (words: string) =>
  !/[,/+]/.test(words) && termsIn(placedWords(words), words).length === 0;

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
  [
    'about',
    /\b(?:about (?!the (?:role|job|position|opportunity|work)|you)|who we are|company|our (?:mission|values|culture|story|team)|mission|values|culture)/,
  ],
];

function besidesPart(folded: string): PassagePart {
  return besides.find(([, words]) => words.test(folded))?.[0] ?? 'duties';
}

const byWords: readonly (readonly [PassagePart, RegExp])[] = [
  [
    'equal',
    /\b(?:equal opportunit|eeo\b|accommodation|diversity|inclusion|e-verify|disclaimer|legal notice)/,
  ],
  [
    'apply',
    /\b(?:to apply|how to|application (?:process|instructions|deadline|materials)|documents needed|required documents|interview|interview process|hiring process)/,
  ],
  [
    'benefits',
    /\b(?:benefits|perks|we offer|compensation|salary|pay range|pay scale|rewards|take care of you|whats in it|why (?:you|join|work|us|this)|what you(?:ll| will)? get|incentives)\b/,
  ],
  ['duties', /\b(?:will do|will be doing)\b/],
  [
    'facts',
    /\b(?:physical|working condition|work environment|work schedule|schedule|work location|hours|shift|travel|location|position type|job type|employment type|residency)\b/,
  ],
  [
    'wishes',
    /\b(?:considerations|preferred|preferable|desired|desirable|nice to have|bonus(?:es)?|plus|pluses|additional skills|ideally|assets?)\b/,
  ],
  [
    'requirements',
    /\b(?:qualifications?|requirements?|required|skills|experience|education|must have|credentials|certifications?|licenses?|competencies|you bring|you have|you to have|you need|youll need|looking for|who you are|about you|great fit|good fit|right fit|you might be|ideal|eligibility|prerequisites?|knowledge|abilities|tech stack|candidate profile|you should|background|attributes|you are)\b/,
  ],
  [
    'duties',
    /\b(?:respons[ei]bilit|success (?:metrics|looks)|duties|what you(?:ll| will)? (?:do|be)|your role|the role|job (?:description|summary|overview|purpose)|position (?:summary|overview|description|purpose)|day in the life|day to day|overview|functions|you will|youll|scope|tasks|objectives|summary|impact|role description|about the (?:role|job|position|opportunity))/,
  ],
  [
    'about',
    /\b(?:about|who we are|our (?:mission|values|culture|story|team|company|client)|company|mission|culture)\b/,
  ],
];

function partByWords(folded: string, isMarked: boolean): PassagePart | null {
  const part = byWords.find(([, words]) => words.test(folded))?.[0] ?? null;
  if (part !== 'requirements' || strongHead.test(folded)) return part;
  // “Education” is a heading, “Career and technical education” is a subject in capitals.
  return areHeadWords(folded) || isMarked ? part : null;
}

const areHeadWords = (folded: string) =>
  folded.split(/[^a-z]+/).every((word) => word === '' || headWords.has(word));

const strongHead =
  /\b(?:qualifications?|requirements?|must have|looking for|who you are|you are|about you|you bring|you have|you need|youll need|ideal|prerequisites?|eligibility|candidate profile|competencies|great fit|good fit|right fit|you might be)\b/;
const headWords = new Set(
  'education educational experience experiences skill skills knowledge abilities ability and or the your our job position required minimum desired training licensing licensure license licenses certification certifications certificate credentials background technical professional additional academic clinical work candidate tech stack attributes personal other special key core of for to in'.split(
    ' ',
  ),
);
