import { abbreviations } from '../search/abbreviations.data.ts';
import { conditionRows } from './conditions.data.ts';
import { certificateRows, licenceRows } from './credentials.data.ts';
import { noTermRows } from './no-terms.data.ts';
import { type PlacedWord, phraseWords } from './placed-words.ts';
import { mannerRows, skillRows } from './skills.data.ts';

export type TermKind = 'skill' | 'manner' | 'certificate' | 'licence' | 'condition';

/** A thing that postings ask for and resumes name, under all its names. */
export type Term = {
  kind: TermKind;
  /** As it is shown; unique, so that it is its id as well. */
  name: string;
  /** Who has this has these too: PostgreSQL is SQL. */
  includes: readonly string[];
};

/** How strictly the letters of a phrase are compared: `listed` asks for other skills around it as well. */
type Strictness = 'folded' | 'letters' | 'exact' | 'listed';

type Phrase = {
  words: readonly string[];
  written: string;
  strictness: Strictness;
  term: Term;
  /** Shows the term in a resume, and asks for nothing in a posting. */
  isShown: boolean;
};

/** Which kind of text is read. */
export type ReadText = 'posting' | 'resume';

export type TermTable = {
  terms: ReadonlyMap<string, Term>;
  /** By the first word, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
};

/** A term in a text: `at` and `to` count words of the list that was searched. */
export type TermMatch = {
  term: Term;
  at: number;
  to: number;
  start: number;
  end: number;
  isListed: boolean;
  isShown: boolean;
};

let made: TermTable | null = null;

/** What phrases name that only look like a term: “under the supervision of”. */
const nothing: Term = { kind: 'skill', name: '', includes: [] };

/** The terms of all tables; read once. */
export function termTable(): TermTable {
  made ??= readTable([
    ['licence', licenceRows],
    ['certificate', certificateRows],
    ['skill', skillRows],
    ['manner', mannerRows],
    ['condition', conditionRows],
  ]);
  return made;
}

function readTable(tables: readonly (readonly [TermKind, string])[]): TermTable {
  const terms = new Map<string, Term>();
  const phrases = new Map<string, Phrase[]>();
  const known = new Set<string>();
  const add = (phrase: Phrase) => {
    const [first] = phrase.words;
    const strict = phrase.strictness === 'folded' ? '' : phrase.written;
    const key = `${strict} ${phrase.words.join(' ')} ${phrase.isShown ? phrase.term.name : ''}`;
    if (first === undefined || known.has(key)) return;
    known.add(key);
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  };
  for (const [kind, rows] of tables)
    for (const row of rows.split('\n').filter(Boolean)) {
      const [names = '', included = ''] = row.split(' > ');
      const [shown = '', ...others] = names.split(' | ').map((name) => name.trim());
      const term: Term = { kind, name: shown, includes: included.split(', ').filter(Boolean) };
      terms.set(shown, term);
      const hasStrictTwin = others.some((name) => /^[!=]/.test(name) && name.slice(1) === shown);
      // The first name of these is a heading of ours, too wide a word to look for.
      const isNamed = kind !== 'condition' && kind !== 'manner' && !hasStrictTwin;
      for (const name of isNamed ? [shown, ...others] : others) add(phraseOf(name, term));
    }
  for (const [short, long] of abbreviations) {
    if (long.includes(' | ') || (short.length < 3 && !clearPairs.has(short))) continue;
    const words = phraseWords(long);
    const same = phrases.get(words[0] ?? '')?.find((one) => one.words.join(' ') === words.join(' '));
    if (same && short === short.toUpperCase()) add(phraseOf(`=${short}`, same.term));
  }
  for (const name of noTermRows.split(/[|\n]/)) if (name.trim()) add(phraseOf(name.trim(), nothing));
  for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length);
  return { terms, phrases };
}

/** Two letters that are no word and no hours: “BE” shouted is a verb. */
const clearPairs = new Set(['QA', 'UX', 'UI', 'AI', 'ML', 'JS', 'BI', 'HR']);

