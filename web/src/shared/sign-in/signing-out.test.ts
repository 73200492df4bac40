import { expect, test } from 'vitest';
import { readSigningOut, signingOut, signingOutAndErasing } from './signing-out.ts';

test('a way home without the state signs nobody out', () => {
  for (const state of [null, undefined, 'signOut', 7, {}, { erase: 'u1' }])
    expect(readSigningOut(state), JSON.stringify(state)).toBeNull();
});

test('what was put into the state is read from it, also after the browser kept it for a reload', () => {
  for (const state of [signingOut, signingOutAndErasing('odd id/ü')])
    expect(readSigningOut(structuredClone(state))).toEqual(state);
});

test('an account without an id is none to erase', () => {
  for (const erase of ['', 7, null]) expect(readSigningOut({ signOut: true, erase })).toEqual(signingOut);
});
