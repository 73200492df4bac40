import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { describe, expect, it } from 'vitest';
import { calendarsInMail } from './mail-calendar.ts';
import { readCalendar } from './read-calendar.ts';

const now = new Date('2026-11-27T12:00:00Z');

// Files that other programs wrote, where those folders are present.
const folders = ['ics', 'reference2/ics']
  .map((folder) => fileURLToPath(realFile(`${folder}/`)))
  .filter((folder) => existsSync(folder));

/** What each file is read as, written down from its text: beginnings, then the reasons of what is not taken. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'biweekly_exchange_request_issue126.ics': [
    '2023-11-22T09:30 Europe/Berlin',
    '2023-04-22T09:30 Europe/Berlin',
  ],
  'biweekly_outlook_2010_request.ics': ['2013-06-10T12:00 America/New_York'],
  'collective_alarm_google_acknowledged.ics': ['2024-10-04T14:15 America/New_York'],
  'collective_alarm_google_future.ics': ['2024-10-04T14:15 America/New_York'],
  'collective_example.ics': ['2022-01-01', '2022-01-07', '2022-03-08'],
  'collective_exchange_request_timezone_same_start.ics': ['2017-02-24T12:00 America/Los_Angeles'],
  'collective_google_x_location.ics': ['2026-11-27T14:00 Europe/Zurich'],
  'collective_issue_722_missing_timezones.ics': ['2014-08-29T08:00 America/New_York', 'no-start', 'no-start'],
  'collective_multiple_timezones.ics': [
    '2021-03-02T00:00 America/New_York',
    '2021-03-01T19:00 America/New_York',
    '2021-03-02T00:00',
  ],
  'ical4j_exchange_cdo_request_invalid.ics': ['2004-10-11T22:30 America/Los_Angeles'],
  'ical4j_lotus_request_calconnect7.ics': ['2005-04-28T11:00 America/New_York'],
  'ical4j_outlook12_2207678.ics': ['2026-12-04T09:30 Asia/Kuala_Lumpur'],
  'ical4j_outlook12_session6.ics': ['2007-03-14T13:00 America/New_York'],
  'icaljs_google_birthday.ics': ['2014-12-10', '2012-12-10', '2013-12-10', '2014-12-10'],
  'icalnet_google1.ics': ['2026-11-28T07:00 Europe/Berlin'],
  'icalnet_outlook12_xproperty2.ics': ['2008-01-17T18:30 America/New_York'],
  'node-ical_apple_tentative.ics': [
    '2022-07-04T19:00 America/New_York',
    '2022-07-05T09:00 America/Vancouver',
    '2022-07-06T13:00 America/Vancouver cancelled',
    '2022-07-07T09:00 America/Vancouver',
  ],
  'node-ical_exchange2010_owa.ics': [
    '2020-10-28T13:30 Australia/Melbourne',
    '2020-10-28T13:30 America/New_York',
    '2020-11-02T13:30 America/New_York',
    '2021-08-27T13:30 America/New_York',
  ],
  'node-ical_exchange_moved_recurrence.ics': ['2026-02-27', '2026-08-13'],
  'node-ical_google_kiev_tz.ics': ['2016-08-26T14:00 Europe/Kiev', '2016-08-28T14:00 Europe/Kiev'],
  'thunderbird_cancel_repeat_event.eml': ['cancelled'],
  'thunderbird_cancel_single_event.eml': ['2022-03-16T07:00 America/New_York cancelled'],
  'thunderbird_exception_major.eml': ['2022-03-17T01:00 America/New_York'],
  'thunderbird_exception_minor.eml': ['2022-03-17T07:00 America/New_York'],
  'thunderbird_message_containing_event.eml': ['2016-09-01T02:25 America/New_York'],
  'thunderbird_message_non_invite.eml': ['2021-11-29T10:55 Europe/Helsinki'],
  'thunderbird_repeat_event.eml': ['2022-03-18T07:00 America/New_York'],
  'thunderbird_repeat_update_major.eml': ['2022-03-18T01:00 America/New_York'],
  'thunderbird_single_event.eml': ['2022-03-16T07:00 America/New_York'],
  'thunderbird_teams_meeting_invite.eml': ['2020-12-02T19:00 Europe/Kiev'],
  'thunderbird_update_minor.eml': ['2022-03-16T07:00 America/New_York'],
};

describe.skipIf(folders.length === 0)('calendar files of other programs', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => ({ name, path: join(folder, name) })),
  );

  it('are all in the table', () => {
    const known = files.map(({ name }) => name).filter((name) => /\.(?:ics|eml)$/.test(name));
    expect(known.filter((name) => !(name in expected))).toEqual([]);
  });

  it.each(files.filter(({ name }) => name in expected))('$name', async ({ name, path }) => {
    const bytes = readFileSync(path);
    const texts = name.endsWith('.eml')
      ? await calendarsInMail(new Uint8Array(bytes).buffer)
      : [bytes.toString('utf8')];
    const said = texts.flatMap((text) => {
      const reading = readCalendar(text, { home: 'America/New_York', now });
      if (!reading.ok) return [reading.problem];
      const taken = reading.events.map(({ start, timeZone, isCancelled }) =>
        [start, timeZone, isCancelled ? 'cancelled' : ''].filter(Boolean).join(' '),
      );
      return [...taken, ...reading.refused.map(({ reason }) => reason)];
    });
    expect([...said].sort()).toEqual([...(expected[name] ?? [])].sort());
  });
});
