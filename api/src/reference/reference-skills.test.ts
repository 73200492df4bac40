import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportEvent } from '../modules/import/events.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { loadReference } from './reference-load.ts';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.exec('TRUNCATE occupation_skill, reference_edition');
  folder = await mkdtemp(join(tmpdir(), 'reference-skills-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);

async function lastOf(path = folder): Promise<ImportEvent | undefined> {
  const events: ImportEvent[] = [];
  await loadReference({ db: server.deps.db, fetch })(
    { files: [path], format: 'reference' },
    { signal: new AbortController().signal, tell: (event) => events.push(event) },
  );
  return events.at(-1);
}

async function skillsOf(code: string) {
  const answer = await server.app.inject(`/api/joboccupation/code/${code}`);
  return (answer.json() as { data: { skills?: { skills: string[]; technologies: string[] } } }).data.skills;
}

const skillsHead =
  'O*NET-SOC Code\tElement ID\tElement Name\tScale ID\tData Value\tN\tStandard Error\tLower CI Bound\tUpper CI Bound\tRecommend Suppress\tNot Relevant\tDate\tDomain Source\n';
const skill = (
  code: string,
  name: string,
  value: string,
  { id = '2.A.1.b', scale = 'IM', suppress = 'N' } = {},
) => `${[code, id, name, scale, value, 8, 0.1, 1, 5, suppress, 'n/a', '08/2023', 'Analyst'].join('\t')}\n`;
const technologiesHead =
  'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand\n';
const technology = (code: string, name: string, hot = 'N', inDemand = 'N') =>
  `${[code, name, 43232100, 'Medical software', hot, inDemand].join('\t')}\n`;

const skills = [
  skill('29-1141.00', 'Critical Thinking', '4.12'),
  skill('29-1141.00', 'Active Listening', '4.25'),
  skill('29-1141.00', 'Active Listening', '5.5', { scale: 'LV' }),
  skill('29-1141.00', 'Programming', '1.25', { id: '2.B.3.e' }),
  skill('29-1141.00', 'Speaking', '4.9', { suppress: 'Y' }),
  // A part of the occupation, which says nothing where the occupation itself does.
  skill('29-1141.01', 'Critical Thinking', '5'),
  skill('11-1011.03', 'Writing', '3.5'),
  skill('11-1011.04', 'Writing', '4'),
].join('');
const technologies = [
  technology('29-1141.00', 'Zeta Charts', 'N', 'Y'),
  technology('29-1141.00', 'Alpha Forms'),
  technology('29-1141.00', 'Beta Mail', 'Y'),
  technology('29-1141.01', 'Alpha Forms', 'Y', 'Y'),
].join('');

describe('skills of O*NET', () => {
  test('out of the database’s zip: the important ones of an occupation, and what postings ask for, with source and year', async () => {
    expect(await skillsOf('29-1141')).toBeUndefined();
    await put(
      'db_29_3_text.zip',
      zipOf({
        'db_29_3_text/Knowledge.txt': skillsHead + skill('29-1141.00', 'Medicine', '5', { id: '2.C.4.a' }),
        'db_29_3_text/Skills.txt': skillsHead + skills,
        'db_29_3_text/Technology Skills.txt': technologiesHead + technologies,
      }),
    );
    expect(await lastOf()).toEqual({
      kind: 'loaded',
      text: 'Done. The tables hold 4 skills of occupations, 3 technologies of occupations.',
    });
    expect(await skillsOf('29-1141')).toEqual({
      skills: ['Active Listening', 'Critical Thinking'],
      technologies: ['Alpha Forms', 'Zeta Charts', 'Beta Mail'],
      agency: 'U.S. Department of Labor',
      dataset: 'O*NET 29.3 Database',
      year: '2025',
    });
    expect(await skillsOf('11-1011')).toMatchObject({ skills: ['Writing'], technologies: [] });
    const [mean] = await server.deps.db.query("SELECT weight FROM occupation_skill WHERE code = '11-1011'");
    expect(mean).toEqual({ weight: 3.75 });
  });

  test('an answer has ten of each at most; a file without an edition has the year it was saved', async () => {
    const many = Array.from({ length: 30 }, (_, at) => technology('29-1141.00', `Tool ${at + 10}`));
    await put('Technology Skills.txt', technologiesHead + many.join(''));
    await lastOf();
    const answer = await skillsOf('29-1141');
    expect(answer?.technologies).toHaveLength(10);
    expect(answer).toMatchObject({
      skills: [],
      dataset: 'O*NET Database',
      year: String(new Date().getUTCFullYear()),
    });
  });

  test('a newer edition replaces all that is there', async () => {
    await put('db_29_3_technology_skills.txt', technologiesHead + technologies);
    await lastOf();
    await rm(join(folder, 'db_29_3_technology_skills.txt'));
    await put(
      'db_30_0_technology_skills.txt',
      technologiesHead + technology('29-1141.00', 'Gamma') + technology('29-1141.00', 'Delta'),
    );
    expect(await lastOf()).toMatchObject({ kind: 'loaded' });
    expect(await skillsOf('29-1141')).toMatchObject({
      technologies: ['Delta', 'Gamma'],
      dataset: 'O*NET 30.0 Database',
      year: '2025',
    });
  });

  const cases: [string, string, string, RegExp][] = [
    ['a web page', 'Skills.txt', '<html>', /^Skills\.txt is a web page/],
    [
      'a line cut off',
      'Skills.txt',
      `${skillsHead}29-1141.00\t2.A\n`,
      /^Skills\.txt cannot be used: in line 2 there are 2 columns instead of 13/,
    ],
    [
      'no end',
      'Skills.txt',
      skillsHead + skills.trimEnd(),
      /^Skills\.txt is cut off: its last line has no end/,
    ],
    [
      'knowledge for skills',
      'Skills.txt',
      skillsHead + skill('29-1141.00', 'Medicine', '5', { id: '2.C.4.a' }),
      /line 2 “Medicine” is no skill/,
    ],
    [
      'no importance',
      'Skills.txt',
      skillsHead + skill('29-1141.00', 'Writing', '9'),
      /line 2 “9” is no importance from 1 to 5/,
    ],
    [
      'another table',
      'Technology Skills.txt',
      'a\tb\n',
      /^Technology Skills\.txt does not hold occupation technologies/,
    ],
    [
      'no code',
      'Technology Skills.txt',
      technologiesHead + technology('nurse', 'x'),
      /line 2 “nurse” is no code/,
    ],
    [
      'an older edition',
      'db_28_1_technology_skills.txt',
      technologiesHead + technologies,
      /^db_28_1_technology_skills\.txt is of O\*NET 28\.1, which is older than what is loaded \(29\.3\)/,
    ],
    [
      'far fewer',
      'db_30_0_technology_skills.txt',
      technologiesHead + technology('29-1141.00', 'x'),
      /has 1 rows, but 3 are loaded already/,
    ],
  ];
  test.each(cases)('refuses %s by name and keeps what is there', async (_, name, text, message) => {
    await put('db_29_3_technology_skills.txt', technologiesHead + technologies);
    await lastOf();
    await rm(join(folder, 'db_29_3_technology_skills.txt'));
    await put(name, text);
    expect(await lastOf()).toEqual({
      kind: 'failed',
      message: expect.stringMatching(message),
      written: false,
    });
    expect((await skillsOf('29-1141'))?.technologies).toEqual(['Alpha Forms', 'Zeta Charts', 'Beta Mail']);
  });
});

const real = fileURLToPath(realFile('occupations/onet_29_3_technology_skills.tsv'));
const hasReal = existsSync(real);
process.stdout.write(`O*NET skills: ${hasReal ? real : 'made ones only, the published are not here'}.\n`);
test.runIf(hasReal)('the published technologies', async () => {
  // 32,681 lines; those of an occupation's parts are put together.
  expect(await lastOf(real)).toMatchObject({
    kind: 'loaded',
    text: expect.stringMatching(/hold [\d,]{6} technologies/),
  });
  const [row] = await server.deps.db.query<{ codes: number }>(
    'SELECT count(DISTINCT code)::int AS codes FROM occupation_skill',
  );
  expect(row?.codes).toBeGreaterThan(700);
  const nurses = await skillsOf('29-1141');
  expect(nurses).toMatchObject({ dataset: 'O*NET 29.3 Database', year: '2025' });
  expect(nurses?.technologies).toContain('MEDITECH software');
  expect((await skillsOf('15-1252'))?.technologies).toHaveLength(10);
});
