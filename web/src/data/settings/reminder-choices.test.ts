import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryReminderSettings } from './reminder-choices.ts';
import { saveSettings } from './settings.ts';

it('is off until it is turned on; hours and kinds that are none are those of the start, or none', async () => {
  await openEmptyData();
  const usual = {
    isOn: false,
    kinds: ['interviews', 'deadlines', 'followUps'],
    time: '09:00',
    quiet: { from: '21:00', to: '07:00' },
    isDiscreet: false,
  };
  expect(await queryReminderSettings(opened())).toEqual(usual);
  const values = { on: 'on', kinds: 'deadlines,naps', time: '25:00', quietFrom: '22:30', discreet: 'yes' };
  saved(await saveSettings('reminders', values, testClock()));
  expect(await queryReminderSettings(opened())).toEqual({
    ...{ isOn: true, kinds: ['deadlines'], time: '09:00' },
    ...{ quiet: { from: '22:30', to: '07:00' }, isDiscreet: true },
  });
});
