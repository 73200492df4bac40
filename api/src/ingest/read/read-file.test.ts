import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { RawPosting } from '@foothold/core/entities/posting/posting.ts';
import { parseLocation } from '@foothold/core/parsing/place/location.ts';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnreadableRecord } from '../../sources/record/posting-record.ts';
import { detectFormat } from './detect-format.ts';
import { readPosting } from './formats.ts';
import { checkFile, type FileRecord, readRecords } from './read-file.ts';
import { readHead } from './read-text.ts';
import { standIns } from './stand-in-files.data.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-files-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = Date.UTC(2026, 7, 22, 12);
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
async function check(path: string) {
  const format = detectFormat(basename(path), await readHead(path));
  return { ...format, records: await checkFile(path, format) };
}
async function recordsOf(name: string, content: string) {
  const path = file(name, content);
  const checked = await check(path);
  const records: FileRecord[] = [];
  for await (const record of readRecords(path, checked)) records.push(record);
  expect(records).toHaveLength(checked.records);
  return records;
}

describe('shapes of files', () => {
  const job = { title: 'Nurse', company: 'Hillside' };
  const shapes: [string, unknown][] = [
    ['a list', [job, job]],
    ['a list under jobs', { jobs: [job, job] }],
    ['a list under results', { count: 2, results: [job, job] }],
    ['a list under data.results', { success: true, data: { total: 2, results: [job, job] } }],
    ['an object by id', { a: job, b: job }],
  ];
  it.each(shapes)('reads %s', async (_, value) => {
    const records = await recordsOf('shape.json', JSON.stringify(value, null, 2));
    expect(records.map(({ row }) => row)).toEqual([1, 2]);
    expect(records[1]?.record).toMatchObject(job);
  });
  it('gives the key of an object by id as its id, and one object as one record', async () => {
    expect((await recordsOf('by-id.json', JSON.stringify({ a: job })))[0]?.record).toEqual({
      id: 'a',
      ...job,
    });
    expect(await recordsOf('one.json', JSON.stringify(job))).toEqual([{ row: 1, record: job }]);
  });
  it('counts NDJSON by line and CSV as a spreadsheet does, past blank lines, byte marks and quoted line ends', async () => {
    const line = JSON.stringify(job);
    expect((await recordsOf('a.ndjson', `\ufeff${line}\r\n\n${line}`)).map(({ row }) => row)).toEqual([1, 3]);
    const csv = '\ufeffTitle,Company,Text\n"A","B","one\ntwo, ""three"""\n\nC,D,\n';
    expect(await recordsOf('a.csv', csv)).toEqual([
      { row: 2, record: { Title: 'A', Company: 'B', Text: 'one\ntwo, "three"' } },
      { row: 4, record: { Title: 'C', Company: 'D', Text: '' } },
    ]);
    expect((await recordsOf('b.csv', 'Title;Company\nA, senior;B\n'))[0]?.record).toEqual({
      Title: 'A, senior',
      Company: 'B',
    });
  });
  it('streams a CSV of many rows in order, each once', async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => `Job ${index},"Company, ${index}"`);
    const records = await recordsOf('many.csv', `Title,Company\n${rows.join('\n')}\n`);
    expect(records.map(({ record }) => (record as { Title: string }).Title)).toEqual(
      rows.map((_, i) => `Job ${i}`),
    );
    expect(records.at(-1)?.row).toBe(60_001);
  });
  it('reads every posting of a page, in lists and graphs, and reports a broken block without losing the rest', async () => {
    const posting = { '@type': ['JobPosting'], title: 'A', hiringOrganization: { name: 'B' } };
    const block = (value: string) => `<script type='application/ld+json'>${value}</script>`;
    const html = `<html>${block(`<!-- ${JSON.stringify({ '@graph': [posting, { '@type': 'Person' }] })} -->`)}${block('{"@type": "JobPosting", oops')}${block(`\n//<![CDATA[\n${JSON.stringify([posting])}\n//]]>`)}</html>`;
    const results = (await recordsOf('page.html', html)).map(({ record }) =>
      readPosting('json-ld', record, { now }),
    );
    expect(results.map((result) => ('ok' in result ? result.ok.title : result.reason))).toEqual([
      'A',
      expect.stringMatching(/structured data block 2 is not valid JSON/),
      'A',
    ]);
  });
});

