import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Record<string, unknown>;

/** The store as the popup or the background has it: each loads its own copy of the code. */
async function contextOfExtension(name = 'popup'): Promise<typeof import('./store.ts')> {
  return import(/* @vite-ignore */ `./store.ts?${name}`);
}

beforeEach(() => {
  stored = {};
  const local = {
    get: async () => structuredClone(stored),
    set: async (values: object) => {
      // A write takes a moment, in which another page reads.
      await new Promise((done) => setTimeout(done));
      Object.assign(stored, structuredClone(values));
    },
  };
  vi.stubGlobal('chrome', { storage: { local } });
});

afterEach(() => vi.unstubAllGlobals());

const posting = (id: string) => ({ id, at: 1, job: { fields: [] }, state: '' });

test('what the popup keeps while the background changes the list is not lost', async () => {
  stored = { kept: [posting('a')] };
  const [popup, background] = [await contextOfExtension('popup'), await contextOfExtension('background')];
  await Promise.all([
    background.removeStored('a'),
    popup.changeStored(({ kept }) => ({ kept: [...kept, posting('b')] })),
    background.changeStored(() => ({ account: { userId: 'u1', email: '', name: '' } })),
  ]);
  expect((await popup.readStored()).kept.map(({ id }) => id)).toEqual(['b']);
});

test('an installation has one name, whoever asks first', async () => {
  const [popup, background] = [await contextOfExtension('popup'), await contextOfExtension('background')];
  const [one, other] = await Promise.all([popup.pairing(), background.pairing()]);
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).toBe(one);
});

test('a posting that does not read costs no other', async () => {
  stored = { site: 'http://localhost:3000', kept: [{ id: 7 }, null, posting('a')] };
  const { readStored } = await contextOfExtension();
  expect(await readStored()).toMatchObject({ site: 'http://localhost:3000', kept: [{ id: 'a' }] });
});
