import { jsonResume } from '@foothold/core/transfer/json-resume.ts';
import { pageMarkdown } from '@foothold/core/typesetting/page-markdown.ts';
import { pageText } from '@foothold/core/typesetting/page-text.ts';
import { resumePage } from '@foothold/core/typesetting/resume-page.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { describe, expect, it } from 'vitest';
import { nodeEngine } from '../typesetting/node-engine-test-kit.ts';
import { templateNames } from '../typesetting/resume-templates.data.ts';
import { setIn } from '../typesetting/round-trip-test-kit.ts';
import { type Count, figuresOf, shares } from './import-figures-test-kit.ts';
import { madeResumes, truthOf } from './made-resumes-test-kit.ts';
import { readInNode } from './read-in-node-test-kit.ts';

const engine = nodeEngine();
const resumes = Object.entries(madeResumes);

/** The figures of a file and what was read wrong; the sums of all files are asserted at the end. */
const counted: Count = { correct: 0, wrong: 0, missed: 0 };

async function missesIn(name: string, bytes: Uint8Array, what: string): Promise<string> {
  const whole = madeResumes[what];
  const answer = await readInNode(name, bytes);
  if (!answer.ok || !whole) return answer.ok ? 'no such resume' : answer.problem;
  const { counts, misses } = figuresOf(answer.document.reading, truthOf(whole));
  for (const { correct, wrong, missed } of Object.values(counts)) {
    counted.correct += correct;
    counted.wrong += wrong;
    counted.missed += missed;
  }
  const { name: said, email } = answer.document.reading.head;
  expect([said?.value.toLowerCase(), email?.value]).toEqual([
    whole.resume.name.toLowerCase(),
    whole.resume.email,
  ]);
  return misses.join('\n');
}

describe('a resume of our own is read out of', () => {
  it.each(resumes.flatMap(([what]) => templateNames.map((template) => ({ what, template }))))(
    'its PDF: $what in $template',
    async ({ what, template }) => {
      const { document } = await setIn(engine, madeResumes[what] ?? describedResume({}), template, 'a4');
      const misses = await missesIn(`${what}.pdf`, document.pdf, what);
      if (process.env.SHOW_MISSES) process.stdout.write(`${what} in ${template}\n${misses}\n`);
    },
  );

  it.each(resumes)('its plain text: %s', async (what, whole) => {
    const text = pageText(resumePage(whole, { dateForm: 'month-year' }));
    const misses = await missesIn('resume.txt', new TextEncoder().encode(text), what);
    if (process.env.SHOW_MISSES) process.stdout.write(`${what} as text\n${text}\n${misses}\n`);
  });

  it.each(resumes)('its Markdown: %s', async (what, whole) => {
    const text = pageMarkdown(resumePage(whole, { dateForm: 'month-year' }));
    const misses = await missesIn('resume.md', new TextEncoder().encode(text), what);
    if (process.env.SHOW_MISSES) process.stdout.write(`${what} as Markdown\n${text}\n${misses}\n`);
  });

  it.each(resumes)('its JSON Resume: %s', async (what, whole) => {
    const text = JSON.stringify(jsonResume(whole, '2026-01-01T00:00:00.000Z'));
    expect(await missesIn('resume.json', new TextEncoder().encode(text), what)).toBe('');
  });

  it('so that nearly all of it is right', () => {
    const { precision, recall } = shares(counted);
    expect({ precision: precision >= 0.95, recall: recall >= 0.95, counted }).toEqual({
      precision: true,
      recall: true,
      counted,
    });
    expect(counted.correct).toBeGreaterThan(1250);
  });
});
