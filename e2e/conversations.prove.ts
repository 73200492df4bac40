import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StandInAnswer, StandInRequest } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import type { Locator, Page } from '@playwright/test';
import { said } from './conversations-kit.ts';
import { expect } from './fixtures.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { modelSite as test } from './model-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';
import { newAddress } from './person.ts';

/** What says who the person is, planted where a person writes such things. */
const identity = {
  name: 'Rosalind Achterberg',
  phone: '(614) 555-0142',
  email: 'rosie.an@post.example',
  location: '418 Larkspur Ln, Dayton, OH 45402',
};
const contact = { name: 'Dagmar Quillfeather', phone: '513-555-0111', email: 'd.quillfeather@mercy.example' };
const planted = [...Object.values(identity), ...Object.values(contact)];

type Conversation = {
  question: string;
  answers: readonly StandInAnswer[];
  /** Whether each kind of record that is asked for goes; in their order. */
  goes?: readonly boolean[];
};

const reads = (name: string, args: object = {}): StandInAnswer => ({ tools: [{ name, args }] });

/** Ten conversations: records that go, that are kept, that nobody asked for, and changes that a model proposes. */
const conversations: readonly Conversation[] = [
  {
    question: 'Summarise the Windrow job.',
    answers: [reads('own_jobs', { id: 24 }), 'A job at Windrow.'],
    goes: [true],
  },
  {
    question: `My name is ${identity.name}, call me at ${identity.phone}. What should I do today?`,
    answers: ['Rest.'],
  },
  {
    question: 'Which interviews do I have?',
    answers: [reads('own_interviews', { from: '2026-01-01' }), 'Those.'],
    goes: [true],
  },
  {
    question: 'What do you know about my companies?',
    answers: [reads('own_companies'), 'Nothing, then.'],
    goes: [false],
  },
  {
    question: 'What is left to do?',
    answers: [reads('own_tasks'), 'Those tasks.'],
    goes: [true],
  },
  {
    question: `How do I answer ${contact.name}?`,
    answers: [reads('own_jobs', { most: 3 }), reads('own_tasks', { most: 2 }), 'Kindly.'],
    goes: [true, false],
  },
  {
    question: 'Remind me to call the clinic.',
    answers: [{ tools: [{ name: 'add_task', args: { title: 'Call the clinic' } }] }, 'Waits for your yes.'],
  },
  {
    question: 'Find night shifts near Columbus.',
    answers: [reads('search_postings', { words: 'nurse nights', place: 'Columbus, OH' }), 'A few.'],
  },
  {
    question: 'Everything about all my jobs please.',
    answers: [reads('own_jobs', { most: 20 }), reads('own_jobs', { most: 20 }), 'All of it.'],
    goes: [true],
  },
  { question: 'Is a cover letter needed?', answers: ['Often not.'] },
];

async function plant(page: Page): Promise<void> {
  const jobs = await storedRows(page, 'jobs');
  const head = Object.values(identity).join('\n');
  const other = Object.values(contact).join(', ');
  await putRows(
    page,
    'jobs',
    jobs.map((job) => ({ ...job, notes: `${head}\n${job.notes}\nTalked to ${other}.` })),
  );
  const [resume] = await storedRows(page, 'resumes');
  if (!resume) throw new Error('The example data has no resume.');
  await putRows(page, 'resumes', [{ ...resume, ...identity }]);
  const [known] = await storedRows(page, 'contacts');
  if (!known) throw new Error('The example data has no contact.');
  await putRows(page, 'contacts', [{ ...known, ...contact }]);
  await page.reload();
}

/** The words of a request to the stand-in, without the description of the tools, which is the same in each. */
function wordsOf({ body }: StandInRequest): string {
  const { system, messages } = body as { system?: unknown; messages: { role: string; content: unknown }[] };
  const text = (content: unknown) =>
    typeof content === 'string' ? content : JSON.stringify(content, null, 1);
  return [
    ...(system === undefined ? [] : ['(instructions, the same in each request)']),
    ...messages.map(({ role, content }) => `${role}: ${text(content)}`),
  ].join('\n');
}

test('what ten conversations sent to a model stands beside what their screens said', async ({
  person,
  site,
}) => {
  test.setTimeout(600_000);
  const { page } = person;
  const email = newAddress();
  await person.signIn(email);
  await loadExampleJobs(page);
  await plant(page);
  const report: string[] = ['# What ten conversations sent, beside what their screens said', ''];
  for (const [index, { question, answers, goes = [] }] of conversations.entries()) {
    const before = site.vendor.requests.length;
    site.vendor.answer(...answers);
    await page.goto('/job/search/assistant');
    const sheet = await askFirst(page, question);
    const shown: string[] = [];
    for (const isSent of goes) {
      const card = page.getByRole('region', { name: 'Records that would be sent' });
      await expect(card).toBeVisible();
      shown.push(`${await linesOf(card)}\n→ ${isSent ? 'Send' : 'Keep it here'}`);
      await card.getByRole('button', { name: isSent ? 'Send' : 'Keep it here', exact: true }).click();
      await expect(card.getByText(shown.at(-1)?.split('\n')[0] ?? '', { exact: true })).toBeHidden();
    }
    await expect(said(page).getByText(String(answers.at(-1)), { exact: true })).toBeVisible();
    const requests = site.vendor.requests.slice(before);
    const panel = page.getByRole('heading', { name: 'What left this device' }).locator('xpath=..');
    const last = requests.at(-1);
    const sent = requests.map(({ body }) => JSON.stringify(body)).join('\n');
    const through = [...planted, email].filter((value) => sent.includes(value));
    expect(through, question).toEqual([]);
    report.push(
      ...[
        `## ${index + 1}. ${question}`,
        '',
        `Requests: ${requests.length}; planted values in them: ${through.length}.`,
        '',
      ],
      ...['The sheet before the question:', '```', sheet, '```', ''],
      ...shown.flatMap((text) => ['The records before they went:', '```', text, '```', '']),
      ...['The panel afterwards:', '```', await linesOf(panel), '```', ''],
      ...[
        'The last request, which holds all that went before:',
        '```',
        last ? wordsOf(last) : 'none',
        '```',
        '',
      ],
    );
  }
  const folder = join(import.meta.dirname, '../test-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'conversations.md'), `${report.join('\n')}\n`);
  process.stdout.write('  test-results/conversations.md has them side by side\n');
});

/** Asks a first question and lets it go; answers what the sheet before it showed. */
async function askFirst(page: Page, question: string): Promise<string> {
  await page.getByRole('textbox', { name: /^Ask about your search/ }).fill(question);
  await page.getByRole('button', { name: 'Send the question' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const text = await linesOf(sheet);
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sheet).toBeHidden();
  return text;
}

async function linesOf(part: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: the lines as they are shown.
  return (await part.innerText()).trim();
}
