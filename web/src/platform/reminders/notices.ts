import { setBadge } from './badge.ts';
import { forgetPlan } from './reminder-store.ts';
import type { Notice, NoticeData } from './send-reminders.ts';
import { wakeTag } from './wake-tag.ts';

/**
 * Whether this browser shows notifications of this site. `install-first`: only once it is on the home screen (Safari on
 * iPhone and iPad); `unsupported`: never.
 */
export type NoticeState = 'granted' | 'denied' | 'not-asked' | 'install-first' | 'unsupported';

/** Asks nobody anything. */
export function noticeState(): NoticeState {
  if (!('Notification' in globalThis)) return isAppleTouch() ? 'install-first' : 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'not-asked' : permission;
}

/** Asks the person, by the browser's own question; only after a press. */
export async function askForNotices(): Promise<NoticeState> {
  if (noticeState() !== 'not-asked') return noticeState();
  try {
    await Notification.requestPermission();
  } catch {
    // The browser does not ask here (a frame, a policy); its answer stays what it was.
  }
  return noticeState();
}

function isAppleTouch(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** Shows a notification: by the service worker, which has buttons, else by the page itself. `onClick` is for the latter. */
export async function showNotice(
  { title, options }: Notice,
  onClick: (data: NoticeData) => void,
): Promise<void> {
  const registration = await workerRegistration();
  if (registration) {
    try {
      await registration.showNotification(title, {
        ...options,
        icon: '/icons/icon-192.png',
      } as NotificationOptions);
      return;
    } catch {
      // The page can still try.
    }
  }
  const { actions: _, ...plain } = options;
  const notice = new Notification(title, plain);
  notice.onclick = () => {
    window.focus();
    notice.close();
    onClick(options.data);
  };
}

/** Calls back with the address of a reminder that was pressed in a notification; returns what stops that. */
export function onReminderPressed(listener: (path: string) => void): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const onMessage = ({ data }: MessageEvent<{ type?: string; path?: string } | null>) => {
    // From this site alone, and a path of it.
    if (data?.type === 'reminder' && data.path?.startsWith('/')) listener(data.path);
  };
  worker?.addEventListener('message', onMessage);
  return () => worker?.removeEventListener('message', onMessage);
}

type WithSync = ServiceWorkerRegistration & {
  periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
    unregister: (tag: string) => Promise<void>;
  };
};

/**
 * Asks the browser to wake the service worker now and then while nothing is open; true where it will. Chromium does so
 * for the installed app alone, as often as it sees fit, an hour apart at the earliest.
 */
export async function wakeInBackground(isOn: boolean): Promise<boolean> {
  const { periodicSync } = ((await workerRegistration()) ?? {}) as Partial<WithSync>;
  if (!periodicSync) return false;
  try {
    if (isOn) await periodicSync.register(wakeTag, { minInterval: 3_600_000 });
    else await periodicSync.unregister(wakeTag);
    return isOn;
  } catch {
    return false;
  }
}

/** Ends reminders on this device: plan, badge, what is shown, being woken. `person`: forgets also what was said to them. */
export async function endReminders(person?: string): Promise<void> {
  await forgetPlan(person);
  setBadge(0);
  await wakeInBackground(false);
  const shown = (await (await workerRegistration())?.getNotifications().catch(() => [])) ?? [];
  for (const notice of shown) notice.close();
}

async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active ? registration : undefined;
  } catch {
    return undefined;
  }
}
