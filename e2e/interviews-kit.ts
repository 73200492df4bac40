import type { Locator, Page } from '@playwright/test';

/** A job that people are invited for. */
export const nurse = { 'Job title': 'Charge nurse', Company: 'Lakeside Clinic' };

/** The file of an invitation, as a mail program attaches it. */
export const invitation = (day: string, sequence: number, hour: string, method = 'REQUEST') => ({
  name: 'invite.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'BEGIN:VEVENT', 'UID:abc@example.com'],
      ...[`SEQUENCE:${sequence}`, `DTSTAMP:2026110${sequence + 1}T080000Z`, 'SUMMARY:Second round'],
      ...[`DTSTART;TZID=Europe/Berlin:${day}T${hour}0000`, 'DURATION:PT45M', 'LOCATION:https://zoom.us/j/1'],
      ...['ORGANIZER;CN=Dana Okafor:mailto:dana@example.com', 'END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n'),
  ),
});

/** Chooses in the menu of calendar files. */
export async function chooseCalendar(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Calendar file' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens the dialog of invitations with a file. */
export async function take(page: Page, file: ReturnType<typeof invitation>): Promise<Locator> {
  await chooseCalendar(page, 'Import an invitation');
  const dialog = page.getByRole('dialog', { name: 'Import an invitation' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  return dialog;
}

/** Drops a file on a part of the screen, as from a folder. */
export async function drop(on: Locator, file: ReturnType<typeof invitation>): Promise<void> {
  const { name, mimeType, buffer } = file;
  const data = await on.page().evaluateHandle(
    ([text, called, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], called, { type }));
      return transfer;
    },
    [buffer.toString('utf8'), name, mimeType] as const,
  );
  await on.dispatchEvent('drop', { dataTransfer: data });
}
