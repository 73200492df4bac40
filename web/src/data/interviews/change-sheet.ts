import {
  afterSheetChange,
  type SheetChange,
  type SheetProblem,
  sheetLimits,
} from '@foothold/core/interviews/sheet-change.ts';
import type { JournalName } from '@foothold/core/own-data/journal.messages.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { RefusalFacts } from '../rows/refusal-message.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord } from '../rows/stored-record.ts';

const labels: Readonly<Record<SheetChange['kind'], JournalName>> = {
  ask: 'questionToAskAdded',
  unask: 'questionToAskDeleted',
  tick: 'checklistChanged',
  add: 'checklistLineAdded',
  remove: 'checklistLineDeleted',
  done: 'checklistChanged',
};

const problems: Readonly<Record<SheetProblem, RefusalFacts>> = {
  empty: { detail: 'sheetEmpty' },
  long: { detail: 'sheetLength', values: { most: sheetLimits.text } },
  full: { detail: 'sheetLines', values: { most: sheetLimits.questions } },
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
        if (typeof after === 'string') throw new Refusal('invalid', problems[after]);
        return after;
      }),
  }),
);
