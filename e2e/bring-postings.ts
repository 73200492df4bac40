import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import { runCommand, type Server } from './server.ts';

/** A posting as an export of one's own has it; `text` is what it says beside its title. */
export const posting = (
  id: string,
  title: string,
  company: string,
  {
    location = 'Columbus, OH',
    text = `${company} looks for a ${title} who joins pipes to code in Columbus.`,
    daysAgo = 0,
  } = {},
) => ({
  id,
  title,
  company,
  location,
  url: `https://jobs.example.com/${id}`,
  date_posted: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  description: `<p>${text}</p>`,
});

/** Brings postings into the index of a running server, as whoever runs it does. */
export async function bring(server: Server, postings: readonly ReturnType<typeof posting>[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-bring-'));
  const file = join(folder, 'postings.json');
  await writeFile(file, JSON.stringify(postings));
  const { code, output } = await runCommand(server, 'api/src/cli/postings-command.ts', ['import', file]);
  await rm(folder, { recursive: true });
  expect(code, output).toBe(0);
}
