import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { dueReminders, notifiedAfter, snoozedAfter } from '@foothold/core/tracking/notified-reminders.ts';
import {
  oneAtATime,
  type ReminderDone,
  type ReminderPlan,
  readNotified,
  readPlan,
  type WrittenReminder,
  writeNotified,
} from './reminder-store.ts';

/** What a shown notification carries, for the click on it. */
export type NoticeData = { key: string; path: string; person: string; done: ReminderDone | null };

/** A notification as it is handed to the browser. */
export type Notice = {
  title: string;
  options: {
    body: string;
    tag: string;
    data: NoticeData;
    actions: { action: string; title: string }[];
  };
};

/** More at once than these are one notification: nobody reads ten. */
const maxAtOnce = 3;

/**
 * Says what is due now and has not been said, and sets the badge. Pages and the service worker ask for the same lock, so
 * that nothing is said twice. What `show` fails to show, and what comes after it, is not said again.
 */
export function sendReminders(
  now: Date,
  out: { show: (notice: Notice) => Promise<void>; badge: (count: number) => void },
): Promise<void> {
  return oneAtATime(async () => {
    const plan = await readPlan();
    if (!plan) return;
    out.badge(plan.due[calendarDate(now)] ?? 0);
    const state = await readNotified(plan.person);
    const due = dueReminders(plan.reminders, state, { quiet: plan.quiet, now });
    if (due.length === 0) return;
    // Noted first: one that is said twice is worse than one that the browser swallowed.
    await writeNotified(
      plan.person,
      notifiedAfter(
        state,
        due.map(({ key }) => key),
        now,
      ),
    );
    for (const notice of noticesOf(due, plan)) await out.show(notice);
  });
}

/** Puts a reminder off by an hour. */
export function snoozeReminder({ key, person }: NoticeData, now: Date): Promise<void> {
  return oneAtATime(async () => writeNotified(person, snoozedAfter(await readNotified(person), key, now)));
}

/** The notifications for what is due: one each, or one for all where there are many. */
export function noticesOf(due: readonly WrittenReminder[], plan: ReminderPlan): Notice[] {
  const { person, words } = plan;
  if (due.length > maxAtOnce) {
    const data = { key: '', path: words.manyPath, person, done: null };
    const title = words.many.replace('{count}', String(due.length));
    return [{ title, options: { body: words.manyBody, tag: 'reminders', data, actions: [] } }];
  }
  return due.map(({ key, title, body, path, done }) => ({
    title,
    options: {
      body,
      tag: key,
      data: { key, path, person, done },
      actions: [
        ...(done ? [{ action: 'done', title: words.done }] : []),
        { action: 'snooze', title: words.snooze },
      ],
    },
  }));
}
