import { expect, test } from './fixtures.ts';
import { surviveKills } from './kill-kit.ts';
import { surviveTabKills } from './tab-kill-kit.ts';

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

test(`a tab that is killed ${kills} times while it writes many records leaves all or nothing of them`, async ({
  person,
}) => {
  test.setTimeout(kills * 60_000);
  await person.signIn();
  const tell = (line: string) => process.stdout.write(`  ${line}\n`);
  const { nothing, all } = await surviveTabKills(person.page.context(), { kills, random: Math.random, tell });
  tell(`nothing of it was there ${nothing} times, all of it ${all} times`);
  expect(nothing, 'kills before the end').toBeGreaterThan(0);
  expect(all, 'kills after the end').toBeGreaterThan(0);
});
