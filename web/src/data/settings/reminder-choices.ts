import { settingDefaults } from '@foothold/core/entities/setting/setting.ts';
import { type ReminderChoices, reminderKinds } from '@foothold/core/tracking/reminders.ts';
import { minutesOf } from '@foothold/core/tracking/told-reminders.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { querySetting } from './settings.ts';

/** Whether and how a person wants to be reminded. */
export type ReminderSettings = ReminderChoices & { isOn: boolean; isDiscreet: boolean };

/** Whether and how the person wants to be reminded, live; undefined while it loads. */
export function useReminderSettings(): ReminderSettings | undefined {
  return useOwnQuery('reminder settings', queryReminderSettings);
}

/** Reads the settings; an hour that is none is that of the defaults. */
export async function queryReminderSettings(db: OwnData): Promise<ReminderSettings> {
  const value = (name: keyof (typeof settingDefaults)['reminders']) => querySetting(db, 'reminders', name);
  const clock = async (name: 'time' | 'quietFrom' | 'quietTo') => {
    const stored = await value(name);
    return minutesOf(stored) === null ? settingDefaults.reminders[name] : stored;
  };
  const kinds = (await value('kinds')).split(',');
  return {
    isOn: (await value('on')) === 'on',
    kinds: reminderKinds.filter((kind) => kinds.includes(kind)),
    time: await clock('time'),
    quiet: { from: await clock('quietFrom'), to: await clock('quietTo') },
    isDiscreet: (await value('discreet')) === 'yes',
  };
}
