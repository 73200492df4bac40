import { isPerson } from './person-word.ts';
import { titleKey, titleWords } from './title-words.ts';
import { lastSpelling, spelling, type TitleRule, tradeIndex, tradeKey } from './trade-index.ts';

const maxWords = 6;
const longestTitle = 300;

/** Rank, hours and terms: they say nothing about the trade. A title is looked for with them first. */
const besides = new Set(
  titleWords(
    'senior sr snr junior jr staff principal lead associate entry level mid intermediate experienced early career new grad graduate ' +
      'i ii iii iv v vi 1 2 3 4 5 l1 l2 l3 l4 l5 intern internship co op coop trainee apprentice apprenticeship student summer fall winter spring ' +
      'temporary temp seasonal contract contractor per diem prn remote hybrid hourly ' +
      'overnight weekend evening day night shift 1st 2nd 3rd first second third bilingual certified licensed experienced interim acting deputy urgent hiring ' +
      'global regional international corporate m f d w x h the a an of 2024 2025 2026 2027',
  ),
);

/** Whether a word says rank, hours, terms or a year rather than the work. */
export const isBesideWork = (word: string) => besides.has(word) || /^\d+$/.test(word);

/** What follows these says whom or what the work is for. */
const dividers = new Set(titleWords('for to at in with from on by via within supporting reporting who'));
/** “Engineer in Test”, “Manager in Training”: one title. */
const kept = new Set(['test', 'training', 'charge']);
/** What parts a title; a word stands for it while the title is folded. */
const segments = /\s[-\u2010-\u2015|:•·]+\s|[-\u2010-\u2015]\s|[,;:()[\]{}|@•·~*!]|\s\/\s|\t/g;
const mark = 'qqpartqq';
/** The folded words of a title, with marks where it is parted. */
export function partedWords(title: string): string[] {
  return titleWords(title.slice(0, longestTitle).replace(segments, ` ${mark} `));
}

/** Whether a word of `partedWords` is one of the title. */
export const isTitleWord = (word: string) => word !== mark;

type Part = { all: readonly string[]; plain: readonly string[] };

/** The trades that the parted words of a title name, the likeliest first; none rather than a wrong one. */
export function tradesOfParts(words: readonly string[]): readonly string[] {
  const [first, ...others] = partsOf(words);
  if (!first) return [];
  const own = ofPart(first) ?? (others[0] ? turnedAround(first, others[0]) : null);
  if (own) return own.trades;
  const field = ofField(first);
  if (field) return field.trades;
  // Work that is named and unknown is not what is behind it.
  if (first.all.some(isPerson)) return [];
  return firstOf(others, ofPart)?.trades ?? [];
}

function firstOf(parts: readonly Part[], rule: (part: Part) => TitleRule | null): TitleRule | null {
  for (const part of parts) {
    const found = rule(part);
    if (found) return found;
  }
  return null;
}

function partsOf(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  let all: string[] = [];
  let isCut = false;
  for (const [at, word] of [...words, mark].entries()) {
    if (word === mark) {
      if (all.length > 0) parts.push({ all, plain: all.filter((one, at) => !isBeside(all, one, at)) });
      all = [];
      isCut = false;
    } else if (dividers.has(word) && all.length > 0 && !kept.has(words[at + 1] ?? '')) isCut = true;
    else if (!isCut && word !== 'and') all.push(word);
  }
  return parts;
}

function isBeside(all: readonly string[], word: string, at: number): boolean {
  if (word === 'full' || word === 'part') return all[at + 1] === 'time';
  return besides.has(word) || (word === 'time' && /^(?:full|part)$/.test(all[at - 1] ?? ''));
}

/** The rule of the words of a part: all of them, else those that end with the last word for a person. */
function ofPart({ all, plain }: Part): TitleRule | null {
  if (plain.length === 0) return null;
  const { rules } = tradeIndex();
  return rules.get(tradeKey(all)) ?? ending(all, true) ?? rules.get(tradeKey(plain)) ?? ending(plain, false);
}

/** The rule of the longest known ending; with ranks, only one that a word of rank is part of (“Lead Teacher”). */
function ending(words: readonly string[], isWithRank: boolean): TitleRule | null {
  for (let end = words.length; end > 0; end -= 1) {
    const last = words[end - 1] ?? '';
    const isNamed = isPerson(last);
    // Behind the person a title may say a field (“Teacher Earth Science”).
    if (end < words.length && !isNamed) continue;
    const rule = longestEndingAt(words, end, isWithRank);
    if (rule) return rule;
    // The last person named is who is wanted: “Software Engineer Recruiter” is no engineer.
    if (isNamed && !(isWithRank && besides.has(last))) return null;
  }
  return null;
}

function longestEndingAt(words: readonly string[], end: number, isWithRank: boolean): TitleRule | null {
  const { rules } = tradeIndex();
  let found: TitleRule | null = null;
  let key = '';
  let isRanked = false;
  for (let start = end - 1; start >= Math.max(0, end - maxWords); start -= 1) {
    const word = words[start] ?? '';
    key = key === '' ? lastSpelling(word) : `${spelling(word)} ${key}`;
    isRanked ||= besides.has(word);
    const rule = isWithRank && !isRanked ? undefined : rules.get(key);
    if (rule && (start === 0 || rule.isSuffix)) found = rule;
  }
  return found;
}

/** “Manager, Software Engineering”: the second part says of what. */
function turnedAround(first: Part, second: Part): TitleRule | null {
  if (first.plain.length > 2 || second.plain.length > 4) return null;
  const { rules } = tradeIndex();
  const words = [...second.plain, ...first.plain];
  for (let start = 0; start < second.plain.length; start += 1) {
    const rule = rules.get(tradeKey(words.slice(start)));
    if (rule && (start === 0 || rule.isSuffix)) return rule;
  }
  return null;
}

/** Work named by its field, as internships are: “Software Engineering Intern”. */
function ofField({ plain }: Part): TitleRule | null {
  if (plain.some(isPerson)) return null;
  const last = plain.at(-1) ?? '';
  const worker = fields.get(last)?.split(' ');
  if (!worker) return null;
  const words = [...plain.slice(0, -1), ...worker];
  // “Sales Development” makes no developer: the field's own word has to be known with it.
  const least = worker.length + (plain.length === 1 && last !== 'development' ? 0 : 1);
  for (let start = 0; start <= words.length - least; start += 1) {
    const rule = tradeIndex().rules.get(tradeKey(words.slice(start)));
    if (rule && (start === 0 || rule.isSuffix)) return rule;
  }
  return null;
}

/** Words for the field of a worker's work: an accountant's is accounting. */
export function fieldsOf(worker: string): string[] {
  return [...fields].flatMap(([field, own]) => (own === worker ? [field] : []));
}

const fields = new Map(
  Object.entries({
    engineering: 'engineer',
    development: 'developer',
    software: 'software engineer',
    accounting: 'accountant',
    science: 'scientist',
    design: 'designer',
    recruiting: 'recruiter',
    analytics: 'analytics analyst',
    audit: 'auditor',
    law: 'law clerk',
    nursing: 'registered nurse',
    marketing: 'marketing specialist',
    qa: 'qa engineer',
    learning: 'learning engineer',
  }).map(([field, worker]) => [titleKey(field), worker] as const),
);
