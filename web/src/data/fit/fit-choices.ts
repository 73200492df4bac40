import type { FitChoices } from '@foothold/core/entities/job/job.ts';
import type { JournalName } from '@foothold/core/own-data/journal.messages.ts';
import { jobTables, readJobWithHistory, writeJobWithHistory } from '../jobs/job-write.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';

/** `dismissed`: the posting does not ask for it. `left`: it is missing and stays so. '' takes either back. */
export type FitChoice = keyof FitChoices | '';

function labelOf(choice: FitChoice): JournalName {
  if (choice === 'dismissed') return 'notARequirement';
  return choice === '' ? 'requirementAskedForAgain' : 'requirementLeftOpen';
}

/** A posting has a few dozen requirements; what is past that comes from no press. */
const maxChoices = 500;
const longestKey = 300;

/** Keeps with a job what the person says of a requirement of its posting; null in `journalId` when it was said before. */
export const chooseFit = command(
  'chooseFit',
  (jobId: number, requirement: string, choice: FitChoice, clock: Clock = systemClock) => {
    if (requirement === '' || requirement.length > longestKey)
      throw new Refusal('invalid', { detail: 'requirement' });
    return {
      label: labelOf(choice),
      tables: jobTables,
      clock,
      run: async (writer) => {
        const before = await readJobWithHistory(writer, jobId);
        const { dismissed, left } = before.job.fitChoices;
        const kept = (name: keyof FitChoices, keys: readonly string[]) => {
          const others = keys.filter((key) => key !== requirement);
          return choice === name ? [...others, requirement].slice(-maxChoices) : others;
        };
        const said = choiceOf({ dismissed, left }, requirement);
        if (said === choice) return { id: jobId };
        const fitChoices = { dismissed: kept('dismissed', dismissed), left: kept('left', left) };
        const after = { job: { ...before.job, fitChoices }, history: before.history };
        await writeJobWithHistory(writer, { before, after, clock });
        return { id: jobId };
      },
    };
  },
);

function choiceOf({ dismissed, left }: FitChoices, requirement: string): FitChoice {
  if (dismissed.includes(requirement)) return 'dismissed';
  return left.includes(requirement) ? 'left' : '';
}
