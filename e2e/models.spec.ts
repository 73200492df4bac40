import type { Page } from '@playwright/test';
import { startVendor } from '../core/src/ai/vendors/vendor-test-kit.ts';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { bringModel } from './model-kit.ts';
import { changeRow } from './own-data-kit.ts';
import { expectSaved, openNewResume } from './resumes-kit.ts';

const words = 'Start with the numbers, then say what you did with them.'.split(' ').map((word) => `${word} `);
const key = 'sk-of-my-own-4711';

const card = (page: Page) => page.getByRole('region', { name: 'What a model says' });
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Send this to/ });

/** A resume with a name and ways to reach its person. */
async function withResume(page: Page): Promise<number> {
  await openNewResume(page, 'Nurse');
  await expectSaved(page);
  const id = Number(page.url().split('/').at(-1));
  await changeRow(page, 'resumes', id, {
    name: 'Odalys Fontaine-Brandt',
    email: 'odalys@example.com',
    phone: '504-555-0101',
    location: 'New Orleans, LA',
    summary: 'Nurse of ten years. Odalys Fontaine-Brandt cared for six patients a shift.',
  });
  return id;
}

test('a model of one’s own: what leaves is shown first, the answer is streamed, stopped, asked again and kept in the list', async ({
  page,
  person,
  unplug,
  baseURL,
  expectRefusal,
}) => {
  const vendor = await startVendor({ cors: new URL(baseURL ?? '').origin });
  try {
    await person.signIn();
    const id = await withResume(page);
    await page.goto(`/resume/review/${id}`);
    await expect(page.getByText('A model could add its view')).toBeVisible();
    await expect(card(page)).toHaveCount(0);

    await bringModel(page, vendor.origin, key);
    expect(vendor.requests.at(-1)?.key).toBe(key);
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(`/resume/review/${id}`);
    await card(page).getByLabel('What should it look at?').fill('The summary');
    await card(page).getByRole('button', { name: 'Ask a model' }).click();
    await expect(sheet(page)).toContainText('directly from this browser');
    await expect(sheet(page)).toContainText('your name, your phone number');
    await sheet(page).getByRole('button', { name: 'Read what leaves' }).click();
    const leaves = sheet(page).getByRole('region', { name: 'What leaves, word for word' });
    await expect(leaves).toContainText('cared for six patients a shift');
    await expect(leaves).toContainText('The summary');
    await expect(leaves).not.toContainText(/Fontaine|504-555|odalys@/);
    expect(await violationsOf(page)).toEqual([]);
    const asked = vendor.requests.length;
    await sheet(page).getByRole('button', { name: 'Keep it here' }).click();
    expect(vendor.requests).toHaveLength(asked);

    vendor.answer({
      pieces: words.map((word, at) => (at === 0 ? `{"text":"${word}` : word)),
      betweenMs: 400,
    });
    await card(page).getByRole('button', { name: 'Ask a model' }).click();
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await expect(card(page)).toContainText('Start with the');
    await expect(card(page)).toContainText(/Writing, \d+ s · about \d+ tokens/);
    await card(page).getByRole('button', { name: 'Stop' }).click();
    await expect(card(page)).toContainText('What had arrived stays.');
    await expect(card(page)).toContainText('Start with the');
    expect(await vendor.requests.at(-1)?.dropped).toBeGreaterThan(0);
    expect(JSON.stringify(vendor.requests.at(-1)?.body)).not.toMatch(/Fontaine|504-555|odalys@/);

    vendor.answer(
      JSON.stringify({
        text: '**Numbers** first. <script>alert(1)</script> ![p](https://track.example/p.gif)',
        claims: [],
        findings: [],
      }),
    );
    await card(page).getByRole('button', { name: 'Ask again' }).click();
    await expect(card(page).locator('strong')).toHaveText('Numbers');
    await expect(card(page).locator('img, script')).toHaveCount(0);
    await expect(card(page)).toContainText(/Written by stand-in-large at 127\.0\.0\.1:\d+\. 18 tokens/);
    expect(await violationsOf(page)).toEqual([]);

    await page.goto('/settings/calls');
    const calls = page.getByRole('list', { name: 'Questions' });
    await expect(calls.getByRole('listitem')).toHaveCount(2);
    const call = page.getByRole('region', { name: 'Question', exact: true });
    await expect(call).toContainText('cared for six patients a shift');
    await expect(call).not.toContainText(key);
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(`/resume/review/${id}`);
    await expect(card(page).getByRole('button', { name: 'Ask a model' })).toBeEnabled();
    await unplug();
    await expect(card(page)).toContainText('You are offline');
    await expect(card(page).getByRole('button', { name: 'Ask a model' })).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Findings' })).toBeVisible();
    await page.context().setOffline(false);
    expectRefusal(/./, 0);
  } finally {
    await vendor.close();
  }
});