describe('rows that are broken alone', () => {
  const nd = '{"title":"A","company":"B"}\n';
  const csv = 'Title,Company,City\n';
  const good = 'A,B,C\n';
  const wide = 'Title,Company,City,Pay,Notes\n';
  const cases: [name: string, content: string, read: number, row: number, reason: RegExp][] = [
    [
      'line.ndjson',
      `${nd}{"title":"C","company":}\n${nd}`,
      2,
      2,
      /not valid JSON: column 24: expected a value/,
    ],
    ['cut.ndjson', `${nd}${nd}{"title":"C","comp`, 2, 3, /it ends in the middle of a value/],
    ['comma.ndjson', `${nd}${nd}{"title":"C",}\n${nd}`, 3, 3, /expected a name in double quotes/],
    ['word.ndjson', `${nd}oops\n${nd}`, 2, 2, /expected a value/],
    ['long.csv', `${csv}${good}D,E,F,G\n${good}`, 2, 3, /it has 4 values, but the header names 3 columns/],
    ['longer.csv', `${csv}${good}${good}D,E,F,,,G\n`, 2, 4, /it has 6 values/],
    [
      'piece.csv',
      `${csv}${good}and the rest of a text\n${good}`,
      2,
      3,
      /it has 1 value, but the header names 3/,
    ],
    ['first.csv', `${csv}D,E,F,G\n${good}${good}`, 2, 2, /it has 4 values/],
    ['last.csv', `${csv}${good}${good}D,E,F,G`, 2, 4, /it has 4 values/],
    ['mixed.csv', `${csv}${good}\r\nD,E,F,G\r${good}\n`, 2, 4, /it has 4 values/],
    [
      'quote.csv',
      `${wide}A,B,C,,x\nD,"E"x,F\nG,H,I,,x\n"J",K,L,,y\nM,N,O,,z\nM,N,O,,z\n`,
      3,
      3,
      /a quote stands in the middle of a quoted value.*lines were read as one row/,
    ],
  ];
  it.each(cases)('%s: the row is named and the others are read', async (name, content, read, row, reason) => {
    const records = await recordsOf(name, content);
    const broken = records.filter(({ record }) => record instanceof UnreadableRecord);
    expect(broken).toHaveLength(1);
    expect(broken[0]?.row).toBe(row);
    expect(broken[0]?.record).toHaveProperty('reason', expect.stringMatching(reason));
    expect(records.length - 1).toBe(read);
  });
});

