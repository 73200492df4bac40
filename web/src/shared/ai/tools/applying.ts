import type { Job } from '@foothold/core/entities/job/job.ts';
import { recordName } from '@foothold/core/entities/record-name.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { undo } from '../../../data/journal/undo.ts';
import type { Clock } from '../../../data/rows/clock.ts';
import type { OwnData } from '../../../data/rows/own-data.ts';
import { readRow } from '../../../data/rows/read-rows.ts';
import type { SaveResult } from '../../../data/rows/save-result.ts';
import { sayIn } from '../../../platform/say.ts';
import { type Applied, Refused } from './proposal.ts';

/** Makes of a change what a yes runs: once, however often it is pressed. */
export function once(run: () => Promise<Applied>): () => Promise<Applied> {
  let done: Promise<Applied> | undefined;
  return () => {
    done ??= run();
    return done;
  };
}

/** What a command's answer is to the person and to the model; `said` where it worked, `to` the screen of what was written. */
export function appliedAs(
  result: SaveResult,
  { said, to, clock }: { said: string; to: (id: number) => string | null; clock: Clock },
): Applied {
  if (!result.ok) return notApplied(sayIn(i18n)(result.message), sayEnglish(result.message));
  const { id, journalId } = result;
  return {
    ok: true,
    said,
    text: `The person said yes. Done; the id is ${id}.`,
    to: to(id),
    journalId,
    undo: journalId === null ? null : () => undo(journalId, clock),
  };
}

/** What is said where nothing was written; `english` is what the model is told. */
export function notApplied(said: string, english = said): Applied {
  return { ok: false, said, text: `The person said yes, but nothing was written. ${english}` };
}

/** What is said where a record is other than the proposal has shown it. */
export function changedElsewhere(): Applied {
  return notApplied(t`This was changed since it was proposed, so nothing was written. Ask again.`);
}

/** The own job that a model names by its id; refuses one that there is not, or that does not read. */
export async function namedJob(db: OwnData, id: number): Promise<Job> {
  const stored = await db.jobs.get(id);
  if (stored === undefined) throw new Refused(`There is no own job with the id ${id}. own_jobs brings ids.`);
  const { record } = readRow('jobs', stored);
  if (!record) throw new Refused(`The job with the id ${id} cannot be read, so it stays as it is.`);
  return record;
}

/** True while a job is as it was. */
export async function isAsBefore(db: OwnData, { internalId, updatedAt }: Job): Promise<boolean> {
  return (await db.jobs.get(internalId))?.updatedAt === updatedAt;
}

/** What a person calls a job. */
export const jobName = (job: Job) => recordName(job) || t`the job without a name`;
