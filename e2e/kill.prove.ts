import { expect, test } from './fixtures.ts';
import { surviveKills } from './kill-kit.ts';

/** How often the browser is killed; `KILLS` overrides the number. */
const kills = Number(process.env.KILLS ?? 20);

test(`a browser that is killed ${kills} times while it writes loses nothing that was seen as saved`, async ({
  server,
}, info) => {
  test.setTimeout(kills * 30_000);
  const executable = info.project.use.launchOptions?.executablePath ?? '';
  const tell = (line: string) => process.stdout.write(`  ${line}\n`);
  const { seen, justMade } = await surviveKills(server, { kills, executable, tell });
  tell(`${seen} writes seen and kept; ${justMade} more were made just before a kill`);
  expect(seen, 'writes that were seen').toBeGreaterThanOrEqual(kills);
});
