import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { systemClock } from '../../data/rows/clock.ts';
import { type ReminderSettings, useReminderSettings } from '../../data/settings/reminder-choices.ts';
import { useReminderSources } from '../../data/steps/reminder-sources.ts';
import { href } from '../../platform/href.ts';
import { setBadge } from '../../platform/reminders/badge.ts';
import { whileLeading } from '../../platform/reminders/leading-tab.ts';
import {
  endReminders,
  noticeState,
  onReminderPressed,
  showNotice,
  wakeInBackground,
} from '../../platform/reminders/notices.ts';
import { takePendingActions, writePlan } from '../../platform/reminders/reminder-store.ts';
import { sendReminders } from '../../platform/reminders/send-reminders.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { usePlanWords } from './use-plan-words.ts';
import { reminderPlan } from './write-plan.ts';

/** How often an open page looks whether something is due, in milliseconds. */
const lookMs = 30_000;

/**
 * Reminds the person while a page is open, and leaves a plan for the service worker. Every tab has it; the leading one
 * alone plans and speaks. Asks the browser for nothing.
 */
export function Reminders({ userId }: { userId: string }) {
  const settings = useReminderSettings();
  const isOn = settings?.isOn === true && noticeState() === 'granted';
  useEffect(() => {
    // Turned off here, in another tab, or by Undo; or the browser took its permission back.
    if (settings !== undefined && !isOn) void endReminders();
  }, [settings, isOn]);
  useAskedElsewhere(userId);
  return isOn && <Leading settings={settings} userId={userId} />;
}

type Props = { settings: ReminderSettings; userId: string };

function Leading(props: Props) {
  const [leads, setLeads] = useState(false);
  useEffect(() => whileLeading(() => setLeads(true)), []);
  return leads && <Planning {...props} />;
}

function Planning({ settings, userId }: Props) {
  const navigate = useNavigate();
  const { siteName } = useSiteConfig();
  const [today, setToday] = useState(() => calendarDate(systemClock.now()));
  const sources = useReminderSources(today);
  const words = usePlanWords(siteName, today, settings.isDiscreet);
  const look = useRef(async () => {});
  look.current = async () => {
    const now = systemClock.now();
    if (calendarDate(now) !== today) setToday(calendarDate(now));
    await sendReminders(now, {
      show: (notice) => showNotice(notice, ({ path }) => void navigate(path)),
      badge: setBadge,
    });
  };
  useEffect(() => {
    if (!sources) return;
    const { isOn: _, isDiscreet: __, ...choices } = settings;
    const plan = reminderPlan({ person: userId, sources, choices, words, pathOf, now: systemClock.now() });
    void writePlan(plan).then(() => look.current());
    // Words follow the settings and the day.
  }, [sources, settings, userId, today]);
  useEffect(() => void wakeInBackground(true), []);
  useEffect(() => {
    const timer = setInterval(() => void look.current(), lookMs);
    return () => clearInterval(timer);
  }, []);
  return null;
}

/** Of an interview everything for its day, and afterwards how it went; of anything else its job. */
function pathOf({ kind, jobId, interviewId }: NextStep): string {
  if (interviewId !== null)
    return kind === 'interview'
      ? href('/interview/prepare/:internalId', { internalId: interviewId })
      : href('/interview/debrief/:internalId', { internalId: interviewId });
  return jobId === null ? href('/work') : href('/job/edit/:internalId', { internalId: jobId });
}

/** Goes where a click on a notification leads, and does what “Done” on one asked for, with Undo. */
function useAskedElsewhere(userId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    void doAsked(userId);
    return onReminderPressed((path) => {
      void navigate(path);
      void doAsked(userId);
    });
  }, [userId, navigate]);
}

async function doAsked(userId: string): Promise<void> {
  for (const { person, kind, id } of await takePendingActions()) {
    if (person !== userId) continue;
    if (kind === 'task') {
      const { setTaskDone } = await import('../../data/steps/tasks.ts');
      toastResult(await setTaskDone(id, true), <Trans>Task done.</Trans>);
    } else {
      const { addFollowUp } = await import('../../data/jobs/job-events.ts');
      const date = calendarDate(systemClock.now());
      toastResult(await addFollowUp(id, { date }), <Trans>Follow-up noted.</Trans>);
    }
  }
}
