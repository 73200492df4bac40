import { beforeEach, expect, it } from 'vitest';
import { undo } from '../journal/undo.ts';
import { inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import {
  addOwnWord,
  hideWritingRule,
  queryHiddenWritingRules,
  queryOwnWords,
  removeOwnWord,
  showWritingRule,
} from './writing-choices.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

it('keeps a word once, as it was written, whatever case it is added in again', async () => {
  saved(await addOwnWord(' Brightwel\n', clock));
  expect(saved(await addOwnWord('BRIGHTWEL', clock)).journalId).toBeNull();
  expect(await queryOwnWords(opened())).toEqual(['Brightwel']);
  saved(await removeOwnWord('brightwel', clock));
  expect(await queryOwnWords(opened())).toEqual([]);
  expect(saved(await removeOwnWord('brightwel', clock)).journalId).toBeNull();
});

it('refuses an empty word and one that is too long, in words', async () => {
  expect(inWords(await addOwnWord(' \n', clock))).toMatchObject({
    ok: false,
    message: expect.stringContaining('There is no word to add.'),
  });
  expect(inWords(await addOwnWord('a'.repeat(61), clock))).toMatchObject({
    ok: false,
    message: expect.stringContaining('at most 60 letters'),
  });
  expect(await hideWritingRule('', clock)).toMatchObject({ ok: false });
  expect(await queryOwnWords(opened())).toEqual([]);
});

it('puts a rule away and brings it back, each a step that Undo takes back', async () => {
  const { journalId } = saved(await hideWritingRule('repeat', clock));
  expect(await queryHiddenWritingRules(opened())).toEqual(['repeat']);
  expect(await undo(journalId ?? 0, clock)).toMatchObject({
    ok: true,
    label: { english: 'Writing hint turned off' },
  });
  expect(await queryHiddenWritingRules(opened())).toEqual([]);
  saved(await hideWritingRule('repeat', clock));
  saved(await showWritingRule('repeat', clock));
  expect(await queryHiddenWritingRules(opened())).toEqual([]);
});
