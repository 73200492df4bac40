import { Setting } from '@foothold/core/entities/setting/setting.ts';
import type { Clock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { editRecord } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

/** The settings of a group whose names are not known beforehand, such as one for each hidden company, by name. */
export async function queryNamedSettings(
  db: OwnData,
  group: string,
): Promise<{ name: string; value: string }[]> {
  const stored = await db.settings
    .where('[settingGroup+settingName]')
    .between([group, ''], [group, '\uffff'])
    .toArray();
  return readRows('settings', stored).rows.map(({ settingName, settingValue }) => ({
    name: settingName,
    value: settingValue,
  }));
}

/** Adds a setting to such a group and answers its key; one of that name that is there already stays as it is. */
export async function addNamedSetting(
  writer: Writer,
  { group, name, value }: { group: string; name: string; value: string },
  clock: Clock,
): Promise<{ id: number }> {
  const [same] = await keysOf(writer.db, group, name);
  if (same !== undefined) return { id: same };
  const at = clock.now().toISOString();
  const fields = { settingGroup: group, settingName: name, settingValue: value };
  const stamps = { uid: clock.newUid(), createdAt: at, updatedAt: at };
  const row = Setting.parse({ ...fields, ...stamps, internalId: 0 }) as Setting;
  return { id: await writer.add('settings', row) };
}

/** Sets the value of one of such a group, whether it is there or not; answers its key. */
export async function writeNamedSetting(
  writer: Writer,
  { group, name, value }: { group: string; name: string; value: string },
  clock: Clock,
): Promise<{ id: number }> {
  const added = await addNamedSetting(writer, { group, name, value }, clock);
  return editRecord(writer, { table: 'settings', id: added.id, clock }, ({ settingValue }) =>
    settingValue === value ? null : { settingValue: value },
  );
}

/** Takes the settings of one name out of such a group; what is gone has no key to tell. */
export async function removeNamedSetting(
  writer: Writer,
  group: string,
  name: string,
): Promise<{ id: number }> {
  for (const id of await keysOf(writer.db, group, name)) await writer.remove('settings', id);
  return { id: 0 };
}

const keysOf = (db: OwnData, group: string, name: string) =>
  db.settings.where('[settingGroup+settingName]').equals([group, name]).primaryKeys();
