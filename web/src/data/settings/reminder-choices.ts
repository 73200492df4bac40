import { settingDefaults } from '@foothold/core/entities/setting/setting.ts';
import { minutesOf } from '@foothold/core/tracking/notified-reminders.ts';
import { type ReminderChoices, reminderKinds } from '@foothold/core/tracking/reminders.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { queryNamedSettings } from './named-settings.ts';

/** Whether and how a person wants to be reminded. */
export type ReminderSettings = ReminderChoices & { isOn: boolean; isDiscreet: boolean };

/** Whether and how the person wants to be reminded, live; undefined while it loads. */
export function useReminderSettings(): ReminderSettings | undefined {
  return useOwnQuery('reminder settings', queryReminderSettings);
}

/** Reads the settings at once; an hour that is none is that of the defaults. */
export async function queryReminderSettings(db: OwnData): Promise<ReminderSettings> {
  const stored = (await queryNamedSettings(db, 'reminders')).map(({ name, value }) => [name, value]);
  const values: Record<keyof (typeof settingDefaults)['reminders'], string> = {
    ...settingDefaults.reminders,
    ...Object.fromEntries(stored),
  };
  const clock = (name: 'time' | 'quietFrom' | 'quietTo') =>
    minutesOf(values[name]) === null ? settingDefaults.reminders[name] : values[name];
  const kinds = values.kinds.split(',');
  return {
    isOn: values.on === 'on',
    kinds: reminderKinds.filter((kind) => kinds.includes(kind)),
    time: clock('time'),
    quiet: { from: clock('quietFrom'), to: clock('quietTo') },
    isDiscreet: values.discreet === 'yes',
  };
}
