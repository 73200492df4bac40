import { singular } from '@foothold/core/entities/occupation/occupation-title.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import type { Queryable } from '../../db/db.ts';

/** Words of a search that are looked at. */
const maxWords = 8;

/**
 * Codes of the occupations that one of their other titles leads to (O*NET, loaded by `npm run reference`): each word
 * begins one of the title's words. Best first: the title as a whole, then those with more such titles. Empty while
 * none are loaded.
 */
export async function codesByOtherTitles(db: Queryable, text: string, limit: number): Promise<string[]> {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, maxWords);
  if (words.length === 0) return [];
  const rows = await db.query<{ code: string }>(
    `SELECT code FROM occupation_title WHERE ${words.map((_, at) => `title ~* ('\\m' || $${at + 3})`).join(' AND ')}
     GROUP BY code ORDER BY bool_or(lower(title) = $1) DESC, count(*) DESC, code LIMIT $2`,
    [text.trim().toLowerCase(), limit, ...words.map(singular)],
  );
  return rows.map(({ code }) => code);
}
