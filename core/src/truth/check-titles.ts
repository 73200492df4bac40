import { placedWords } from '../fit/placed-words.ts';
import { termsIn } from '../fit/term-table.ts';
import { agree, stemOf } from './concepts.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import { spokenIn } from './spoken.ts';
import { isFieldOf, isSameTrade } from './trades.ts';
import { type TruthWord, truthWords } from './truth-words.ts';
import type { EvidenceKind, TruthProblem } from './verdict.ts';
import { isManner, isPerson } from './word-lexicon.ts';

const openings =
  /\b(?:(?:as(?! (?:many|much|well|large|far|long|soon|high|tall|big|low|little|few|late|early|old|quickly|needed)\b)|am|was|been|became|being|i'm|i’m) (?:an? |the |their )?|promoted to |(?:role|position|work(?:ed|ing)?|serv(?:e|ed|ing)|job) (?:as|of) (?:an? |the )?)/gi;
/** A title ends before these. */
const ends =
  /^(?:at|for|of|in|with|on|to|from|since|who|where|and|but|i|we|my|there|under|during|after|before|when|while|by|then|than|about|now|through|first|there|too|again|today|currently)$/;
/** So many letters tell one field from another. */
const alike = 7;
const verbLike = /(?:ed|ing)$/;
/** Words that lower a title: leaving one out is a promotion. */
const lowering =
  /^(?:assistant|associate|helper|aide|deputy|junior|intern|apprentice|trainee|student|substitute|volunteer|acting|interim|assisting|co-?op)$/;
const person =
  /(?:er|or|ist|architect|ian|ant|ent|ess|yst|ney|eon|nurse|clerk|lead|chef|cook|head|aide|intern|captain|porter|agent|hand|man|woman|smith|pilot|owner|expert|coach|guard|host|judge|nanny|scribe|apprentice|steward)s?$/;

/** A title that none of the positions, credentials and lines has as a whole: “senior engineer” beside “engineer”. */
export function checkTitles(sentence: ReadSentence): TruthProblem[] {
  const { text, evidence } = sentence;
  return [
    ...checkWholeTime(sentence),
    ...[...text.matchAll(openings)].flatMap((match) => {
      const said = nounPhrase(text, match.index + match[0].length);
      const head = said.at(-1);
      // “I am patient” says how one is: a title has an article.
      if (/\b(?:am|i'm|i’m) $/i.test(match[0]) && said.length === 1 && /(?:ent|ant)$/.test(head?.lower ?? ''))
        return [];
      // “As many as 180 passengers”
      if (
        /^\d/.test(said[0]?.lower ?? '') ||
        sentence.quantities.some(({ start, unit }) => start === said[0]?.start && unit !== 'ordinal') ||
        isSpeaker(text, head) ||
        // “I am a quick learner” says what one is like.
        /^(?:learner|listener|worker|player|thinker|person|believer|reader|starter|riser|perfectionist|communicator)$/.test(
          head?.lower ?? '',
        )
      )
        return [];
      if (
        !head ||
        (isManner(said[0]?.lower ?? '') &&
          !said[0]?.isStrict &&
          !said.some(({ lower }) => isPerson(lower))) ||
        !said.some(({ lower }) => person.test(lower))
      )
        return [];
      const asking = said.filter((word) => !word.isPlain || word.isStrict);
      if (asking.length === 0) return [];
      const holds = termsIn(placedWords(text), text, 'resume').some(
        ({ term }) =>
          (term.kind === 'licence' || term.kind === 'certificate') && evidence.terms.has(term.name),
      );
      const needed = asking.filter(
        ({ lower }) =>
          !(holds && /^(?:licensed|certified|registered)$/.test(lower)) &&
          !(lower === 'licensed' && isLicensed(asking, evidence.person)),
      );
      const items = evidence.person.filter((item) =>
        needed.every(({ concepts }) => agree(concepts, item.concepts)),
      );
      const isHeld = items.some(({ item: { kind, title, text: line } }) =>
        kind === 'position' ? isNoPromotion(said, head, title ?? '') : isSelf(kind, line),
      );
      if (
        isHeld ||
        isByTrade(needed, head, evidence.person) ||
        isHolder(needed, evidence.person) ||
        isDoer(needed, head, evidence.person)
      )
        return [];
      const near = evidence.person.find(
        ({ item, concepts }) => item.kind === 'position' && agree(head.concepts, concepts),
      );
      return [
        problem(
          sentence,
          'title',
          { start: said[0]?.start ?? head.start, end: head.end },
          near && { item: near, instead: near.item.title ?? '' },
        ),
      ];
    }),
  ];
}

/** “The full-time charge nurse” of one that is charge nurse two shifts a month: how much of a title is held is told with it. */
function checkWholeTime(sentence: ReadSentence): TruthProblem[] {
  const { text, evidence, aligned } = sentence;
  const said = /\b(?:full-?time|permanent)\b/i.exec(text);
  const isTold = evidence.person.some(({ item }) => /\b(?:full-?time|permanent)/i.test(item.text));
  const part = aligned.find(
    ({ item, hits }) => item.item.kind === 'line' && hits.length > 0 && item.rates.size > 0,
  );
  return said && !isTold && part && /\b(?:am|was|as|serve|work)/i.test(text.slice(0, said.index))
    ? [
        problem(
          sentence,
          'title',
          { start: said.index, end: said.index + said[0].length },
          { item: part.item },
        ),
      ]
    : [];
}

/**
 * “A backend engineer” of a software engineer whose lines speak of services: the name of the trade is one that was held, and what
 * stands before it is told by the title, the lines under it, or what the field is made of. A rank is none of these.
 */
function isByTrade(said: readonly TruthWord[], head: TruthWord, person: readonly PreparedItem[]): boolean {
  return person.some(({ at, item: { kind, title = '' } }) => {
    if (
      kind !== 'position' ||
      head.isStrict !== truthWords(title).some(({ lower, isStrict }) => isStrict && lower === head.lower)
    )
      return false;
    const own = person.filter((item) => item.at === at || item.position === at || item.item.kind === 'skill');
    const isTold = said.every(
      (word) =>
        word === head ||
        (!word.isStrict &&
          (own.some(({ concepts }) => agree(word.concepts, concepts)) || isFieldOf(word.lower, own))),
    );
    return isTold && isNoPromotion(said, head, title);
  });
}

/** A license by letters (“RDH license”) is that of the title they stand for: a dental hygienist’s. */
function isLicensed(said: readonly TruthWord[], person: readonly PreparedItem[]): boolean {
  const letters = said
    .filter(({ lower }) => lower !== 'licensed')
    .map(({ lower }) => lower.charAt(0))
    .join('');
  return person.some(
    ({ item: { kind, text }, words }) =>
      kind === 'credential' &&
      letters.length > 1 &&
      /\blicen[cs]e\b/i.test(text) &&
      words.some((word) => /^\p{Lu}{2,5}$/u.test(word.text) && word.lower.includes(letters)),
  );
}

/** “The girls’ basketball coach” coaches girls’ basketball, as a line says: it has what is done and what it is done to. */
function isDoer(said: readonly TruthWord[], head: TruthWord, person: readonly PreparedItem[]): boolean {
  if (head.isStrict) return false;
  return person.some(
    ({ item: { kind }, concepts, acts }) =>
      kind === 'line' &&
      stemOf(acts[0] ?? '') === stemOf(head.lower) &&
      said.every((word) => agree(word.concepts, concepts)),
  );
}

/** “A licensed cosmetologist” holds the Cosmetology License: the words begin alike. */
function isHolder(said: readonly TruthWord[], person: readonly PreparedItem[]): boolean {
  return person.some(
    ({ item: { kind }, words }) =>
      kind === 'credential' &&
      said.every(
        ({ lower }) =>
          lower.length >= alike && words.some((word) => word.lower.startsWith(lower.slice(0, alike))),
      ),
  );
}

/** “A native Spanish speaker”: languages are compared as such. */
export function isSpeaker(text: string, word: TruthWord | undefined): boolean {
  return /^speakers?$/.test(word?.lower ?? '') && spokenIn(text).length > 0;
}

/** A line names other people as well: “for four attorneys” makes nobody one. */
function isSelf(kind: EvidenceKind, line: string): boolean {
  if (kind === 'line' || kind === 'story' || kind === 'answer')
    return (
      /\b(?:was|am|as|became|served as|named|elected)\b/i.test(line) ||
      /^(?:member|apprentice|trainee|intern|student|volunteer|foreman|captain|chair|secretary|treasurer|steward|back-?up|relief|lead|charge nurse)\b/i.test(
        line,
      )
    );
  return true;
}

function nounPhrase(text: string, from: number): TruthWord[] {
  const to = /[,.;:()!?–—]/.exec(text.slice(from));
  const words = truthWords(text, from, to ? from + to.index : text.length);
  const phrase: TruthWord[] = [];
  for (const word of words.slice(0, 6)) {
    if (phrase.length === 0 && /^(?:also|now|currently|still|the|an?|my|proud|both)$/.test(word.lower))
      continue;
    if (
      ends.test(word.lower) ||
      (phrase.length === 0 &&
        verbLike.test(word.lower) &&
        !person.test(word.lower) &&
        !isFieldBefore(words, word) &&
        word.lower !== 'licensed' &&
        word.lower !== 'certified')
    )
      break;
    if (word.verb?.forms.includes('past') && phrase.length > 0) break;
    // “A nursing assistant caring for residents”
    if (/ing$/.test(word.lower) && person.test(phrase.at(-1)?.lower ?? '')) break;
    phrase.push(word);
  }
  return phrase;
}

/** “The marketing manager”: a field before the name of a trade, though it looks like an act. */
function isFieldBefore(words: readonly TruthWord[], word: TruthWord): boolean {
  const next = words[words.indexOf(word) + 1];
  return next !== undefined && word.lower.endsWith('ing') && (next.isStrict || isPerson(next.lower));
}

function isNoPromotion(said: readonly TruthWord[], head: TruthWord, title: string): boolean {
  const parts = title.replace(/\([^()]*\)/g, '').split(/[,/|–—&]| and /);
  return parts.some((part) => isPartHeld(said, head, part, title));
}

/** One of the titles that a position has (“Picker and Packer”); what lowers the whole is kept. */
function isPartHeld(said: readonly TruthWord[], head: TruthWord, part: string, title: string): boolean {
  const held = truthWords(part);
  const low = truthWords(title).filter(({ lower }) => lowering.test(lower));
  const keeps = low.every((word) => said.some((one) => agree(one.concepts, new Set(word.concepts))));
  const last = held.at(-1);
  // “Apprentice electrician” is an electrician apprentice; the assistant of a manager is no assistant manager.
  const isSame =
    held.length > 1 &&
    held.every((word) => said.some((one) => agree(one.concepts, new Set(word.concepts)))) &&
    held.some(({ lower }) => /^(?:apprentice|trainee|intern|student|volunteer|helper)$/.test(lower));
  if (isSame) return true;
  const isHead =
    last !== undefined &&
    (agree(head.concepts, new Set(last.concepts)) || isSameTrade(head.lower, last.lower));
  // “Substitute”, “intern” and the like name the whole position by themselves.
  return keeps && (isHead || lowering.test(head.lower));
}
