import { nextInstant } from '@foothold/core/entities/record.ts';
import {
  Setting,
  type SettingGroup,
  type SettingName,
  settingDefaults,
} from '@foothold/core/entities/setting/setting.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow } from '../rows/read-rows.ts';
import type { Writer } from '../rows/writer.ts';

/** A stored setting, live; its default while none was saved, undefined while it loads. */
export function useSetting<G extends SettingGroup>(group: G, name: SettingName<G>): string | undefined {
  return useOwnQuery(`setting ${group} ${name}`, (db) => querySetting(db, group, name));
}

type OneSetting = { [G in SettingGroup]: [group: G, name: SettingName<G>] }[SettingGroup];
type SomeSettings = {
  [G in SettingGroup]: [group: G, values: Partial<Record<SettingName<G>, string>>];
}[SettingGroup];

/** Saves a setting (docs/spec/readings.md R28). Changes that follow each other at once are one journal entry. */
export const saveSetting = command(
  'saveSetting',
  (...[group, name, value, clock = systemClock]: [...OneSetting, value: string, clock?: Clock]) => ({
    label: 'settingChanged',
    tables: ['settings'],
    clock,
    coalesce: true,
    run: async (writer) => ({ id: await write(writer, { group, name, value }, clock) }),
  }),
);

/** Saves several settings of a group as one step that can be undone. */
export const saveSettings = command(
  'saveSettings',
  (...[group, values, clock = systemClock]: [...SomeSettings, clock?: Clock]) => ({
    label: 'settingsChanged',
    tables: ['settings'],
    clock,
    run: async (writer) => {
      for (const [name, value] of Object.entries(values))
        await write(writer, { group, name, value: String(value) }, clock);
      return { id: 0 };
    },
  }),
);

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