describe('rows of a table as people have them', () => {
  const head = 'Title,Company,City,Notes\n';
  const wanted = { Title: 'A', Company: 'B', City: 'C', Notes: '' };
  it.each([
    ['an empty cell is missing', `${head}A,B,C\n`],
    ['an empty cell too many', `${head}A,B,C,,\n`],
    ['many empty cells too many', `${head}A,B,C,,,,,,\n`],
    ['blank cells too many', `${head}A,B,C,, , \n`],
    ['line ends of Windows', `${head.trim()}\r\nA,B,C,\r\n`],
    ['line ends of the old Mac', `${head.trim()}\rA,B,C,\r`],
    ['head and rows with other line ends', `${head.trim()}\r\nA,B,C\nA,B,C\r\nA,B,C\n`],
    ['a carriage return at the end of some rows', `${head}A,B,C,\r\nA,B,C,\nA,B,C,\r\n`],
    ['old and new line ends', `${head}A,B,C\rA,B,C\nA,B,C\r\n`],
    ['blank lines', `\n\n${head}\n\nA,B,C\n\n`],
    ['no line end at the end', `${head}A,B,C`],
    ['a quote that is not doubled inside a line', `${head}"A",B,C\n`],
  ])('%s', async (_name, content) => {
    const records = await recordsOf('rows.csv', content);
    expect(records.length).toBeGreaterThan(0);
    for (const { record } of records) expect(record).toEqual(wanted);
  });
  it('cells that are missing count as empty, whichever they are', async () => {
    const records = await recordsOf('short.csv', 'Title,Company,City\nA,B,C\nD,E\n');
    expect(records.map(({ record }) => record)).toEqual([
      { Title: 'A', Company: 'B', City: 'C' },
      { Title: 'D', Company: 'E', City: '' },
    ]);
  });
  it('a lone quote in a cell of one line is part of it', async () => {
    const [one] = await recordsOf('inch.csv', 'Title,Company\n"Welder "B" class",Iron\n');
    expect(one?.record).toMatchObject({ Company: 'Iron' });
    expect(JSON.stringify(one)).toContain('class');
  });
  it('a line end that falls between two pieces of the file is one', async () => {
    const row = 'A'.repeat(1000);
    const rows = Array.from({ length: 600 }, () => `${row},B`).join('\r\n');
    const records = await recordsOf('pieces.csv', `Title,Company\r\n${rows}\r\n`);
    expect(records).toHaveLength(600);
    expect(new Set(records.map(({ record }) => (record as { Company: string }).Company))).toEqual(
      new Set(['B']),
    );
  });
});

describe('files that are refused before anything is written', () => {
  const nd = '{"title":"A","company":"B"}\n';
  const refused: [string, string | Uint8Array, RegExp][] = [
    [
      'comma.json',
      '[\n  {"title":"A","company":"B",}\n]',
      /line 2, column 30: expected a name in double quotes/,
    ],
    ['missing.json', '[{"title":"A" "company":"B"}]', /line 1, column 15: expected , or }/],
    ['cut.json', '[{"title":"A","company":"B"},{"title":"C', /cut off/],
    ['text.json', '[{"title":"A\nB","company":"B"}]', /line 1, column 13: .*not closed or escaped/],
    ['tail.json', '[{"title":"A","company":"B"}] x', /expected nothing after the value/],
    ['empty-list.json', '{"title":"","company":"","jobs":[]}', /holds no records/],
    [
      'line.ndjson',
      `${nd}{"title":"C","company":}\n{"title":"D"\n`,
      /2 of 3 rows cannot be read\. Line 2: not valid JSON: column 24: expected a value/,
    ],
    ['cut.ndjson', '{"title":"C","company":"D"', /cut off/],
    ['long.csv', 'Title,Company\nA,B,C\n', /Row 2: it has 3 values, but the header names 2 columns/],
    [
      'most.csv',
      'Title,Company\nA,B\nA,B,C\nA,B,C\n',
      /2 of 3 rows cannot be read\. Row 3: it has 3 values, but the header names 2 columns/,
    ],
    ['quote.csv', 'Title,Company\nA,B\n"C,D\nE,F\n', /Row 3: a quoted value is not closed/],
    ['twice.csv', 'Title,Company,Title\nA,B,C\n', /the column "Title" stands there twice/],
    ['header.csv', 'Title,Company\n', /holds no records/],
    [
      'latin1.csv',
      Uint8Array.from([...Buffer.from('Title,Company\nA,B\nCaf'), 0xe9, ...Buffer.from(',D\n')]),
      /not UTF-8 text in line 3/,
    ],
    [
      'cut-character.csv',
      Uint8Array.from([...Buffer.from('Title,Company\nA,B'), 0xc3]),
      /not UTF-8 text at its end/,
    ],
    ['zero.csv', `Title,Company\nA,B\n${'x'.repeat(300_000)}\u0000,D\n`, /line 3 holds a zero byte/],
    ['page.html', '<html><body>No jobs</body></html>', /web page without job data/],
  ];
  it.each(refused)('%s', async (name, content, message) => {
    await expect(check(file(name, content))).rejects.toThrow(message);
    await expect(check(file(name, content))).rejects.toHaveProperty('name', 'ImportFileError');
  });
  it('names a file that is not there', async () => {
    await expect(check(join(folder, 'none.json'))).rejects.toThrow(/ENOENT/);
  });
});

