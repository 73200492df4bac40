import type { Company } from '@foothold/core/entities/company/company.ts';
import { withTags } from '@foothold/core/entities/job/job-tags.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { afterLook } from '@foothold/core/search/saved-search.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord } from '../rows/stored-record.ts';
import { queryCompanies } from './company-rows.ts';

/** What a watch tells of: postings with one of the words in their title, within so many miles; nothing said: any. */
export type WatchRule = Pick<Company, 'watchWords' | 'watchMiles'>;

/** Most words one watch goes by. */
const maxWords = 10;

/** The watched companies by name, live; undefined while they load. */
export function useWatchedCompanies(): Company[] | undefined {
  return useOwnQuery('watched companies', queryWatchedCompanies, { keep: true });
}

/** The watched companies by name. */
export async function queryWatchedCompanies(db: OwnData): Promise<Company[]> {
  return (await queryCompanies(db)).companies
    .filter(({ watchedAt }) => watchedAt !== '')
    .sort((a, b) => a.companyName.localeCompare(b.companyName) || a.internalId - b.internalId);
}

/** Watches companies for new postings from now on, or stops; one that is watched keeps the day it began. */
export const watchCompanies = command(
  'watchCompanies',
  (ids: readonly number[], isOn: boolean, clock: Clock = systemClock) => ({
    label: isOn ? 'companyWatched' : 'companyNoLongerWatched',
    tables: ['companies'],
    clock,
    run: async (writer) => {
      const now = clock.now();
      let changed = 0;
      const stored = await writer.getMany('companies', [...new Set(ids)]);
      for (const row of stored) {
        if (row === undefined) throw new Refusal('missing');
        if (Boolean(row.watchedAt) === isOn) continue;
        changed += 1;
        const updatedAt = nextInstant(now, row.updatedAt);
        const watchedAt = isOn ? now.toISOString() : '';
        await writer.put('companies', { ...row, watchedAt, lastRunAt: '', runBeforeAt: '', updatedAt });
      }
      return { id: ids[0] ?? 0, changed };
    },
  }),
);

/** Says of which new postings a watch tells. */
export const setWatchRule = command(
  'setWatchRule',
  (id: number, { watchWords, watchMiles }: WatchRule, clock: Clock = systemClock) => ({
    label: 'watchingChanged',
    tables: ['companies'],
    clock,
    run: (writer) => {
      const words = withTags([], watchWords).slice(0, maxWords);
      const miles = Number.isFinite(watchMiles) && watchMiles > 0 ? watchMiles : 0;
      return editRecord(writer, { table: 'companies', id, clock }, () => ({
        watchWords: words,
        watchMiles: miles,
      }));
    },
  }),
);

/**
 * Notes that the postings of a watched company were looked at, `at` being the instant they are of. Nothing is written where
 * it is not watched or a later look is known.
 */
export const markCompanySeen = command(
  'markCompanySeen',
  (id: number, at: string, clock: Clock = systemClock) => ({
    label: 'companyLookedAt',
    tables: ['companies'],
    clock,
    coalesce: true,
    run: (writer) =>
      editRecord(writer, { table: 'companies', id, clock }, ({ watchedAt, lastRunAt, runBeforeAt }) =>
        watchedAt === '' ? null : afterLook({ lastRunAt, runBeforeAt, createdAt: watchedAt }, at),
      ),
  }),
);
