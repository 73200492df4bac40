import type { TypedSearch } from '@foothold/core/search/read-typed.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type { Evidence, WholeName } from '../../../posting-index/port/search-request.ts';

/** Shares of all that was typed: a title that is just it, a company of that name, a title and its company. */
const points = { title: 0.12, company: 0.6, both: 0.35 };
/** What each word of a title beyond those typed takes off. */
const longer = 0.0045;
/** A longer line is no name that anybody types; each word takes two looks. */
const mostWords = 24;

/** What a typed search as a whole says: the title or the company of a posting, or both in either order. */
export function wholeNames({ key, alternatives }: TypedSearch): Pick<Evidence, 'whole' | 'longer'> {
  const words = key.split(' ').filter(Boolean);
  const own = alternatives.length === 1 ? (alternatives[0] ?? []).flatMap((group) => group.words) : [];
  if (words.length === 0 || words.length > mostWords) return {};
  const titles = [own, titleWords(key)].filter((title) => title.length > 0);
  const company = companyKey(key);
  return {
    whole: [
      ...titles.map((title): WholeName => ({ title, points: points.title })),
      ...(company === '' ? [] : [{ company, points: points.company }]),
      ...splitsOf(words),
    ],
    longer: { than: own.length || words.length, points: longer },
  };
}

/** “cook target” and “target cook” are a title and a company, wherever one ends. */
function splitsOf(words: readonly string[]): WholeName[] {
  return words.slice(1).flatMap((_, index) => {
    const parts = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const;
    return [parts, [parts[1], parts[0]] as const].flatMap(([title, name]) => {
      const [tokens, company] = [titleWords(title), companyKey(name)];
      return tokens.length > 0 && company !== '' ? [{ title: tokens, company, points: points.both }] : [];
    });
  });
}
