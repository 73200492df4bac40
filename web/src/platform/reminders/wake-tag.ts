/** The tag by which the browser wakes the service worker. */
export const wakeTag = 'reminders';
