import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { realFile } from '../core/test-data/real-files.ts';
import { rowsOf } from './public-table.ts';
import { publishedTitles, titleModule, titleTable } from './title-table.ts';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const real = fileURLToPath(realFile('reference2'));
const kept = readFileSync(path('../core/src/search/occupation-titles.data.ts'), 'utf8');

const direct = [
  ['2018 SOC Code', '2018 SOC Title', 'Direct Match Title'],
  ['47-2111', 'Electricians', 'Electrician'],
  ['47-2111', 'Electricians', 'Solar Electrician'],
  ['49-3023', 'Automotive Service Technicians and Mechanics', 'Auto Mechanic'],
  ['55-3016', 'Infantry', 'Infantry Leader'],
];
const reported = [
  ['49-3023.00', 'Automotive Service Technicians and Mechanics', 'Brake Technician (Brake Tech)'],
  ['47-2111.00', 'Electricians', 'Wireman'],
];
const index = [
  ['title', 'industry', 'census', 'soc'],
  ['House electrician', '', '6355', '47-2111'],
  ['Ship electrician', '', '6355', '47-2111'],
  ['Mechanic, brake', '', '7200', '49-3023'],
  ['Sales\\ ns', '', '4850', '41-40XX'],
];

test('an ending that nearly always means one trade stands for all titles with it', () => {
  const lines = titleTable(publishedTitles({ direct, reported, index })).split('\n');
  expect(lines).toEqual([
    '47-2111|Electricians||*electrician,wireman',
    '49-3023|Automotive Service Technicians and Mechanics||*auto mechanic,*automotive service technician,*brake mechanic,*brake tech,*brake technician',
  ]);
});

test('the table is small, and says where it comes from', () => {
  expect(Buffer.byteLength(kept)).toBeLessThan(400_000);
  for (const source of ['Bureau of Labor Statistics', 'Census Bureau', 'O*NET 30.3', 'CC BY 4.0'])
    expect(kept.replace(/\n \* /g, ' ')).toContain(source);
});

test.skipIf(!existsSync(real))('the published files give the table that is kept', async () => {
  const [a, b, c] = await Promise.all(
    [
      'bls_soc2018_direct_match_titles.tsv',
      'onet_30_3_reported_titles.tsv.gz',
      'census_2022_occupation_index.tsv.gz',
    ].map((name) => rowsOf(`${real}/${name}`)),
  );
  const table = titleTable(publishedTitles({ direct: a ?? [], reported: b ?? [], index: c ?? [] }));
  expect(titleModule(table)).toBe(kept);
});
