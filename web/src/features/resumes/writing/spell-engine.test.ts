import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type DictionaryFile, SpellEngine, type SpellRequest } from './spell-engine.ts';

const packages = fileURLToPath(new URL('../../../../../node_modules/', import.meta.url));
const files: Record<DictionaryFile, string> = {
  'en.aff': 'dictionary-en/index.aff',
  'en.dic': 'dictionary-en/index.dic',
  'en-gb.aff': 'dictionary-en-gb/index.aff',
  'en-gb.dic': 'dictionary-en-gb/index.dic',
  'terms.gz': '@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
};
const asked: string[] = [];
const engine = new SpellEngine(async (file) => {
  asked.push(file);
  return new Uint8Array(readFileSync(packages + files[file]));
});

async function words(
  line: string,
  told: Partial<SpellRequest> = {},
): Promise<Record<string, string[]> | null> {
  const answer = await engine.check({ lines: [line], language: 'en-US', known: [], ...told });
  return answer && Object.fromEntries((answer[0] ?? []).map(({ word, suggestions }) => [word, suggestions]));
}

describe('spelling', () => {
  it.each([
    'recieved:received',
    'managment:management',
    'liason:liaison',
    'responsability:responsibility',
    'seperate:separate',
    'untill:until',
    'begining:beginning',
    'langauge:language',
    'inventry:inventory',
  ])('finds %s', async (pair) => {
    const [slip = '', word] = pair.split(':');
    expect((await words(`Kept the ${slip} of the shop.`))?.[slip]?.[0]).toBe(word);
  });

  it.each([
    // Names, acronyms, addresses, numbers, words with capitals inside.
    'Moved the Wroclaw office of Brightwel to PostgreSQL, iOS and GraphQL.',
    'Trained RNs and LPNs in HIPAA and NIHSS; 12kg, 3rd shift, 24/7, Q3FY24.',
    'Wrote example.com/menuu, menuu@example.com, menuu.txt, @menuu, #menuu and src/menuu.',
    'Answered “wher is my ordr” within a day.',
    // Trades.
    'Upsold kombucha, kaizen, espresso and charcuterie; onboarded telehealth hygienists.',
    'Precepted nurses in phlebotomy, apheresis and hemodialysis.',
    'Tarped flatbeds, bobtailed to terminals; rigged chainfalls and brazed linesets; rodded mains.',
    'Pipetted samples, redlined contracts, barbacked, nannied, mudded drywall and plated garde manger.',
    'Configured subnets, failover and Terraform on kubernetes with nginx.',
    // A name at the beginning, and another language.
    'Wegmans customers came back each week.',
    'Leitung von drei Köchen und der Küche mit eigenem Einkauf.',
    'Zoë’s café naïve façade',
    'Ran v1.workd.',
  ])('says nothing of “%s”', async (line) => {
    expect(await words(line)).toEqual({});
  });

  it('says where the word stands, and names a wrong first word only where a verb is near', async () => {
    const [found] =
      (await engine.check({ lines: ['Recieved 40 patients, wich is many.'], language: 'en', known: [] })) ??
      [];
    expect(found?.map(({ at, word }) => [at, word])).toEqual([
      [[0, 8], 'Recieved'],
      [[22, 26], 'wich'],
    ]);
    expect(found?.[0]?.suggestions[0]).toBe('Received');
    expect(found?.every(({ suggestions }) => suggestions.length <= 5)).toBe(true);
    expect(await words('Managment of six.')).toEqual({});
  });

  it('takes the words of the person, of skills and employers as right', async () => {
    expect(await words('Sold the brightwel line.', { known: ['Brightwel & Sons'] })).toEqual({});
    expect(await words('Sold the brightwels.', { known: ['brightwel'] })).toEqual({});
  });

  it('knows British spelling where it is meant, and both where nobody says', async () => {
    const line = 'They sorted the shelf by colour.';
    expect(await words(line, { language: 'en-GB' })).toEqual({});
    expect(await words(line, { language: 'en' })).toEqual({});
    expect(Object.keys((await words(line, { language: 'en-US' })) ?? {})).toEqual(['colour']);
    expect(Object.keys((await words('The color of the shop.', { language: 'en-GB' })) ?? {})).toEqual([
      'color',
    ]);
  });

  it('has no dictionary for other languages', async () => {
    expect(await words('Leitung', { language: 'de' })).toBeNull();
    expect(await words('x', { language: 'und' })).toBeNull();
  });

  it('asks for no suggestion in a line that is nearly all unknown words, so that the lines after it are not held up', async () => {
    const slips = Array.from({ length: 40 }, (_, at) => `managment${'abcdefghij'[at % 10]}`);
    const lines = [`The ${slips.join(' ')}.`, 'Kept the managment of the shop.'];
    const found = await engine.check({ lines, language: 'en', known: [] });
    expect(found?.map((line) => line.map(({ word }) => word))).toEqual([[], ['managment']]);
  });

  it('reads each file once, and asks again for one that did not arrive', async () => {
    expect(asked.filter((file) => file === 'en.dic')).toHaveLength(1);
    let isOffline = true;
    const other = new SpellEngine(async (file) => {
      if (isOffline) throw new Error('no network');
      return new Uint8Array(readFileSync(packages + files[file]));
    });
    const request = { lines: ['Kept the managment.'], language: 'en-US', known: [] };
    await expect(other.check(request)).rejects.toThrow('no network');
    isOffline = false;
    expect((await other.check(request))?.[0]).toHaveLength(1);
  });

  it('offers no word that nobody wants to read', async () => {
    const [found] =
      (await engine.check({ lines: ['The velit of the shop.'], language: 'en', known: [] })) ?? [];
    expect(found?.flatMap(({ suggestions }) => suggestions)).not.toContain('clit');
  });
});
