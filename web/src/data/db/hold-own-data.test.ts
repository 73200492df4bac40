import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { closeOwnData, ownData } from './db.ts';
import { holdOwnData } from './hold-own-data.ts';

afterEach(closeOwnData);

test('the data stays open until the last who shows it lets go, and letting go twice counts once', async () => {
  const screen = holdOwnData('maya');
  await screen.opened;
  const palette = holdOwnData('maya');
  await palette.opened;
  palette.letGo();
  palette.letGo();
  expect(ownData()).not.toBeNull();
  screen.letGo();
  expect(ownData()).toBeNull();
  const next = holdOwnData('maya');
  expect(await next.opened).toEqual({ ok: true });
  expect(ownData()).not.toBeNull();
  next.letGo();
  expect(ownData()).toBeNull();
});