test('a page reaches no model itself, and the worker of one that was turned on reaches that one alone', async ({
  page,
  person,
}) => {
  const [mine, other] = [await startVendor({ cors: '*' }), await startVendor({ cors: '*' })];
  try {
    await person.signIn();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/model-worker-')) scripts.push(request.url());
    });
    await bringModel(page, mine.origin, key);
    const [script = ''] = scripts;
    expect(new URL(script).searchParams.get('to')).toBe(mine.origin);
    const before = [mine.requests.length, other.requests.length];

    // What is refused here stands in the console: a page that is not watched for such lines.
    const bare = await page.context().newPage();
    await bare.goto('/about');
    const direct = await bare.evaluate(
      async (addresses) => {
        const refused: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          refused.push(effectiveDirective),
        );
        const answers = await Promise.all(
          addresses.map((address) =>
            fetch(address).then(
              () => 'answered',
              (cause: Error) => cause.name,
            ),
          ),
        );
        await new Promise((done) => setTimeout(done, 50));
        return { answers, refused };
      },
      [`${mine.origin}/v1/models`, 'https://api.anthropic.com/v1/models', 'http://localhost:1/'],
    );
    expect(direct.answers).toEqual(['TypeError', 'TypeError', 'TypeError']);
    expect(direct.refused).toEqual(['connect-src', 'connect-src', 'connect-src']);

    /** What a worker of this address says to a request. */
    const answerOf = (workerUrl: string, address: string) =>
      bare.evaluate(
        ([url = '', to = '']) =>
          new Promise<string>((done) => {
            const worker = new Worker(url, { type: 'module' });
            worker.onerror = () => done('not started');
            worker.onmessage = ({ data }) => done(data.kind);
            worker.postMessage({
              kind: 'ask',
              request: { address: to, method: 'GET', headers: [], body: null },
            });
          }),
        [workerUrl, address],
      );
    expect(await answerOf(script, `${other.origin}/v1/models`)).toBe('failed');
    expect(await answerOf(script, `${new URL(page.url()).origin}/api/config`)).toBe('failed');
    const elsewhere = new URL(script);
    elsewhere.searchParams.set('to', 'https://evil.example');
    expect(await answerOf(elsewhere.href, 'https://evil.example/')).toBe('not started');
    expect([mine.requests.length, other.requests.length]).toEqual(before);
    expect(await answerOf(script, `${mine.origin}/v1/models`)).toBe('head');
  } finally {
    await Promise.all([mine.close(), other.close()]);
  }
});

test('the model of this browser is downloaded after a press and answers on this device', async ({
  page,
  person,
}) => {
  await page.addInitScript(() => {
    const name = 'model-of-a-test';
    const model = {
      availability: async () => sessionStorage.getItem(name) ?? 'downloadable',
      async create() {
        sessionStorage.setItem(name, 'available');
        return {
          promptStreaming: () =>
            new ReadableStream({
              start(controller) {
                controller.enqueue('{"text":"Start with the numbers.","claims":[],"findings":[]}');
                controller.close();
              },
            }),
          destroy() {},
        };
      },
    };
    Object.defineProperty(globalThis, 'LanguageModel', { value: model, configurable: true });
  });
  await person.signIn();
  const id = await withResume(page);
  await page.goto('/settings#ai');
  await page.getByRole('button', { name: 'Download the model, some gigabytes' }).click();
  await page.getByRole('button', { name: 'Use the model of this browser' }).click();
  await expect(page.getByText('Nothing you ask it leaves this device.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`/resume/review/${id}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/ai/')) asked.push(request.url());
  });
  await card(page).getByRole('button', { name: 'Ask a model' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask the model of this browser?' });
  await expect(ask).toContainText('on this device: nothing leaves it');
  await ask.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(card(page)).toContainText('Start with the numbers.');
  await expect(card(page)).toContainText(/Written by the model of this browser\. about [\d,]+ tokens/);
  expect(asked).toEqual([]);
});
