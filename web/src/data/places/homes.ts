import { Home } from '@foothold/core/entities/place/home.ts';
import { type NewRecord, nextInstant } from '@foothold/core/entities/record.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, refuseStale } from '../rows/stored-record.ts';
import { type HomeKind, queryHome, queryTravelFrom } from './travel-from.ts';

const labels = { home: 'homeSaved', from: 'travelFromPlaceSaved' } as const;

/** The home or the travel-from place, live; `home` null while none was saved. */
export function useHome(kind: HomeKind): { home: Home | null } | undefined {
  return useOwnQuery(`home ${kind}`, async (db) => ({ home: await queryHome(db, kind) }));
}

/** Where distances and commutes start, live: the travel-from place, else home; null while neither has coordinates. */
export function useTravelFrom(): { from: Home | null } | undefined {
  return useOwnQuery('travel from', async (db) => ({ from: await queryTravelFrom(db) }));
}

/**
 * Saves the home or the travel-from place. `basedOn` is the `updatedAt` the form started from, '' where there was none:
 * when it was changed since, nothing is written and the answer carries the stored one.
 */
export const saveHome = command(
  'saveHome',
  (kind: HomeKind, fields: NewRecord<Home>, base: BasedOn = {}, clock: Clock = systemClock) => ({
    label: labels[kind],
    tables: ['homes'],
    clock,
    run: async (writer) => {
      const before = await queryHome(writer.db, kind);
      refuseStale(before, base);
      const at = nextInstant(clock.now(), before?.updatedAt);
      const start = before ?? { uid: clock.newUid(), createdAt: at };
      const read = Home.safeParse({ ...start, ...fields, kind, internalId: before?.internalId ?? 0 });
      if (!read.success)
        throw new Refusal('invalid', { text: read.error.issues.map((i) => i.path.join('.')).join(', ') });
      const row = { ...(read.data as Home), updatedAt: at };
      if (!before) return { id: await writer.add('homes', row) };
      await writer.put('homes', row);
      return { id: before.internalId };
    },
  }),
);
