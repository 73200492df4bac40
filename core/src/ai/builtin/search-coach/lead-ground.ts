import { totalText } from '../../../search/search.ts';
import type { Message, Say } from '../../../text/messages.ts';
import { plain } from '../assistant/said-words.ts';
import { leadTexts } from './coach-lead.messages.ts';
import type { ChangeFound, CountSearch, JudgedSearch, SearchChange } from './coach-search.ts';
import type { CoachTopic } from './coach-topics.data.ts';
import type { NamedSearch } from './searches-meant.ts';

/** What the first sentences stand on. */
export type LeadGround = {
  searches: readonly NamedSearch[];
  /** Judges the search at this place of the list; each is judged once. */
  judge: (index: number) => Promise<JudgedSearch>;
  count: CountSearch;
  say: Say;
  locale: string | undefined;
};

/** The first sentences of an answer: which searches they are about, and the changes that they name, counted. */
export type Lead = {
  topic: CoachTopic | null;
  about: readonly string[];
  lines: readonly Message[];
  changes: readonly { name: string; change: ChangeFound }[];
  /** Questions to ask instead. */
  suggestions: readonly Message[];
};

/** A judged search that was counted. */
export type CountedSearch = JudgedSearch & { total: number };

/** The name of a search for a sentence that puts it in quotes: plain text, without quotes of its own. */
export const quotedName = (name: string): string => plain(name.replace(/^["“„«]|["”“»]$/gu, ''));

/** “1,204 postings”. */
export function postingsText({ total, isCapped }: Counted, { locale }: LeadGround): Message {
  return leadTexts('postings', { count: total, total: totalText(total, isCapped, locale) });
}
type Counted = { total: number; isCapped: boolean };

/** “1,204”, “10,000+”. */
export const figure = ({ total, isCapped }: Counted, { locale }: LeadGround) =>
  totalText(total, isCapped, locale);

/** A change of a search with what it finds; null where it cannot be counted. */
export async function countChange(
  from: CountedSearch,
  { kind, says, search }: SearchChange,
  { count, say }: LeadGround,
): Promise<ChangeFound | null> {
  const found = await count(search, { facets: false });
  if (!found) return null;
  const { total, isCapped } = found;
  return { kind, says: say(says), total, isCapped, adds: total - from.total, search };
}

/** “within 50 miles, not 25 (610); posted at any time (500)”. */
export function changeList(
  changes: readonly Pick<ChangeFound, 'says' | 'total' | 'isCapped'>[],
  ground: LeadGround,
): Message | string {
  return changes
    .map((change) => leadTexts('change', { change: plain(change.says), total: figure(change, ground) }))
    .reduceRight<Message | string>(
      (rest, first) => (rest === '' ? first : leadTexts('change-list', { first, rest })),
      '',
    );
}
