import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandFolder, openCommandFolder, stop } from '../testing/command-test-kit.ts';
import { startedBefore } from '../testing/first-start-test-kit.ts';

let kit: CommandFolder;
beforeAll(async () => {
  kit = await openCommandFolder('operator-command');
});
afterAll(() => kit.close());

const operator = (...args: string[]) => kit.run(args);

test('a wrong command line is explained, and nothing is opened', async () => {
  const told = async (...args: string[]) => {
    const { code, text } = await operator(...args);
    return [code, text.split(/[:;.]/)[0]];
  };
  expect(await told()).toEqual([2, 'Say what to do']);
  expect(await told('forgive')).toEqual([2, 'There is no command forgive']);
  expect(await told('queue', '--all')).toEqual([2, 'queue takes no --all']);
  expect((await operator('--help')).text).toMatch(/npm run operator -- appoint ADDRESS/);
}, 120_000);

test('it works without a server and through a running one', async () => {
  await startedBefore(join(kit.folder, 'data'), process.env);
  expect(await operator('list')).toEqual({
    code: 0,
    text: 'There is no operator. Appoint one: appoint ADDRESS.\n',
  });
  expect(await operator('appoint', 'nobody@example.com')).toMatchObject({
    code: 1,
    text: expect.stringContaining('There is no account nobody@example.com.'),
  });
  const { child } = await kit.startServer();
  expect(await operator('queue')).toEqual({ code: 0, text: 'Nothing is disputed or proposed.\n' });
  expect(await operator('revert', '7')).toMatchObject({
    code: 1,
    text: expect.stringContaining('There is no proposed value of this number.'),
  });
  expect(await operator('log')).toEqual({ code: 0, text: 'Operators did nothing yet.\n' });
  await stop(child);
}, 240_000);
