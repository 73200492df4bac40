import { type Clock, systemClock } from './clock.ts';
import { handOnContent } from './document-content.ts';
import { exampleMarker } from './example-loaded.ts';
import { clearReference } from './job-delete.ts';
import { commit } from './journal.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';
import { references, type TableName, tableNames } from './tables.ts';
import type { Writer } from './writer.ts';

/** Records that mean nothing without the one they belong to. */
const partOf: readonly TableName[] = [
  'jobEvents',
  'documents',
  'snapshots',
  'resumeExperience',
  'resumeEducation',
  'resumeSkills',
  'resumeSections',
  'placeGroupMembers',
];

/**
 * Loads thirty fictional jobs with dated histories, their companies, interviews, resumes and places, each marked
 * `isExample`, all dated around now, in one journal entry (DESIGN.md, Load example data).
 */
export function loadExampleData(clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    // 8 KB that hardly anybody needs, and nobody twice.
    const [{ addExampleSurroundings }, { addExampleJobs }] = await Promise.all([
      import('./example-surroundings.ts'),
      import('./example-jobs.ts'),
    ]);
    const { result: id, journalId } = await commit(
      'Example data loaded',
      tableNames,
      async (writer) => {
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
        const { resumes } = await addExampleSurroundings(noting, {
          now,
          newUid: clock.newUid,
          addJobs: (ids) => addExampleJobs(noting, { now, newUid: clock.newUid, resumes: ids }),
        });
        const at = now.toISOString();
        const [settingGroup, settingName] = exampleMarker;
        const settingValue = JSON.stringify(keys);
        const row = {
          settingGroup,
          settingName,
          settingValue,
          uid: clock.newUid(),
          createdAt: at,
          updatedAt: at,
          isExample: true,
        };
        await writer.add('settings', row);
        return resumes[0] ?? 0;
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

/**
 * Removes the example data in one step that can be undone. The person's own records stay: one that pointed at an
 * example record points at nothing, and entries that belong to an example job go with it.
 */
export function removeExampleData(clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      'Example data removed',
      tableNames,
      async (writer) => {
        const stored = await findMarker(writer);
        if (!stored) throw new Refusal('no-example');
        const keys = JSON.parse(stored.settingValue) as Partial<Record<TableName, number[]>>;
        for (const table of tableNames) {
          for (const key of keys[table] ?? []) {
            if ((await writer.get(table, key))?.isExample === true)
              await removeWithParts(writer, { table, key }, clock);
          }
        }
        await writer.remove('settings', stored.internalId);
      },
      { clock },
    );
    return { ok: true, id: 0, journalId };
  });
}

async function removeWithParts(
  writer: Writer,
  { table, key }: { table: TableName; key: number },
  clock: Clock,
): Promise<void> {
  await writer.remove(table, key);
  for (const reference of references.filter((r) => r.to === table)) {
    const rows = writer.db.table<Record<string, unknown>, number>(reference.table);
    for (const child of await rows.where(reference.field).equals(key).primaryKeys()) {
      if (partOf.includes(reference.table)) {
        const document = reference.table === 'documents' && (await writer.get('documents', child));
        if (document) await handOnContent(writer, [document], clock);
        await writer.remove(reference.table, child);
      } else await clearReference(writer, { table: reference.table, key: child, field: reference.field });
    }
  }
}

const findMarker = (writer: Writer) =>
  writer.db.settings
    .where('[settingGroup+settingName]')
    .equals([...exampleMarker])
    .first();
