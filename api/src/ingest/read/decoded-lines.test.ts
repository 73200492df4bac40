import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawPosting } from '@foothold/core/entities/posting/posting.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { formats, readPosting } from './formats.ts';
import { readRecords } from './read-file.ts';
import { standIns } from './stand-in-files.data.ts';

const now = Date.UTC(2026, 10, 25);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function recordsOf(file: string, text: string) {
  const path = join(folder, file);
  writeFileSync(path, text);
  const format = detectFormat(file, new TextEncoder().encode(text));
  const records: unknown[] = [];
  for await (const { record } of readRecords(path, format)) records.push(record);
  return { name: format.name, records };
}

/** Every text of a record that is a name, with an entity behind it. */
function encoded(value: unknown): unknown {
  if (typeof value === 'string')
    return /^\s*(?:<strong>)?\p{L}/u.test(value) &&
      !/^(?:https?:|www\.)|<(?!\/?strong>)|\||^\w+ly$/.test(value)
      ? `${value} R&amp;D &#8211; x`
      : value;
  if (Array.isArray(value)) return value.map(encoded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key.startsWith('@') ? inner : encoded(inner)]),
  );
}

function linesOf({
  title,
  companyName,
  locations,
  employmentType,
  category,
  payText,
  pay,
  ...rest
}: RawPosting) {
  const { workplaceText = '', seniorityText = '' } = rest;
  return [
    title,
    companyName,
    ...locations,
    employmentType,
    category,
    payText,
    pay?.text ?? '',
    workplaceText,
    seniorityText,
  ];
}

describe('every line of a posting is decoded once, the description is left to its reader', () => {
  // Comments of Hacker News are HTML and decoded as a whole.
  const names = Object.keys(standIns).filter((name) => name !== 'hackernews') as (keyof typeof standIns)[];

  it.each(names)('%s', async (of) => {
    const { name, records } = await recordsOf(standIns[of].file, standIns[of].text);
    const read = records.flatMap((record) => {
      const result = readPosting(name, encoded(record), { now, company: 'Fern &amp; Sons' });
      return 'ok' in result ? [result.ok] : [];
    });
    expect(read.length).toBeGreaterThan(0);
    for (const posting of read) {
      expect(linesOf(posting).filter((line) => /&(?:amp|#)/.test(line))).toEqual([]);
      expect(posting.title).toContain('R&D – x');
    }
  });

  it('is true of each format that there is', () => {
    const tested = new Set(Object.values(standIns).map(({ format }) => format as string));
    expect([...formats.keys()].filter((name) => !tested.has(name))).toEqual([]);
  });

  it('Hacker News: once', () => {
    const text = 'Quill &amp; Ink | R&amp;D Lead &amp;lt;3 | Austin, TX';
    const result = readPosting('hackernews', { id: 1, text }, { now });
    expect('ok' in result && result.ok).toMatchObject({
      companyName: 'Quill & Ink',
      title: 'R&D Lead &lt;3',
    });
  });
});

describe('a file of columns', () => {
  const csv = [
    'id,title,company,location,url,salary,department',
    'e1,"R&amp;D Engineer","Fern &amp; Sons","Austin, TX",https://fern.example/1?a=1&amp;b=2,"&pound;30,000 &ndash; &pound;35,000","R&amp;D"',
    'e2,"Nurse &#8211; Nights","Caf&eacute; Fern","D&uuml;sseldorf, Germany",,"&euro;30,000","Care &#038; Help"',
    'e3,"Sales &amp;amp; Marketing","&quot;Fern&quot; LLC","Austin, TX",,,""',
  ].join('\n');

  it('reads titles, employers, places, pay and links', async () => {
    const { name, records } = await recordsOf('jobs.csv', csv);
    const read = records.map((record) => {
      const result = readPosting(name, record, { now });
      if ('reason' in result) throw new Error(result.reason);
      return result.ok;
    });
    expect(read).toMatchObject([
      {
        title: 'R&D Engineer',
        companyName: 'Fern & Sons',
        category: 'R&D',
        url: 'https://fern.example/1?a=1&b=2',
        pay: { min: 3_000_000, max: 3_500_000, currency: 'GBP', text: '£30,000 – £35,000' },
      },
      {
        title: 'Nurse – Nights',
        companyName: 'Café Fern',
        locations: ['Düsseldorf, Germany'],
        category: 'Care & Help',
        pay: { min: 3_000_000, currency: 'EUR' },
      },
      { title: 'Sales & Marketing', companyName: '"Fern" LLC' },
    ]);
  });

  it('reads columns of least and most that hold texts', async () => {
    const file =
      'id,title,company,salary min,salary max,currency\nq1,Cook,Fern,"$50,000","$60,000",\nq2,Cook,Fern,50k,60k,CAD\n';
    const { name, records } = await recordsOf('ends.csv', file);
    const pays = records.map((record) => {
      const result = readPosting(name, record, { now });
      const pay = 'ok' in result ? result.ok.pay : null;
      return [pay?.min, pay?.max, pay?.currency];
    });
    expect(pays).toEqual([
      [5_000_000, 6_000_000, 'USD'],
      [5_000_000, 6_000_000, 'CAD'],
    ]);
  });

  it('takes the currency and the interval of their own columns, and leaves an unknown interval unknown', async () => {
    const file = [
      'id,title,company,salary,currency,salary period',
      'p1,Cook,Fern,50000 - 60000,CAD,year',
      'p2,Cook,Fern,20-25,GBP,hourly',
      'p3,Cook,Fern,30000,USD,per project',
      'p4,Cook,Fern,"$90,000",,',
    ].join('\n');
    const { name, records } = await recordsOf('pay.csv', file);
    const pays = records.map((record) => {
      const result = readPosting(name, record, { now });
      const pay = 'ok' in result ? result.ok.pay : null;
      return [pay?.min, pay?.max, pay?.currency, pay?.interval, pay?.yearlyMin];
    });
    expect(pays).toEqual([
      [5_000_000, 6_000_000, 'CAD', 'year', 5_000_000],
      [2000, 2500, 'GBP', 'hour', 4_160_000],
      [3_000_000, 3_000_000, 'USD', null, null],
      [9_000_000, 9_000_000, 'USD', 'year', 9_000_000],
    ]);
  });
});
