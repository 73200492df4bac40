import type { JournalName } from '@foothold/core/own-data/journal.messages.ts';
import { command } from '../journal/command.ts';
import { systemClock } from '../rows/clock.ts';
import type { TableName } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { saved } from './own-data-test-kit.ts';

/** Writes past the commands of the product, as one of its own. */
export const change = command(
  'change',
  (label: JournalName, tables: readonly TableName[], run: (writer: Writer) => Promise<unknown>) => ({
    label,
    tables,
    clock: systemClock,
    run: async (writer) => {
      await run(writer);
      return { id: 0 };
    },
  }),
);

/** A `change` that is expected to work. */
export async function changed(...args: Parameters<typeof change>) {
  return saved(await change(...args));
}
