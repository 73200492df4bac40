import { postingPair } from '@foothold/core/duplicates/split-others.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { addNamedSetting, queryNamedSettings, removeNamedSetting } from './named-settings.ts';

/** Their settings: the two postings name one (`postingPair`), the value is the title of the job, for who reads a backup. */
const group = 'notDuplicate';

type Named = { source: string; externalId: string };

/** Pairs of postings (`postingPair`) that the person said are not the same job, live; undefined while they load. */
export function useNotDuplicates(): ReadonlySet<string> | undefined {
  return useOwnQuery('not duplicates', queryNotDuplicates);
}

/** Pairs of postings that the person said are not the same job. */
export async function queryNotDuplicates(db: OwnData): Promise<ReadonlySet<string>> {
  return new Set((await queryNamedSettings(db, group)).map(({ name }) => name));
}

/** Notes that two postings are not the same job; null in `journalId` when that was noted already. */
export const refuseDuplicate = command(
  'refuseDuplicate',
  (posting: Named & { jobTitle: string }, other: Named, clock: Clock = systemClock) => ({
    label: 'postingsToldApart',
    tables: ['settings'],
    clock,
    run: (writer) =>
      addNamedSetting(writer, { group, name: postingPair(posting, other), value: posting.jobTitle }, clock),
  }),
);

/** Takes back that two postings are not the same job; null in `journalId` when nothing was noted. */
export const acceptDuplicate = command(
  'acceptDuplicate',
  (posting: Named, other: Named, clock: Clock = systemClock) => ({
    label: 'postingsPutTogether',
    tables: ['settings'],
    clock,
    run: (writer) => removeNamedSetting(writer, group, postingPair(posting, other)),
  }),
);
