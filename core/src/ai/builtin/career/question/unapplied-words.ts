import { titleWords } from '../../../../search/title-words.ts';
import type { CareerReading } from '../career-reading.ts';
import { needPhrases, negatedNeeds, traitPhrases } from '../career-wishes.data.ts';
import type { ReadWishes } from '../career-wishes.ts';
import { topicsIn } from '../counseling-topics.ts';
import { type CareerInquiry, licenceWords, movingWords, phrasesOfKept } from './career-inquiry.ts';
import { foldedPhrases, standsAt } from './folded-phrases.ts';
import { kindPhrases } from './question-kinds.data.ts';

/** Words of every question: they ask, join and soften, and name nothing that an answer could heed. */
const common: ReadonlySet<string> = new Set(
  (
    'a an the i im ive id ill me my mine myself we us our you your he she they them their it it its this that these those who what when where ' +
    'which why how is am are was were be been being do did done doe does doing have has had having can cant could should would will wont may ' +
    'might must need want wanna gonna gotta like love hate think know say tell see look help give get got getting go going went come came make ' +
    'made take took try put keep let find use work working worked worker job career thing stuff one two way lot bit kind sort people person guy ' +
    'someone somebody anyone anybody something anything nothing everything of in on at to for from with without by about into onto over under ' +
    'up down out off as than then so if and or but not no nor yes too also just only even still yet ever never now already really very pretty ' +
    'much many more most less least some any all every each other another same such own there here again back away around before after since ' +
    'until while during because please thank hi hello hey ok okay sure good great best better nice decent real well right new old big little ' +
    'small long short year yr month week day hour time age first last next dont doesnt didnt isnt arent wasnt havent hasnt thats whats hows its ' +
    'yrs mos ago live lived living everyone everybody thinking taking true honest honestly used add n dad mom ' +
    'whether maybe probably actually basically currently especially enough almost per etc vs rn u r ur w'
  )
    .split(' ')
    .flatMap(titleWords),
);

const maxRuns = 6;
const maxWords = 300;

/**
 * What of a question no reply heeds, as typed, up to six runs of words: named, so that nobody takes it for heeded. Words
 * of occupations, places, kinds of questions and wishes that were read count as heeded, numbers too.
 */
export function unappliedWords(
  prompt: string,
  { inquiry, read, background }: Pick<CareerReading, 'inquiry' | 'read' | 'background'>,
): string[] {
  const typed = prompt
    .slice(0, 2000)
    .split(/[^\p{L}\p{N}$%+#'’.-]+/u)
    .filter(Boolean)
    .slice(0, maxWords);
  const tokensOf = typed.map((text) => titleWords(text));
  const heeded = heededTokens(tokensOf.flat(), [
    ...inquiry.names,
    background?.words ?? [],
    ...phrasesHeeded(inquiry, read.wishes).flatMap(foldedPhrases),
  ]);
  const runs: string[][] = [];
  let isOpen = false;
  let next = 0;
  for (const [index, tokens] of tokensOf.entries()) {
    const first = next;
    next += tokens.length;
    const isHeeded = tokens.every(
      (token, step) =>
        heeded.has(first + step) || common.has(token) || /\d/.test(token) || topicsIn(token).length > 0,
    );
    if (!isHeeded && isOpen) runs.at(-1)?.push(typed[index] ?? '');
    else if (!isHeeded) runs.push([typed[index] ?? '']);
    isOpen = !isHeeded;
  }
  return runs.map((run) => withoutEnd(run.join(' '))).slice(0, maxRuns);
}

/** The places of tokens that are part of one of the phrases. */
function heededTokens(
  tokens: readonly string[],
  phrases: readonly (readonly string[])[],
): ReadonlySet<number> {
  const heeded = new Set<number>();
  for (const phrase of phrases)
    for (let start = 0; phrase.length > 0 && start + phrase.length <= tokens.length; start += 1)
      if (standsAt(tokens, start, phrase)) for (const step of phrase.keys()) heeded.add(start + step);
  return heeded;
}

function phrasesHeeded(inquiry: CareerInquiry, wishes: ReadWishes['wishes']): string[] {
  const { kinds, kept, rules } = inquiry;
  const ofWish = wishes.flatMap((wish) =>
    wish.kind === 'trait'
      ? traitPhrases.flatMap(([trait, , said]) => (trait === wish.trait ? [said] : []))
      : wish.kind === 'need'
        ? [...needPhrases, ...negatedNeeds].flatMap(([need, said]) => (need === wish.need ? [said] : []))
        : [kindPhrases.pay],
  );
  return [
    ...[...kinds].map((kind) => kindPhrases[kind]),
    ...(kinds.has('transfer') ? [licenceWords, movingWords] : []),
    ...[...kept].map((one) => phrasesOfKept[one]),
    ...rules.flatMap(({ words }) => words ?? []),
    ...ofWish,
  ];
}

/** Without the signs that end a sentence or a word that was cut. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ".'’-".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
