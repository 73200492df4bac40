import { jobTables, readJobWithHistory, writeJobWithHistory } from '../jobs/job-write.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';

/** A resume has some hundred lines; what is past that comes from no press. */
const maxStored = 500;

/** Keeps with a job that the person wants none of these wordings for it, or takes that back. */
export const refuseProposals = command(
  'refuseProposals',
  (jobId: number, keys: readonly string[], isRefused: boolean, clock: Clock = systemClock) => {
    if (keys.length === 0 || keys.some((key) => !/^[a-z0-9]{1,20}$/.test(key)))
      throw new Refusal('invalid', { detail: 'proposal' });
    return {
      label: isRefused ? 'proposalRejected' : 'proposalOpenAgain',
      tables: jobTables,
      clock,
      run: async (writer) => {
        const before = await readJobWithHistory(writer, jobId);
        const others = before.job.refusedProposals.filter((key) => !keys.includes(key));
        const refusedProposals = isRefused ? [...others, ...keys].slice(-maxStored) : others;
        const after = { job: { ...before.job, refusedProposals }, history: before.history };
        await writeJobWithHistory(writer, { before, after, clock });
        return { id: jobId };
      },
    };
  },
);