describe('the real files, or stand-ins of our own', () => {
  const data = realFile('').pathname;
  const real: [keyof typeof standIns, string, number][] = [
    ['open-jobs-data', 'postings/open_jobs_data_new_union.json', 16_000],
    ['simplify-newgrad', 'postings/simplify_newgrad_2024.json', 1200],
    ['tech-salary-radar', 'postings/tech_salary_radar_ats_2026-07.jsonl', 8000],
    ['themuse', 'postings/themuse_jobs_union.json', 230],
    ['weworkremotely', 'postings/weworkremotely_union.json', 400],
    ['remotejobs', 'postings/remotejobs_org_union.json', 470],
    ['nyc-gov', 'postings/nyc_gov_jobs_full.jsonl', 1300],
    ['generic', 'postings/linkedin_richmond_va_2025.csv', 700],
    ['generic', 'postings/yanmsong_indeed-ds-0407.csv', 900],
    ['generic', 'postings/zshah_internships_ats_2026.json', 490],
    ['greenhouse', 'ats/greenhouse_anthropic_4jobs.json', 4],
    ['remotive', 'ats/remotive_5jobs.json', 5],
    ['remoteok', 'ats/remoteok_5jobs.json', 4],
    ['arbeitnow', 'ats/arbeitnow_5jobs.json', 5],
    ['smartrecruiters', 'ats/smartrecruiters_ehddd.json', 2],
    ['usajobs', 'ats/usajobs.json', 1],
    ['hackernews', 'ats/hackernews.json', 1],
    ['json-ld', 'jsonld/schemaorg_jobposting_examples.html', 1],
  ];
  it.each(real)('%s: %s', async (format, name, least) => {
    const isReal = existsSync(join(data, name));
    const standIn = standIns[format];
    const path = isReal ? join(data, name) : file(standIn.file, standIn.text);
    const checked = await check(path);
    expect(checked.name).toBe(format);
    const keys = new Set<string>();
    const reasons = new Map<string, number>();
    const count = { accepted: 0, rejected: 0, placed: 0, paid: 0, dated: 0 };
    for await (const { record } of readRecords(path, checked)) {
      const result = readPosting(format, record, { now });
      if ('reason' in result) {
        count.rejected += 1;
        reasons.set(result.reason.slice(0, 60), (reasons.get(result.reason.slice(0, 60)) ?? 0) + 1);
        continue;
      }
      const posting = RawPosting.parse(result.ok);
      count.accepted += 1;
      keys.add(`${posting.source} ${posting.externalId}`);
      const places = posting.locations.map(parseLocation);
      count.placed +=
        posting.remote || places.some((p) => p.remote || p.places.some((q) => q.country)) ? 1 : 0;
      count.paid += posting.pay?.yearlyMax || posting.pay?.yearlyMin ? 1 : 0;
      count.dated += posting.postedAt !== null || posting.seenAt !== null ? 1 : 0;
    }
    // biome-ignore lint/suspicious/noConsole: the figures are what this run is for
    console.log(`${isReal ? name : `stand-in ${standIn.file}`}:`, { ...count, different: keys.size }, [
      ...reasons,
    ]);
    expect(count.accepted + count.rejected).toBe(checked.records);
    expect(count.accepted).toBeGreaterThanOrEqual(isReal ? least : 1);
    expect(keys.size).toBeGreaterThan(0);
  });
});
