import { expect, type Page } from '@playwright/test';

export const nurse = {
  'Job title': 'Registered nurse',
  Company: 'Lakeside Clinic',
  Description: 'Requirements: Current RN license. Experience with Epic. Strong communication skills.',
};

/** Puts a recognition in the browser's place: on this device where `isLocal`, and it hears what the test says. */
export async function hears(page: Page, { isLocal }: { isLocal: boolean }): Promise<void> {
  await page.addInitScript((local) => {
    class Recognition {
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(window, {
          say: (more: string) =>
            this.onresult?.({
              resultIndex: 1,
              results: [
                { isFinal: true, 0: { transcript: 'um I called the doctor and um she came, um' } },
                { isFinal: true, 0: { transcript: more } },
              ],
            }),
        });
        (window as unknown as { heard: boolean[] }).heard = [
          ...((window as unknown as { heard?: boolean[] }).heard ?? []),
          Boolean((this as { processLocally?: boolean }).processLocally),
        ];
        setTimeout(
          () =>
            this.onresult?.({
              resultIndex: 0,
              results: [{ isFinal: true, 0: { transcript: 'um I called the doctor and um she came, um' } }],
            }),
          300,
        );
      }
      stop() {
        this.onend?.();
      }
      abort() {}
    }
    if (local) Object.assign(Recognition, { available: async () => 'available', install: async () => true });
    if (local)
      Object.defineProperty(Recognition.prototype, 'processLocally', { value: false, writable: true });
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  }, isLocal);
}

/** Starts a session of so many questions on the screen of practice. */
export async function begin(page: Page, count = '3 questions'): Promise<void> {
  await page.getByRole('combobox', { name: 'How many' }).selectOption({ label: count });
  await page.getByRole('button', { name: 'Start practice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Question 1 of/);
}
