import { expect, test } from './fixtures.ts';
import { surviveTabKills } from './tab-kill-kit.ts';

test.describe.configure({ timeout: 300_000 });

test('a tab that is killed while it writes many records leaves all or nothing of them, and nothing locked', async ({
  person,
}, info) => {
  await person.signIn();
  const lines: string[] = [];
  const { nothing, all } = await surviveTabKills(person.page.context(), {
    ...{ kills: 4, random: Math.random },
    tell: (line) => lines.push(line),
  });
  info.annotations.push(...lines.map((description) => ({ type: 'kill', description })));
  expect(nothing + all).toBe(4);
});
