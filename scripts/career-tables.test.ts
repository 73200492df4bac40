import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { licenceTable } from './career-licences.ts';
import { careerModulesOf, wageTable } from './career-tables.ts';
import { corroborated, taskSubjects } from './career-tasks.ts';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const real = path('../../shared/data/reference2');
const kept = (name: string) => readFileSync(path(`../core/src/ai/builtin/${name}`), 'utf8');

/** Each module with the words its credit needs. */
const modules = {
  'career-occupations.data.ts': /O\*NET 30\.3.*U\.S\. Department of Labor.*CC BY 4\.0, changed/,
  'career-figures.data.ts': /May 2025.*2024–2034.*Bureau of Labor Statistics, public domain/,
  'state-wages.data.ts': /May 2025.*Bureau of Labor Statistics, public domain/,
  'metro-wages.data.ts': /May 2025.*Bureau of Labor Statistics, public domain/,
  'career-licences.data.ts': /October 2024.*CareerOneStop.*without California/,
} as const;

test.each(Object.entries(modules))('%s is at most 700 kB and says where it comes from', (name, credit) => {
  const text = kept(name);
  expect(Buffer.byteLength(text)).toBeLessThan(700_000);
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

test('a wage is three letters, one that is not published is blank', () => {
  const table = {
    sources: [],
    rows: [
      { code: '11-1011', TX: 165_770, OH: null },
      { code: '11-1021', TX: null, OH: 86_200 },
    ],
  };
  const areas = ['TX', 'OH'].map((code) => ({ code, head: code }));
  expect(wageTable(table, areas)).toBe('TX|OH\n11-1011csh\n11-1021   6ng');
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
  expect(
    licenceTable([
      row('ELECTRICIAN, MASTER (ME)', '2023-01-02'),
      row('Wireman', '1013-01-01'),
      row('Nobody', '2020', ''),
    ]),
  ).toBe(
    'Department of Licensing\nTX|47-2111|Electrician, Master (ME)|0|yn-|2023\nTX|47-2111|Wireman|0|yn-|',
  );
});

test.skipIf(!existsSync(real))('the published files give the modules that are kept', async () => {
  const made = await careerModulesOf(real);
  for (const name of Object.keys(modules)) expect(made[name] === kept(name), name).toBe(true);
});
