import { nextInstant } from '@foothold/core/domain/record.ts';
import {
  Setting,
  type SettingGroup,
  type SettingName,
  settingDefaults,
} from '@foothold/core/domain/setting.ts';
import { type Clock, systemClock } from './clock.ts';
import { commit } from './journal.ts';
import type { OwnData } from './own-data.ts';
import { useOwnQuery } from './own-query.ts';
import { readRow } from './read-rows.ts';
import { attempt, type SaveResult } from './save-result.ts';
import type { Writer } from './writer.ts';

/** A stored setting, live; its default while none was saved, undefined while it loads. */
export function useSetting<G extends SettingGroup>(group: G, name: SettingName<G>): string | undefined {
  return useOwnQuery(`setting ${group} ${name}`, (db) => querySetting(db, group, name));
}

/** Saves a setting (READINGS R28). Changes that follow each other at once are one journal entry. */
export function saveSetting<G extends SettingGroup>(
  group: G,
  name: SettingName<G>,
  value: string,
  clock: Clock = systemClock,
): Promise<SaveResult> {
  return attempt(async () => {
    const { result: id, journalId } = await commit(
      'Setting changed',
      ['settings'],
      (writer) => write(writer, { group, name, value }, clock),
      { coalesce: true, clock },
    );
    return { ok: true, id, journalId };
  });
}

/** Saves several settings of a group as one step that can be undone. */
export function saveSettings<G extends SettingGroup>(
  group: G,
  values: Partial<Record<SettingName<G>, string>>,
  clock: Clock = systemClock,
): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      'Settings changed',
      ['settings'],
      async (writer) => {
        for (const [name, value] of Object.entries(values))
          await write(writer, { group, name, value: String(value) }, clock);
      },
      { clock },
    );
    return { ok: true, id: 0, journalId };
  });
}

async function write(
  writer: Writer,
  { group, name, value }: { group: string; name: string; value: string },
  clock: Clock,
): Promise<number> {
  const stored = await find(writer.db, group, name);
  const updatedAt = nextInstant(clock.now(), stored?.updatedAt);
  if (!stored) {
    const fields = { settingGroup: group, settingName: name, settingValue: value };
    const made = { internalId: 0, uid: clock.newUid(), createdAt: updatedAt, updatedAt };
    const row = Setting.parse({ ...fields, ...made });
    return writer.add('settings', row as Parameters<typeof writer.add<'settings'>>[1]);
  }
  if (stored.settingValue !== value)
    await writer.put('settings', { ...stored, settingValue: value, updatedAt });
  return stored.internalId;
}

/** The value of a setting, or its default. */
export async function querySetting<G extends SettingGroup>(
  db: OwnData,
  group: G,
  name: SettingName<G>,
): Promise<string> {
  const stored = await find(db, group, name);
  const value = stored ? readRow('settings', stored).record?.settingValue : undefined;
  return value ?? (settingDefaults[group] as Record<string, string>)[name] ?? '';
}

const find = (db: OwnData, group: string, name: string) =>
  db.settings.where('[settingGroup+settingName]').equals([group, name]).first();
