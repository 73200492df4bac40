import { describe, expect, test } from 'vitest';
import { labels } from '../../../test-data/labels.ts';
import { searchWords } from '../search-text.ts';
import { memoryLookup } from './memory-lookup-test-kit.ts';
import { readSlips } from './read-slips.ts';
import type { SlipLookup } from './slip-lookup.ts';

const repeat = (count: number, title: string) => Array.from({ length: count }, () => title);
const titles = [
  ...repeat(40, 'truck driver'),
  ...repeat(30, 'security guard'),
  ...repeat(30, 'customer service'),
  ...repeat(25, 'sales associate'),
  ...repeat(25, 'project manager'),
  ...repeat(2, 'zoomtopia host'),
];
const texts = { diver: 12, sails: 12, costumer: 12, manger: 30, cars: 500, fixing: 50, quux: 5 };
const lookup = memoryLookup(titles, texts);

async function read(term: string, of: SlipLookup = lookup, fixed: readonly string[] = []): Promise<string[]> {
  const words = searchWords(term);
  const line = words.map((word) => ({ word, isFixed: fixed.includes(word) }));
  const { readings } = await readSlips(line, of, 20);
  const whole = readings.filter(({ kept }) => kept.length === 0);
  return whole.map(({ guesses }) => {
    const out: string[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const guess = guesses.find((one) => one.index === index);
      out.push(...(guess?.words ?? [words[index] ?? '']));
      if (guess?.takes === 2) index += 1;
    }
    return out.join(' ');
  });
}

describe('the likeliest reading of a line', () => {
  test.each([
    ['several odd words at once', 'custmer servise asociate', 'customer service associate'],
    ['vowels left out', 'trck drvr', 'truck driver'],
    ['consonants alone, two of them swapped', 'crpnrt', 'carpenter'],
    ['a blank too few', 'truckdriver', 'truck driver'],
    ['a blank too many', 'sec urity guard', 'security guard'],
    ['a letter doubled', 'securitty', 'security'],
    ['two letters swapped', 'gaurd', 'guard'],
    ['a key beside the meant one', 'drover truck', 'driver truck'],
    ['one sound, two letters', 'fysical therapist', 'physical therapist'],
    ['a word of the language beside a word that tells', 'costumer service', 'customer service'],
    ['a word of the language that titles never have there', 'truck diver', 'truck driver'],
    ['a trade that no posting has', 'plummer', 'plumber'],
    ['a trade written as one word', 'housekeper', 'housekeeper'],
  ])('%s', async (_, typed, meant) => {
    expect((await read(typed))[0]).toBe(meant);
  });

  test.each([
    ['a frequent word', 'guard'],
    ['a word of the language by itself', 'diver'],
    ['words of the language that no title has together either way', 'fixing cars'],
    ['a name that some postings have', 'zoomtopia'],
    ['a word with digits', '401x'],
    ['two letters', 'xq'],
    ['what is near nothing', 'zzzzqqqq'],
  ])('%s stays', async (_, typed) => {
    expect((await read(typed)).filter((reading) => reading !== typed)).toEqual([]);
  });

  test('fixed words stay, and join with nothing', async () => {
    expect((await read('gaurd', lookup, ['gaurd'])).length).toBe(0);
    expect(await read('sec urity', lookup, ['sec'])).not.toContain('security');
  });

  test('an odd word that is near nothing is kept beside the corrected others, which is said', async () => {
    const line = ['truk', 'zzzzqqqq'].map((word) => ({ word, isFixed: false }));
    const { readings } = await readSlips(line, lookup, 20);
    expect(readings[0]).toMatchObject({ guesses: [{ index: 0, words: ['truck'] }], kept: [1] });
  });

  test('a line of many words asks the lookup for a bounded number of pairs', async () => {
    let pairs = 0;
    const counted: SlipLookup = {
      ...lookup,
      pairs: (all) => {
        pairs += all.length;
        return lookup.pairs(all);
      },
    };
    await read('gaurd drvr servise '.repeat(8), counted);
    expect(pairs).toBeGreaterThan(0);
    expect(pairs).toBeLessThanOrEqual(120);
  });
});

describe('labelled lines, with the words of occupations alone', () => {
  test.each([
    ['slips', 100],
    ['slips-second-draw', 100],
  ] as const)('%s: at least %i of 120 are read as they are meant', async (name, least) => {
    const empty = memoryLookup([]);
    let right = 0;
    for (const { typed, meant } of labels(name)) {
      if (typed === meant) continue;
      if ((await read(typed, empty))[0] === meant) right += 1;
    }
    process.stdout.write(`${name}: ${right} of 120\n`);
    expect(right).toBeGreaterThanOrEqual(least);
  });
});
