import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Prompt, promptId } from './prompt.ts';

const folder = new URL('./', import.meta.url);

async function allPrompts(): Promise<Prompt[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name.includes('/'),
  );
  const modules = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  return modules
    .flatMap((one) => Object.values(one as object))
    .filter((one): one is Prompt => typeof one === 'object' && one !== null && 'version' in one);
}

/** A text that changes counts its version up: answers that are kept say which one they came of. */
test('the texts of prompts are those of their versions', async () => {
  const prompts = await allPrompts();
  expect(new Set(prompts.map(({ name }) => name)).size).toBe(12);
  const digests = prompts
    .map((one) => `${promptId(one)} ${createHash('sha256').update(one.text).digest('hex').slice(0, 12)}`)
    .sort();
  expect(digests).toMatchInlineSnapshot(`
    [
      "career-coaching/1 6f0c3901d4ce",
      "career-counseling/1 01ec4e6dcf72",
      "company-summary/1 fc022b7fa783",
      "letter/2 b00b44532c93",
      "practice-feedback/1 88e8541a6e6b",
      "preparation/1 570f3eaa7f6a",
      "request/1 fa87dd002ad5",
      "resume-analyze/2 0bc579e56543",
      "resume-optimize/2 f177a2c588e9",
      "resume-review/1 d527bdabf75e",
      "search-assistant/1 98402cf3e243",
      "search-coach/1 95aed50c65d2",
    ]
  `);
});
