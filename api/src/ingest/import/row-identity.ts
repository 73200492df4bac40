import { postingLinks } from '@foothold/core/duplicates/posting-links.ts';
import { isPlaceholder } from '@foothold/core/parsing/place/location-words.ts';
import { foldCompanyName, foldText } from '@foothold/core/text/company-name.ts';
import type { Queryable } from '../../db/db.ts';
import { fileSource, isFileSource } from '../read/file-source.ts';
import { placeTexts } from './import-places.ts';
import { type AcceptedPosting, postingKey } from './import-record.ts';
import type { ReadRecord } from './posting-reader.ts';

/** What rows of a table with one id are: `same`, one posting; `apart`, one each as far as their cells differ. */
export type SameIds = 'apart' | 'same';

/** The posting under an id that is made of its content, so that a second import finds it again. */
function withOwnId(accepted: AcceptedPosting): AcceptedPosting {
  return under(accepted, { ...accepted.posting, externalId: baseOf(accepted) + markOf(accepted) });
}

const markOf = ({ contentHash }: AcceptedPosting) => `~${contentHash.slice(0, 12)}`;

/** The id that the row itself states. */
function baseOf(accepted: AcceptedPosting): string {
  const { externalId } = accepted.posting;
  const mark = markOf(accepted);
  return externalId.endsWith(mark) ? externalId.slice(0, -mark.length) : externalId.slice(0, 380);
}

function under(accepted: AcceptedPosting, name: { source: string; externalId: string }): AcceptedPosting {
  const posting = { ...accepted.posting, source: name.source, externalId: name.externalId };
  return { ...accepted, posting, key: postingKey(posting) };
}

/**
 * Compares each row of an import with the earlier rows of its id; call it once for each, in order. Returns `repeated` for a
 * row that is equal to an earlier one, `merged` for one that differs and is left out anyway, else the row to store.
 */
export function repeatFinder(sameIds: SameIds): (read: ReadRecord) => ReadRecord | 'repeated' | 'merged' {
  const seen = new Map<string, string>();
  return (read) => {
    const { accepted } = read;
    const { key, contentHash, isLoose } = accepted;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, contentHash);
      return read;
    }
    // The first of several rows with one key counts, so that a second import finds nothing new.
    if (before === contentHash) return 'repeated';
    if (!isLoose || sameIds === 'same') return 'merged';
    const apart = withOwnId(accepted);
    if (seen.has(apart.key)) return 'repeated';
    seen.set(apart.key, contentHash);
    return { ...read, accepted: apart };
  };
}

type Stored = {
  source: string;
  externalId: string;
  contentHash: string;
  title: string;
  companyName: string;
  url: string;
  places: string[];
};

/**
 * Matches rows of tables with stored postings and returns them under the keys to store them by: a stored posting is only
 * replaced by a row about the same work (`isSamePosting`), and a row that is equal in another file is that posting. Rows of
 * sources with reliable ids stay as they are.
 */
export function storedMatcher(
  db: Queryable,
  sameIds: SameIds,
): (batch: readonly ReadRecord[]) => Promise<ReadRecord[]> {
  let files: Promise<string[]> | null = null;
  return async (batch) => {
    const loose = batch.filter(({ accepted }) => accepted.isLoose);
    if (loose.length === 0) return [...batch];
    files ??= fileSources(db);
    const sources = await files;
    const known = await storedUnder(
      db,
      loose.flatMap(({ accepted }) => names(accepted, sources)),
    );
    const taken = new Set(batch.map(({ accepted }) => accepted.key));
    return batch.map((read) => {
      const { accepted } = read;
      const found = accepted.isLoose ? storedAs(read, known, { sources, sameIds }) : accepted;
      if (found.key === accepted.key || taken.has(found.key)) return read;
      taken.add(found.key);
      return { ...read, accepted: found };
    });
  };
}

