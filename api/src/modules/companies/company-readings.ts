import type { CompanySearchAnswer } from '@foothold/core/contract/companies.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import type { Queryable } from '../../db/db.ts';
import { type CompanyFilter, presentName, workOf } from './company-filter.ts';
import { directoryMessage } from './directory.messages.ts';
import type { SimilarNames } from './similar-names.ts';

/** A search as it is read, with the sentence that says so where it is not read as typed. */
type Reading = { filter: CompanyFilter; notice: CompanySearchAnswer['notices'][number] | null };

/** Words that say what is looked for and not who: “Kroger careers”, “companies hiring nurses”. */
const generic = new Set(
  'company companies employer employers firm firms business businesses job jobs career careers hiring opening openings'.split(
    ' ',
  ),
);

/**
 * A search as it was typed and, for where that finds nothing, as it may have been meant: a name without “jobs” and “companies”,
 * work that somebody hires for, and a name a typo away. The first that finds something answers.
 */
export async function* readingsOf(
  { db, nearNames }: { db: Queryable; nearNames: SimilarNames },
  filter: CompanyFilter,
  term: string,
): AsyncGenerator<Reading> {
  yield { filter, notice: null };
  if (filter.words.length === 0) return;
  const meant = term
    .split(/\s+/)
    .filter((word) => !generic.has(word.toLowerCase()))
    .join(' ');
  const words = searchWords(foldCompanyName(meant));
  const guessed = (some: readonly string[]): Reading => ({
    filter: named(filter, some),
    notice: {
      code: 'name-guessed',
      ...told(directoryMessage('name-guessed', { asked: term, meant: some.join(' ') })),
    },
  });
  if (words.length > 0 && words.length < filter.words.length) yield guessed(words);
  const work = filter.role === '' ? workOf(meant) : '';
  if (work !== '')
    yield {
      filter: { ...named(filter, []), role: work },
      notice: {
        code: 'hiring-for',
        ...told(
          meant === term
            ? directoryMessage('hiring-for-it', { asked: term })
            : directoryMessage('hiring-for', { asked: term, work: meant }),
        ),
      },
    };
  const near = await nearNames(db, words);
  if (near) yield guessed(near);
}

/** The same search by other words. */
function named(filter: CompanyFilter, words: readonly string[]): CompanyFilter {
  const name = words.join(' ');
  return { ...filter, words, key: name, presentWords: searchWords(foldCompanyName(presentName(name) ?? '')) };
}
