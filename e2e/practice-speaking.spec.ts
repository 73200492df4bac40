import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { storedRows } from './own-data-kit.ts';

import { begin, hears } from './practice-kit.ts';

test.use({ permissions: ['microphone'] });

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
  // Corrected while it continues.
  await understood.fill('I called Dr. Okafor, and she came,');
  await page.evaluate(() => (window as unknown as { say: (more: string) => void }).say('within a minute'));
  await expect(understood).toHaveValue('I called Dr. Okafor, and she came, within a minute');
  await expect(page.getByText(/^Listening, 0?0:0[2-9]/)).toBeVisible();
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
  const story = page.getByText('The angry man with the coat');
  // It is looked up once the question stands.
  const isProposed = () =>
    story.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  for (let skipped = 0; skipped < 9 && !(await isProposed()); skipped += 1)
    await page.getByRole('button', { name: 'Skip' }).click();
  await expect(story).toBeVisible();
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
  const dialog = page.getByRole('dialog', { name: 'Send your speech to the maker of your browser?' });
  await expect(dialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Only record' }).click();
  await expect(page.getByText(/^Listening/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop speaking' }).click();
  await expect.poll(async () => (await storedRows(page, 'recordings')).length).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { heard?: boolean[] }).heard ?? [])).toEqual([]);

  await page.goto('/settings#practice');
  const maker = page.getByRole('group', { name: 'The maker of your browser may receive your speech' });
  await expect(maker.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await maker.getByRole('button', { name: 'Ask me' }).click();
  await page.getByRole('button', { name: 'Delete all recordings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete recordings' }).click();
  await expect(page.getByText('None are saved.', { exact: false })).toBeVisible();

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
  await expect(page.getByText(/^Listening, 0?0:0[2-9]/)).toBeVisible();
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
