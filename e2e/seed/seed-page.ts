// Runs in the page: the part of the product that writes own data, without its screens (e2e/seed-kit.ts).
import { closeOwnData, openOwnData } from '../../web/src/data/db/db.ts';
import { loadExampleData } from '../../web/src/data/example/example-data.ts';
import { saveJob } from '../../web/src/data/jobs/jobs.ts';
import { addResume } from '../../web/src/data/resumes/resume-commands.ts';

type AnyCommand = (...given: readonly unknown[]) => Promise<{ ok: boolean; id?: number }>;

const commands = { addResume, loadExampleData, saveJob } as unknown as Record<string, AnyCommand>;

/** Runs a command on the data of the account of this id; answers the key of what it wrote. Throws what refused it. */
async function run(userId: string, name: string, values: readonly unknown[]): Promise<number> {
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name} in e2e/seed/seed-page.ts.`);
  const opened = await openOwnData(userId);
  if (!opened.ok) throw new Error(`The own data did not open: ${opened.code} ${opened.cause ?? ''}`);
  const result = await command(...values);
  await closeOwnData();
  if (!result.ok || result.id === undefined) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result.id;
}

Object.assign(window, { seedOwnData: run });
