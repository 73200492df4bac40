import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, undo } from './jobs-kit.ts';
import { storedRows } from './own-data-kit.ts';

test.use({ permissions: ['microphone'] });

const nurse = {
  'Job title': 'Registered nurse',
  Company: 'Lakeside Clinic',
  Description: 'Requirements: Current RN license. Experience with Epic. Strong communication skills.',
};

/** Puts a recognition in the browser's place: on this device where `isLocal`, and it hears what the test says. */
async function hears(page: Page, { isLocal }: { isLocal: boolean }): Promise<void> {
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

async function begin(page: Page, count = '3 questions'): Promise<void> {
  await page.getByRole('combobox', { name: 'How many' }).selectOption({ label: count });
  await page.getByRole('button', { name: 'Start practice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Question 1 of/);
}

test('questions are drawn from the posting, answered, looked over, rated and reloaded; the summary keeps a story', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const id = new URL(await addJob(page, nurse)).pathname.split('/').at(-1);
  await page.goto(`/interview/practice/${id}`);
  await expect(page.getByText('Registered nurse · Lakeside Clinic')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await begin(page);
  await expect(page.getByText(/^Because/)).toBeVisible();
  const answer = page.getByLabel('Your answer');
  await answer.fill('Um, we looked at it and, um, we called, and uh our doctor came.');
  // Within the pause of typing: nothing is stored yet, and the reload still loses nothing.
  await page.reload();
  await expect(answer).toHaveValue(/our doctor came/);
  await page.getByRole('button', { name: 'Look it over' }).click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes.getByText(/Words that fill a pause, 3/)).toBeVisible();
  await notes.getByRole('button', { name: '“uh”' }).click();
  expect(
    await answer.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe('uh');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('group', { name: 'How did it go?' }).getByRole('button', { name: 'Not well' }).click();
  await expect.poll(async () => (await storedRows(page, 'practice'))[0]?.rating).toBe('badly');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 of 3');

  await page.getByRole('group', { name: 'Answer by' }).getByRole('button', { name: 'Four parts' }).click();
  await page.getByLabel('Situation').fill('Last winter on my ward.');
  await page.getByLabel('Action').fill('I called the rapid response team and stayed with the patient.');
  await page.getByLabel('Result').fill('He went home a week later.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // The buttons rest while the answer is stored: the next press is the next question's.
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice summary');
  await expect(page.getByText('2 answered, 1 skipped, 0 left.')).toBeVisible();
  await expect(
    page.getByText('You said 0 went well, 0 in part, 1 not well.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Last winter on my ward. I called', { exact: false })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Last winter on my ward.' })
    .getByRole('link', { name: 'Keep as a story' })
    .click();
  await expect(page.getByLabel('Situation')).toHaveValue('Last winter on my ward.');
  await page.getByLabel('Title').fill('The call that came in time');
  await page.getByRole('button', { name: 'Care for people' }).click();
  await page.getByRole('button', { name: 'Save story' }).click();
  await expect(page.getByRole('link', { name: 'The call that came in time' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/interview/practice');
  await expect(page.getByText('1 session, 2 answers', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /Registered nurse/ })).toContainText('2 of 3');
  await page.getByRole('button', { name: 'More for the session Registered nurse' }).click();
  await page.getByRole('menuitem', { name: 'Delete session' }).click();
  await undo(page, /Practice session deleted/);
  await expect.poll(async () => (await storedRows(page, 'practice')).length).toBe(3);
});

test('an answer is spoken and recorded on this device, played, and its recording deleted; a story is proposed', async ({
  person,
  unplug,
}) => {
  const { page } = person;
  await hears(page, { isLocal: true });
  await person.signIn();
  await page.goto('/interview/stories?story=new');
  await page.getByLabel('Title').fill('The angry man with the coat');
  await page.getByLabel('Action').fill('I opened a second register and gave the customer a new coat.');
  for (const name of ['Customers', 'Pressure']) await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Save story' }).click();
  await expect(page.getByRole('link', { name: 'The angry man with the coat' })).toBeVisible();
  await page.goto('/interview/practice');
  await page.getByLabel('Or for an occupation').fill('Retail sales associate');
  await page.getByRole('button', { name: 'What you did' }).click();
  await begin(page, '10 questions');
  await page.getByRole('group', { name: 'Answer by' }).getByRole('button', { name: 'Speaking' }).click();
  await expect(page.getByText('Your browser writes down what you say on this device.')).toBeVisible();
  await unplug();
  await page.getByRole('button', { name: 'Start speaking' }).click();
  await expect(page.getByText(/^Listening/)).toBeVisible();
  const understood = page.getByLabel(/What was understood/);
  await expect(understood).toHaveValue(/she came/);
  // Corrected while it goes on.
  await understood.fill('I called Dr. Okafor, and she came,');
  await page.evaluate(() => (window as unknown as { say: (more: string) => void }).say('within a minute'));
  await expect(understood).toHaveValue('I called Dr. Okafor, and she came, within a minute');
  await page.waitForTimeout(1200);
  // Whoever closes the tab now is asked first.
  const isAsked = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);
  await page.getByRole('button', { name: 'Stop speaking' }).click();
  await expect(page.getByLabel('Recording of your answer')).toBeVisible();
  await expect.poll(isAsked).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { heard: boolean[] }).heard)).toEqual([true]);
  await expect
    .poll(async () => (await storedRows(page, 'recordings')).map(({ practiceUid }) => practiceUid !== ''))
    .toEqual([true]);
  expect(await violationsOf(page)).toEqual([]);
  const played = await page
    .getByLabel('Recording of your answer')
    .evaluate(async (audio: HTMLAudioElement) => {
      await audio.play();
      return audio.error === null;
    });
  expect(played).toBe(true);
  await page.getByRole('button', { name: 'Delete recording' }).click();
  await expect(page.getByLabel('Recording of your answer')).toBeHidden();
  // One of ten questions about what one did is about customers or pressure.
  for (let at = 1; at <= 10; at += 1) {
    if (await page.getByText('The angry man with the coat').isVisible()) break;
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await expect(page.getByText('The angry man with the coat')).toBeVisible();
  await page.context().setOffline(false);
});

test('the browser’s maker hears nothing before the person agreed, and Settings takes that back', async ({
  person,
}) => {
  const { page } = person;
  await hears(page, { isLocal: false });
  await person.signIn();
  await page.goto('/interview/practice');
  await begin(page);
  await page.getByRole('group', { name: 'Answer by' }).getByRole('button', { name: 'Speaking' }).click();
  await page.getByRole('button', { name: 'Start speaking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let the maker of your browser hear you?' });
  await expect(dialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Only record' }).click();
  await expect(page.getByText(/^Listening/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop speaking' }).click();
  await expect.poll(async () => (await storedRows(page, 'recordings')).length).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { heard?: boolean[] }).heard ?? [])).toEqual([]);

  await page.goto('/settings#practice');
  const maker = page.getByRole('group', { name: 'The maker of your browser may hear you' });
  await expect(maker.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await maker.getByRole('button', { name: 'Ask me' }).click();
  await page.getByRole('button', { name: 'Delete all recordings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete recordings' }).click();
  await expect(page.getByText('None are kept.', { exact: false })).toBeVisible();

  await page.goto('/interview/practice');
  await page.getByRole('link', { name: 'Continue the open session' }).click();
  await page.getByRole('group', { name: 'Answer by' }).getByRole('button', { name: 'Speaking' }).click();
  await page.getByRole('button', { name: /speaking/ }).click();
  await dialog.getByRole('button', { name: 'Agree and speak' }).click();
  await expect(page.getByLabel(/What was understood/)).toHaveValue(/she came/);
  expect(await page.evaluate(() => (window as unknown as { heard?: boolean[] }).heard)).toEqual([false]);
});

test('a microphone that is denied, missing or busy has words, and typing goes on', async ({ person }) => {
  const { page } = person;
  await hears(page, { isLocal: true });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const name = new URLSearchParams(location.hash.slice(1)).get('fails') ?? 'NotAllowedError';
      return Promise.reject(new DOMException('no', name));
    };
  });
  await person.signIn();
  await page.goto('/interview/practice');
  await begin(page);
  const address = page.url();
  for (const [name, words] of [
    ['NotAllowedError', 'Your browser does not let Foothold use the microphone.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'The microphone is in use by another program.'],
  ] as const) {
    await page.goto('/interview/practice');
    await page.goto(`${address}#fails=${name}`);
    await page.getByRole('group', { name: 'Answer by' }).getByRole('button', { name: 'Speaking' }).click();
    await page.getByRole('button', { name: 'Start speaking' }).click();
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  }
  await page.getByRole('group', { name: 'Answer by' }).getByRole('button', { name: 'Typing' }).click();
  await page.getByLabel('Your answer').fill('I type it.');
  await expect.poll(async () => (await storedRows(page, 'practice'))[0]?.answer).toBe('I type it.');
});

test('stories are found by Ctrl K, refused without a title, changed and brought back; tips lead to one’s own', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await page.goto('/jobs/list');
  await expect(page.getByText('No jobs saved yet')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Jump to/ })).toBeFocused();
  await page.keyboard.type('my stories');
  await page.getByRole('option', { name: 'My stories', exact: true }).click();
  await expect(page).toHaveURL(/\/interview\/stories/);
  await page.getByRole('button', { name: 'From your resume' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Add story' }).click();
  await page.getByLabel('Action').fill('I wrote the order of the halls on the board.');
  await page.getByRole('button', { name: 'Save story' }).click();
  await expect(page.getByText('Add a title, by which you find it again.')).toBeVisible();
  await page.getByLabel('Title').fill('Dinner in the ice storm');
  await page.getByLabel('Tags of your own').fill('night shift, ServSafe');
  await page.getByRole('button', { name: 'Save story' }).click();
  await page.getByRole('button', { name: 'More for the story Dinner in the ice storm' }).click();
  await page.getByRole('menuitem', { name: 'Delete story' }).click();
  await undo(page, /Story deleted/);
  await expect(page.getByRole('link', { name: 'Dinner in the ice storm' })).toBeVisible();
  expect(await storedRows(page, 'stories')).toMatchObject([{ skills: ['night shift', 'ServSafe'] }]);

  await page.goto('/interview/tips');
  await expect(page.getByRole('link', { name: 'Add your next interview' })).toBeVisible();
  await expect(page.getByText('1 story')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Final round' }).click();
  await expect(page.getByRole('heading', { name: 'Final round' })).toBeInViewport();
});

test('the microphone is opened once, let go when the question is left, and an answer left at once is recorded', async ({
  person,
}) => {
  const { page } = person;
  await hears(page, { isLocal: true });
  // A browser that takes its time to ask.
  await page.addInitScript(() => {
    const open: MediaStream[] = [];
    Object.assign(window, { open });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      const stream = await ask(wanted);
      open.push(stream);
      return stream;
    };
  });
  const microphones = () =>
    page.evaluate(() =>
      (window as unknown as { open: MediaStream[] }).open.map((stream) =>
        stream.getTracks().some(({ readyState }) => readyState === 'live'),
      ),
    );
  await person.signIn();
  await page.goto('/interview/practice');
  await begin(page);
  const speak = page.getByRole('group', { name: 'Answer by' }).getByRole('button', { name: 'Speaking' });
  await speak.click();
  await page.getByRole('button', { name: 'Start speaking' }).dblclick();
  await expect(page.getByText(/^Listening/)).toBeVisible();
  expect(await microphones()).toEqual([true]);
  await page.waitForTimeout(1200);
  await page.getByRole('button', { name: 'Stop speaking' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 of 3');
  const [first] = await storedRows(page, 'practice');
  expect(await storedRows(page, 'recordings')).toMatchObject([{ practiceUid: first?.uid }]);

  await speak.click();
  await page.getByRole('button', { name: 'Start speaking' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 3 of 3');
  await expect.poll(microphones).toEqual([false, false]);
});
