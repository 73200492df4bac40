import { expect, test } from './fixtures.ts';
import { surviveKills } from './kill-kit.ts';

test('a browser that is killed while it writes loses nothing that was seen as saved', async ({
  server,
}, info) => {
  const executable = info.project.use.launchOptions?.executablePath ?? '';
  const lines: string[] = [];
  const { seen } = await surviveKills(server, { kills: 3, executable, tell: (line) => lines.push(line) });
  info.annotations.push(...lines.map((description) => ({ type: 'kill', description })));
  expect(seen, 'writes that were seen').toBeGreaterThanOrEqual(3);
});
