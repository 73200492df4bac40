import { transferContent } from '../entries/document-holder.ts';
import { clearReference } from '../jobs/job-delete.ts';
import { command } from '../journal/command.ts';
import { detachRow, versionsOf } from '../resumes/resume-rows.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { references, type TableName, tableNames } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { exampleMarker } from './example-loaded.ts';

/**
 * Loads thirty fictional jobs with dated histories, their companies, interviews, resumes and places, each marked
 * `isExample`, all dated around now, in one journal entry (docs/spec/design.md, Load example data).
 */
export const loadExampleData = command('loadExampleData', async (clock: Clock = systemClock) => {
  // 8 KB that hardly anybody needs, and nobody twice.
  const [{ addExampleRelated }, { addExampleJobs }] = await Promise.all([
    import('./example-surroundings.ts'),
    import('./example-jobs.ts'),
  ]);
  const run = async (writer: Writer) => {
    if (await findMarker(writer)) throw new Refusal('example-already-loaded');
    const now = clock.now();
    const keys: Partial<Record<TableName, number[]>> = {};
    const noting: Writer = {
      ...writer,
      add: async (table, row) => {
        const key = await writer.add(table, row);
        keys[table] = [...(keys[table] ?? []), key];
        return key;
      },
    };
    const { resumes } = await addExampleRelated(noting, {
      now,
      newUid: clock.newUid,
      addJobs: (ids) => addExampleJobs(noting, { now, newUid: clock.newUid, resumes: ids }),
    });
    const at = now.toISOString();
    const [settingGroup, settingName] = exampleMarker;
    const settingValue = JSON.stringify(keys);
    const stamps = { uid: clock.newUid(), createdAt: at, updatedAt: at, isExample: true };
    await writer.add('settings', { settingGroup, settingName, settingValue, ...stamps });
    return { id: resumes[0] ?? 0 };
  };
  return { label: 'exampleDataLoaded', tables: tableNames, clock, run };
});

/**
 * Removes the example data in one step that can be undone. The person's own records stay: one that referenced an
 * example record references nothing, a version of an example resume stands alone, and entries that belong to an example job go with it.
 */
export const removeExampleData = command('removeExampleData', (clock: Clock = systemClock) => ({
  label: 'exampleDataRemoved',
  tables: tableNames,
  clock,
  run: async (writer) => {
    const stored = await findMarker(writer);
    if (!stored) throw new Refusal('no-example');
    const keys = JSON.parse(stored.settingValue) as Partial<Record<TableName, number[]>>;
    for (const key of keys.resumes ?? [])
      for (const version of await versionsOf(writer, key))
        if (!version.isExample) await detachRow(writer, version.internalId, clock);
    for (const table of tableNames) {
      for (const key of keys[table] ?? []) {
        if ((await writer.get(table, key))?.isExample === true)
          await removeWithParts(writer, { table, key }, clock);
      }
    }
    await writer.remove('settings', stored.internalId);
    return { id: 0 };
  },
}));

async function removeWithParts(
  writer: Writer,
  { table, key }: { table: TableName; key: number },
  clock: Clock,
): Promise<void> {
  await writer.remove(table, key);
  for (const reference of references.filter((r) => r.to === table)) {
    const rows = writer.db.table<Record<string, unknown>, number>(reference.table);
    for (const child of await rows.where(reference.field).equals(key).primaryKeys()) {
      if (reference.hold === 'part') {
        const document = reference.table === 'documents' && (await writer.get('documents', child));
        if (document) await transferContent(writer, [document], clock);
        await removeWithParts(writer, { table: reference.table, key: child }, clock);
      } else await clearReference(writer, { table: reference.table, key: child, field: reference.field });
    }
  }
}

const findMarker = (writer: Writer) =>
  writer.db.settings
    .where('[settingGroup+settingName]')
    .equals([...exampleMarker])
    .first();
