import { type WrittenLine, withWritten, writtenPlace } from '@foothold/core/entities/ledger/written-line.ts';
import { statement } from '@foothold/core/truth/own-statement.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { putChanged, readForChange } from './resume-rows.ts';
import { resumeTables, wholeResume } from './whole-resume.ts';

/** A sentence that a person says is what they did, and the piece of the resume that it is about, by its id as evidence. */
export type StatedBeside = { beside: string; text: string; by: string };

/**
 * Keeps a sentence with a resume as the person’s own statement (decision 0119). It is evidence from then on and no line of the resume;
 * that of a version is kept with its base, since what somebody did is true for every job.
 */
export const stateBeside = command(
  'stateBeside',
  (id: number, { beside, text, by }: StatedBeside, clock: Clock = systemClock) => ({
    label: 'ownStatementAdded',
    tables: resumeTables,
    clock,
    run: async (writer) => {
      const whole = await wholeResume(writer.db, id);
      const [, list = '', item = ''] = /\/(experience|education|sections):(\d+)/.exec(beside) ?? [];
      const found =
        list === ''
          ? null
          : whole?.[list as 'experience'].find(({ internalId }) => internalId === Number(item));
      if (!whole || text.trim() === '' || found === undefined) throw new Refusal('missing');
      const { own } = await readForChange(writer, id);
      const home = own.resume.baseId ?? id;
      const { own: kept } = await readForChange(writer, home);
      const said = statement(text.trim(), found ? writtenPlace(list, found) : 'summary', {
        at: clock.now().toISOString(),
        by,
      });
      const written = withWritten(kept.resume.written as WrittenLine[], [{ ...said, was: '' }]);
      await putChanged(writer, 'resumes', { ...kept.resume, written }, clock);
      return { id: home };
    },
  }),
);
