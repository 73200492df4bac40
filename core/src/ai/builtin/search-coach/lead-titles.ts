import { titleWords } from '../../../search/title-words.ts';
import { titleMeanings } from '../../../search/vocabulary.ts';
import { joined } from '../answer-lines.ts';
import { plain } from '../assistant/said-words.ts';
import { leadTexts } from './coach-lead.messages.ts';
import type { ChangeFound } from './coach-search.ts';
import type { ChangeLead } from './lead-changes.ts';
import { type CountedSearch, changeList, countChange, type LeadGround, quotedName } from './lead-ground.ts';
import { changeTexts } from './search-changes.messages.ts';
import { nearTitles, titlesAfter, titlesWith, tradesNamed } from './trade-titles.ts';

/** Titles that are counted for one answer, and those of them that it names. */
const most = { counted: 5, named: 3 } as const;

/** What a search looks for beside its words, and near titles with what they find in the same place. */
export async function leadOnTitles(from: CountedSearch, ground: LeadGround): Promise<ChangeLead> {
  const near = await countTitles(nearTitles(from.search.term, from.alsoSearched), from, ground);
  if (near.length === 0) return leadOnFewerWords(from, ground);
  return {
    lines: [coveredText(from), leadTexts('titles', { titles: titleList(near, ground) })],
    changes: near.map(({ change }) => change),
  };
}

/** The words of a search, what is looked for beside them, and which word costs the most. */
export function leadOnWords(from: CountedSearch, ground: LeadGround): ChangeLead {
  const { lines, changes } = leadOnFewerWords(from, ground);
  const term = leadTexts('term', { name: quotedName(from.name), term: plain(from.search.term) });
  return { lines: [term, ...lines], changes };
}

/** What is looked for beside the words of a search, and what other words would find. */
function leadOnFewerWords(from: CountedSearch, ground: LeadGround): ChangeLead {
  const changes = from.changes
    .filter(({ kind }) => kind === 'words' || kind === 'exact' || kind === 'names')
    .slice(0, most.named);
  const more = leadTexts('more', { changes: changeList(changes, ground) });
  return { lines: [coveredText(from), ...(changes.length > 0 ? [more] : [])], changes };
}

function coveredText({ name, search, alsoSearched }: CountedSearch) {
  if (alsoSearched.length === 0) return leadTexts('no-names', { term: plain(search.term) });
  const words = joined('list', alsoSearched.slice(0, 6).map(plain));
  return leadTexts('also-searched', { name: quotedName(name), words });
}

/** Titles for somebody who leaves a trade, counted where the search looks. */
export async function leadOnTrade(
  question: string,
  from: CountedSearch,
  ground: LeadGround,
): Promise<ChangeLead> {
  const { old, wanted } = tradesIn(question);
  if (wanted !== '') {
    const found = await countTitles(titlesWith(wanted), from, ground);
    if (found.length > 0)
      return {
        lines: [leadTexts('trade-to', { titles: titleList(found, ground) })],
        changes: found.map(({ change }) => change),
      };
  }
  const left = old || (sharesWord(question, from.search.term) ? from.search.term : '');
  if (left === '') return { lines: [leadTexts('trade-unknown')], changes: [] };
  const found = await countTitles(titlesAfter(left), from, ground);
  const text =
    found.length > 0
      ? leadTexts('trade-from', { from: plain(left), titles: titleList(found, ground) })
      : leadTexts('no-trade-found', { from: plain(left) });
  return { lines: [text], changes: found.map(({ change }) => change) };
}

type CountedTitle = { title: string; change: ChangeFound };

/** The first titles that find something with the other conditions of the search kept. */
async function countTitles(
  titles: readonly string[],
  from: CountedSearch,
  ground: LeadGround,
): Promise<CountedTitle[]> {
  const found: CountedTitle[] = [];
  for (const title of titles.slice(0, most.counted)) {
    const term = title.toLowerCase() === title ? title : lowerFirst(title);
    const search = { ...from.search, term, exactTerm: false, literal: [], namesOff: [] };
    const says = changeTexts('title', { title: term });
    const change = await countChange(from, { kind: 'title', says, search }, ground);
    if (!change) break;
    if (change.total > 0) found.push({ title: term, change });
    if (found.length === most.named) break;
  }
  return found;
}

/** “Training specialist” within a sentence; an abbreviation stays. */
const lowerFirst = (title: string) =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

const titleList = (found: readonly CountedTitle[], ground: LeadGround) =>
  changeList(
    found.map(({ title, change }) => ({ ...change, says: title })),
    ground,
  );

/** Words before the trade that somebody wants. */
const towards: ReadonlySet<string> = new Set(['to', 'into']);
const endings: ReadonlySet<string> = new Set([
  'what',
  'how',
  'which',
  'where',
  'and',
  'but',
  'so',
  'job',
  'work',
]);
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'be', 'become', 'do', 'some']);
const maxWords = 4;

/** The trade that a question leaves and the one it wants, as typed; '' for none. */
function tradesIn(question: string): { old: string; wanted: string } {
  const words = question
    .slice(0, 500)
    .split(/[\s,;.?!]+/)
    .filter(Boolean);
  const lower = words.map((word) => word.toLowerCase());
  const at = lower.findIndex(
    (word, index) =>
      towards.has(word) &&
      index > 0 &&
      !['used', 'want', 'need', 'how', 'have', 'like'].includes(lower[index - 1] ?? ''),
  );
  const after = at < 0 ? [] : words.slice(at + 1).filter((word) => !articles.has(word.toLowerCase()));
  const end = after.findIndex((word) => endings.has(word.toLowerCase()));
  const wanted = after.slice(0, Math.min(maxWords, end < 0 ? maxWords : end)).join(' ');
  return { old: titleIn(at < 0 ? words : words.slice(0, at)), wanted };
}

/** The longest run of words that names a trade. */
function titleIn(words: readonly string[]): string {
  for (let length = Math.min(maxWords, words.length); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length).join(' ');
      const [meaning] = titleMeanings(titleWords(run));
      const isWhole = meaning?.start === 0 && meaning.end === titleWords(run).length;
      if (isWhole && tradesNamed(run).length > 0) return run;
    }
  return '';
}

const stem = (word: string) => word.replace(/(?:ings?|ers?|s)$/, '');

/** Whether a question speaks of the work of a search: “driving” of a truck driver. */
function sharesWord(question: string, term: string): boolean {
  const stems = new Set(
    titleWords(term)
      .filter((word) => word.length > 3)
      .map(stem),
  );
  return titleWords(question).some((word) => word.length > 3 && stems.has(stem(word)));
}
