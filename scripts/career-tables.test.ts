import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readLicences } from '../core/src/ai/builtin/career/career-licences.ts';
import { loadCareerTables } from '../core/src/ai/builtin/career/load-career-tables.ts';
import { unpackRow } from '../core/src/ai/builtin/career/packed-numbers.ts';
import { realFile } from '../core/test-data/real-files.ts';
import { licenceTable } from './career-licences.ts';
import { careerModulesOf, wageTable } from './career-tables.ts';
import { corroborated, taskSubjects } from './career-tasks.ts';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const real = fileURLToPath(realFile('reference2'));
const kept = (name: string) => readFileSync(path(`../core/src/ai/builtin/career/${name}`), 'utf8');

/** Each module with the words its credit needs. */
const modules = {
  'career-occupations.data.ts': /O\*NET 30\.3.*U\.S\. Department of Labor.*CC BY 4\.0, changed/,
  'career-figures.data.ts': /May 2025.*2024–2034.*Bureau of Labor Statistics, public domain/,
  'state-wages.data.ts': /May 2025.*Bureau of Labor Statistics, public domain/,
  'metro-wages.data.ts': /May 2025.*Bureau of Labor Statistics, public domain/,
  'career-licences.data.ts': /October 2024.*CareerOneStop.*without California/,
} as const;

test.each(Object.entries(modules))('%s is at most 300 kB and says where it comes from', (name, credit) => {
  const text = kept(name);
  expect(Buffer.byteLength(text)).toBeLessThan(300_000);
  expect(text.slice(0, text.indexOf('\n'))).toMatch(credit);
});

test('no sentence of a task is kept', () => {
  const lists = kept('career-occupations.data.ts').split('\n').slice(3);
  for (const line of lists) expect(line.split('|')[8]?.split(' ').length ?? 0).toBeLessThanOrEqual(10);
});

test('tasks are told by our own names of skills; a lone one counts where two neighbors have it', () => {
  const names = new Map([
    ['a', ['Welding', 'Cooking']],
    ['b', ['Welding']],
    ['c', ['Welding', 'Cooking']],
  ]);
  const related = new Map([['a', ['b', 'c']]]);
  expect(corroborated(names, related).get('a')).toEqual(['Welding']);
  const tasks = [
    ['51-4121.00', '1', 'Inspect the welding of seams.'],
    ['51-4121.00', '2', 'Operate welding equipment, reading blueprints.'],
    ['35-2014.00', '3', 'Cook food.'],
  ];
  const subjects = taskSubjects(tasks, new Map());
  expect(subjects.get('51-4121.00')?.terms).toEqual(['Welding']);
});

/** What a table of api/reference says, by column and code. */
const reference = (name: string) => {
  const { columns, rows } = JSON.parse(readFileSync(path(`../api/reference/${name}.json`), 'utf8')) as {
    columns: string[];
    rows: (string | number | null)[][];
  };
  const code = columns.indexOf('code');
  return { areas: columns.filter((column) => column !== 'code'), columns, rows, code };
};

test.each(['metro-wages', 'wages'])(
  'every wage of %s comes back to the dollar, and none that is not published',
  async (name) => {
    const tables = await loadCareerTables();
    const { areas, columns, rows, code } = reference(name);
    let different = 0;
    for (const row of rows)
      for (const area of areas) {
        const soc = String(row[code]);
        const wage = name === 'wages' ? tables.stateWage(soc, area) : tables.metroWage(soc, area);
        // Occupations that the country counts in a group are under it.
        if (tables.figures(soc).under === soc && wage !== row[columns.indexOf(area)]) different += 1;
      }
    expect(different).toBe(0);
  },
);

test('the best paid are told in full', async () => {
  const { metroWage } = await loadCareerTables();
  expect(metroWage('11-1011', '32780')).toBe(615_500);
});

test('wages are kept as numbers above the least of a row, areas with the most of them first', () => {
  const table = {
    sources: [],
    rows: [
      { code: '11-1011', TX: 165_770, OH: null },
      { code: '11-1021', TX: 91_000, OH: 86_200 },
    ],
  };
  const areas = ['OH', 'TX'].map((code) => ({ code, head: code }));
  const [head, first = '', second = ''] = wageTable(table, areas).split('\n');
  expect(head).toBe('TX|OH');
  expect([first.slice(0, 7), unpackRow(first.slice(7))]).toEqual(['11-1011', [16_577]]);
  expect(unpackRow(second.slice(7))).toEqual([9100, 8620]);
  const odd = { sources: [], rows: [{ code: '11-1011', TX: 165_773 }] };
  expect(() => wageTable(odd, [{ code: 'TX', head: 'TX' }])).toThrow('no multiple of ten');
});

test('licenses keep state, occupations, title, agency, what is asked, and a year that can be', () => {
  const row = (title: string, updated: string, codes = '47-2111') => [
    'TX',
    '1',
    title,
    'State',
    codes,
    'Department of Licensing',
    'State exam required',
    'No education required',
    '',
    '',
    '',
    '',
    updated,
  ];
  const table = licenceTable([
    row('ELECTRICIAN, MASTER (ME)', '2023-01-02'),
    row('Electrician', '2024-05-06', '47-2111;47-3013'),
    row('Wireman', '1013-01-01'),
    row('Nobody', '2020', ''),
  ]);
  const licences = readLicences(table);
  const of = {
    state: 'TX',
    agency: 'Department of Licensing',
    exam: true,
    schooling: false,
    experience: null,
  };
  const shared = { ...of, title: 'Electrician', year: '2024' };
  expect(licences('47-2111', 'TX')).toEqual([
    shared,
    { ...of, title: 'Electrician, Master (ME)', year: '2023' },
    { ...of, title: 'Wireman', year: '' },
  ]);
  expect(licences('47-3013', 'TX')).toEqual([shared]);
  expect(licences('47-2111', 'OH')).toEqual([]);
});

test.skipIf(!existsSync(real))('the published files give the modules that are kept', async () => {
  const made = await careerModulesOf(real);
  for (const name of Object.keys(modules)) expect(made[name] === kept(name), name).toBe(true);
});
