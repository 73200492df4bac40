import {
  afterSheetChange,
  type SheetChange,
  type SheetProblem,
  sheetLimits,
} from '@foothold/core/interviews/sheet-change.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord } from '../rows/stored-record.ts';

const labels: Readonly<Record<SheetChange['kind'], string>> = {
  ask: 'Question to ask added',
  unask: 'Question to ask deleted',
  tick: 'Checklist changed',
  add: 'Line of the checklist added',
  remove: 'Line of the checklist deleted',
  done: 'Checklist changed',
};

const problems: Readonly<Record<SheetProblem, string>> = {
  empty: 'Write a few words.',
  long: `At most ${sheetLimits.text} characters. Shorten this.`,
  full: `There are ${sheetLimits.questions} lines, which is the most. Delete one first.`,
};

/** Changes one line of the preparation sheet of an interview. Null in `journalId` where it stands so already. */
export const changeSheet = command(
  'changeSheet',
  (id: number, change: SheetChange, clock: Clock = systemClock) => ({
    label: labels[change.kind],
    tables: ['interviews'],
    clock,
    run: (writer) =>
      editRecord(writer, { table: 'interviews', id, clock }, (interview) => {
        const after = afterSheetChange(interview, change);
        if (typeof after === 'string') throw new Refusal('invalid', { detail: problems[after] });
        return after;
      }),
  }),
);
