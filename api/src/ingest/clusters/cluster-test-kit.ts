import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import type { LabelledPair } from '@foothold/core/test-data/labels.ts';
import type { Db } from '../../db/db.ts';

type Labelled = RawPostingInput & { externalId: string };

/** Labelled postings as an importer hands them over, each once, with texts of our own that have as much in common. */
export function labelledRecords(pairs: readonly LabelledPair[]): Labelled[] {
  const byKey = new Map<string, Labelled>();
  for (const { overlap, one, other } of pairs)
    for (const [at, posting] of [one, other].entries()) {
      const { source, externalId, title, places, remote, type, pay, day, url, text: begins } = posting;
      const [range = '', currency = '', interval = ''] = pay.split(' ');
      const text = begins === '' ? '' : words(at === 0 ? 'a' : 'b', Math.max(0, overlap));
      if (!byKey.has(`${source}\n${externalId}`))
        byKey.set(`${source}\n${externalId}`, {
          source,
          externalId,
          title,
          companyName: posting.company,
          url: url && `https://${url}`,
          locations: places.split('; ').filter(Boolean),
          remote: remote === '' ? null : remote === 'remote',
          employmentType: type,
          category: posting.department,
          payText: pay && `${currency} ${range.replace('-', ' - ')} per ${interval}`,
          postedAt: day === 0 ? null : day * 86_400_000,
          description: begins.length > 1 ? `${begins} ${text}` : text,
        });
    }
  return [...byKey.values()];
}

function words(own: string, shared: number): string {
  return Array.from({ length: 600 }, (_, at) => (at < shared * 600 ? `common${at}` : `${own}${at}`)).join(
    ' ',
  );
}

/** The clusters in the database, each as its `source:externalId` in order, in order. */
export async function storedClusters(db: Db): Promise<string[]> {
  const rows = await db.query<{ members: string }>(
    `SELECT string_agg(source || ':' || external_id, ' ' ORDER BY source COLLATE "C", external_id COLLATE "C") AS members
     FROM posting WHERE cluster_id IS NOT NULL GROUP BY cluster_id`,
  );
  return rows.map(({ members }) => members).sort();
}
