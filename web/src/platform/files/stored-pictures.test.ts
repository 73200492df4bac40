import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from './fake-caches-test-kit.ts';
import { forgetPictures, keepPicture, type PictureOf, storedPicture } from './stored-pictures.ts';

let browser: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  browser = fakeCaches();
});
afterEach(async () => {
  for (const owner of ['ann', 'ben']) await forgetPictures(owner);
  vi.unstubAllGlobals();
});

const of = (id: number, content = 'a', owner = 'ann'): PictureOf => ({ owner, id, content });
const picture = (text: string) => new Blob([text]);
const found = async (one: PictureOf) => (await storedPicture(one))?.text();

it('keeps one picture for each record, that of its last content, for its account alone', async () => {
  await keepPicture(of(1, 'a'), picture('one'));
  await keepPicture(of(2, 'a'), picture('two'));
  await keepPicture(of(1, 'b/ü'), picture('one again'));
  expect(await found(of(1, 'b/ü'))).toBe('one again');
  expect(await found(of(1, 'a'))).toBeUndefined();
  expect(await found(of(2))).toBe('two');
  expect(await found(of(2, 'a', 'ben'))).toBeUndefined();
  expect(browser.keysOf('pictures of ann')).toHaveLength(2);
});

it('forgets those of records that are gone, or all', async () => {
  for (const id of [1, 2, 3]) await keepPicture(of(id), picture(String(id)));
  await forgetPictures('ann', [2]);
  expect([await found(of(1)), await found(of(2)), await found(of(3))]).toEqual([undefined, '2', undefined]);
  await forgetPictures('ann');
  expect(browser.names()).not.toContain('pictures of ann');
  await forgetPictures('ben', [1]);
  expect(browser.names()).not.toContain('pictures of ben');
});

it('keeps them for as long as the tab where the disk is full or there is no cache', async () => {
  browser.full();
  await keepPicture(of(1), picture('one'));
  expect(await found(of(1))).toBe('one');
  await keepPicture(of(1, 'b'), picture('one again'));
  expect([await found(of(1)), await found(of(1, 'b'))]).toEqual([undefined, 'one again']);
  await forgetPictures('ann', [1]);
  expect(await found(of(1, 'b'))).toBe('one again');
  await forgetPictures('ann');
  expect(await found(of(1, 'b'))).toBeUndefined();
  vi.unstubAllGlobals();
  vi.stubGlobal('location', { href: 'https://own.example/' });
  await keepPicture(of(1), picture('one'));
  expect(await found(of(1))).toBe('one');
});