function phraseOf(name: string, term: Term): Phrase {
  const mark = name.charAt(0);
  const written = /[=!~]/.test(mark) ? name.slice(1) : name;
  const strictness =
    mark === '!' ? 'listed' : mark === '=' ? 'exact' : /[+#]/.test(written) ? 'letters' : 'folded';
  return { words: phraseWords(written), written, strictness, term, isShown: mark === '~' };
}

/** The terms that placed words name, from left to right; the longest name counts, names do not overlap. */
export function termsIn(words: readonly PlacedWord[], text: string, read: ReadText = 'posting'): TermMatch[] {
  const { phrases } = termTable();
  const found: TermMatch[] = [];
  for (let at = 0; at < words.length; ) {
    const [match, ...others] = matchesAt(words, at, text, phrases, read);
    if (match && match.term !== nothing)
      found.push(match, ...others.filter((one) => one.isShown && one.term !== match.term));
    // What only shows a term hides none that begins inside of it.
    at = match && !match.isShown ? match.to : at + 1;
  }
  return found;
}

function matchesAt(
  words: readonly PlacedWord[],
  at: number,
  text: string,
  phrases: TermTable['phrases'],
  read: ReadText,
): TermMatch[] {
  const first = words[at];
  const found: TermMatch[] = [];
  for (const phrase of (first && phrases.get(first.word)) ?? []) {
    if (phrase.isShown ? read === 'posting' : found.some((one) => !one.isShown)) continue;
    const to = at + phrase.words.length;
    const last = words[to - 1];
    if (!first || !last) continue;
    let same = true;
    for (let next = 1; same && next < phrase.words.length; next += 1) {
      const word = words[at + next];
      same = word?.word === phrase.words[next] && word?.joins === true;
    }
    // “Security” inside “Security+” is a word of its own, “js” inside “Node.js” is none.
    if (!same || words[to]?.start === last.start || (words[at - 1]?.start === first.start && at > 0))
      continue;
    if (!isWrittenSo(phrase, text.slice(first.start, last.end))) continue;
    // “8 AM CST” is a time.
    if (
      phrase.strictness === 'exact' &&
      /(?:\b[AP]M|\d) $/i.test(text.slice(Math.max(0, first.start - 4), first.start)) &&
      /^[CEMP][SD]T$/.test(phrase.written)
    )
      continue;
    // “NCLEX-RN” is an examination, “non-RN” nobody who is one.
    if (phrase.strictness === 'exact' && isCredential(phrase.term) && isPartOfName(text, first.start))
      continue;
    const isListed = phrase.strictness === 'listed';
    const { term, isShown } = phrase;
    found.push({ term, at, to, start: first.start, end: last.end, isListed, isShown });
  }
  // The longest name first, what only shows a term last.
  return found.sort((one, other) => Number(one.isShown) - Number(other.isShown));
}

const isCredential = ({ kind }: Term) => kind === 'licence' || kind === 'certificate';
const isPartOfName = (text: string, start: number) =>
  /\p{L}-$/u.test(text.slice(Math.max(0, start - 2), start));

function isWrittenSo({ strictness, written }: Phrase, text: string): boolean {
  if (strictness === 'folded') return true;
  if (strictness === 'letters') return text.toLowerCase().includes(written.toLowerCase());
  return text === written || (text === `${written}s` && /[A-Z]$/.test(written));
}

const besideList = /^\s*(?:[,;/)|·•&.]|and\b|or\b|$)/;

/**
 * Matches without those whose words are everyday words unless the text shows that a skill is meant: “Go” in “Python, Go”
 * and “services in Go” is a language, in “Go above and beyond” it is not; a capital inside of a sentence makes a name.
 */
export function certainTerms(matches: readonly TermMatch[], text: string, to = text.length): TermMatch[] {
  return matches.filter((match) => {
    if (!match.isListed) return true;
    const before = text.slice(Math.max(0, match.start - 8), match.start);
    const isBeside = besideList.test(text.slice(match.end, Math.min(to, match.end + 6)));
    // A line of nothing else.
    if (/(?:^|\n)[\s•*–-]*$/.test(before) && text.slice(match.end, to).trim() === '') return true;
    const isName = /^ \p{Lu}/u.test(text.slice(match.end, match.end + 2));
    if (match.end - match.start > 2 && /\p{Ll} $/u.test(before) && !isName) return true;
    if (isBeside && /\b(?:in|with|using|of|write) $/.test(before)) return true;
    return matches.length > 1 && (isBeside || /(?:[,;/(|&]|\band|\bor) *$/.test(before));
  });
}

/** A term and all that it includes, itself first. */
export function withIncluded(name: string): string[] {
  const { terms } = termTable();
  const all = [name];
  for (const one of all)
    for (const included of terms.get(one)?.includes ?? []) if (!all.includes(included)) all.push(included);
  return all;
}

/** Every name that shows a term in a resume, those of what includes it as well, as they are written. */
export function termNames(name: string): string[] {
  const { phrases } = termTable();
  const showing = [...phrases.values()].flat().filter(({ term }) => withIncluded(term.name).includes(name));
  return [...new Set(showing.map(({ written }) => written))];
}