/** Every name that a row may be stored under. */
function names(
  accepted: AcceptedPosting,
  files: readonly string[],
): { source: string; externalId: string }[] {
  const { source, externalId } = accepted.posting;
  const all = isFileSource(source) ? [source, ...files] : [source];
  const ids = new Set([externalId, baseOf(accepted), baseOf(accepted) + markOf(accepted)]);
  return [...new Set(all)].flatMap((one) => [...ids].map((id) => ({ source: one, externalId: id })));
}

function storedAs(
  read: ReadRecord,
  known: ReadonlyMap<string, Stored>,
  { sources, sameIds }: { sources: readonly string[]; sameIds: SameIds },
): AcceptedPosting {
  const { accepted } = read;
  const own = known.get(accepted.key);
  if (own?.contentHash === accepted.contentHash) return accepted;
  const same = names(accepted, sources)
    .map((name) => known.get(postingKey(name)))
    .find((stored) => stored?.contentHash === accepted.contentHash);
  if (same) return under(accepted, same);
  if (own) return sameIds === 'same' || isSamePosting(own, read) ? accepted : withOwnId(accepted);
  // Before files had names of their own, all rows without a source stood under this one.
  const former = known.get(postingKey({ source: fileSource, externalId: accepted.posting.externalId }));
  const isOurs = former && isFileSource(accepted.posting.source) && isSamePosting(former, read);
  return isOurs ? under(accepted, former) : accepted;
}

/** Two postings of one id are one that changed if one link leads to both, or, without links, they name the same work. */
function isSamePosting(stored: Stored, { accepted: { posting }, parsed }: ReadRecord): boolean {
  const linksOf = ({ url }: { url: string }) => postingLinks({ source: posting.source, externalId: '', url });
  const one = linksOf(stored);
  const other = linksOf(posting);
  // One address may serve all jobs of an employer.
  if (one.length > 0 && other.length > 0)
    return one.some((link) => other.includes(link)) && isLikeTitle(stored.title, posting.title);
  const named = posting.locations.flatMap((text, at) => {
    const location = parsed[at];
    return location ? placeTexts(text, location) : [text];
  });
  return (
    foldText(stored.title) === foldText(posting.title) &&
    foldCompanyName(stored.companyName) === foldCompanyName(posting.companyName) &&
    placesSaid(stored.places) === placesSaid(named)
  );
}

/** Places as one text, whatever their order; words that name none are not stored beside others. */
const placesSaid = (texts: readonly string[]) =>
  [...new Set(texts.filter((text) => !isPlaceholder(text)).map(foldText))].sort().join('\n');

/** Half the words of the shorter title are in the other one. */
function isLikeTitle(a: string, b: string): boolean {
  const [one, other] = [new Set(foldText(a).split(' ')), new Set(foldText(b).split(' '))];
  return [...one].filter((word) => other.has(word)).length * 2 >= Math.min(one.size, other.size);
}

async function fileSources(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ source: string }>(
    `SELECT DISTINCT source FROM posting WHERE source = $1 OR source LIKE $1 || ':%'`,
    [fileSource],
  );
  return rows.map(({ source }) => source).sort();
}

async function storedUnder(
  db: Queryable,
  names: readonly { source: string; externalId: string }[],
): Promise<Map<string, Stored>> {
  const rows = await db.query<Stored>(
    `SELECT p.source, p.external_id AS "externalId", p.content_hash AS "contentHash", t.title,
       t.company_name AS "companyName", t.url,
       ARRAY(SELECT place ->> 'text' FROM jsonb_array_elements(t.places) place) AS places
     FROM unnest($1::text[], $2::text[]) AS k (source, external_id)
     JOIN posting p ON p.source = k.source AND p.external_id = k.external_id
     JOIN posting_text t ON t.posting_id = p.id`,
    [names.map(({ source }) => source), names.map(({ externalId }) => externalId)],
  );
  return new Map(rows.map((row) => [postingKey(row), row]));
}
