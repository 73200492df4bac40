import { expect, test } from 'vitest';
import { AiAnswer } from '../../ai-answer.ts';
import { careerPerson, careerPlace, careerResume } from './career-people-test-kit.ts';
import { placesOfResume } from './career-person.ts';
import { counselingAnswer, counselingDocument } from './counseling.ts';
import { loadCareerTables } from './load-career-tables.ts';

const tables = await loadCareerTables();
const answerTo = (career: string, person = careerPerson(), prompt = '') =>
  counselingDocument({ career, prompt }, person, tables);
const sectionOf = (document: ReturnType<typeof answerTo>, id: string) =>
  document.sections.find((section) => section.id === id);
const rowsOf = (document: ReturnType<typeof answerTo>, id: string) =>
  sectionOf(document, id)?.table?.rows.map(({ cells }) => cells) ?? [];

/** What people type, what it is, two of the nearest occupations, the median of the country (BLS, May 2025) and of Columbus. */
const people = [
  [
    'nurse',
    'Registered Nurses',
    ['Nurse Practitioners', 'Licensed Practical and Licensed Vocational Nurses'],
    '$97,550',
    '$83,900',
  ],
  [
    'welder',
    'Welders, Cutters, Solderers, and Brazers',
    ['Structural Metal Fabricators and Fitters', 'Boilermakers'],
    '$53,750',
    null,
  ],
  [
    'teacher',
    'Elementary School Teachers, Except Special Education',
    [
      'Kindergarten Teachers, Except Special Education',
      'Middle School Teachers, Except Special and Career/Technical Education',
    ],
    '$63,970',
    null,
  ],
  [
    'truck driver',
    'Heavy and Tractor-Trailer Truck Drivers',
    ['Light Truck Drivers', 'Industrial Truck and Tractor Operators'],
    null,
    null,
  ],
  ['line cook', 'Cooks, Restaurant', ['Cooks, Institution and Cafeteria', 'Bakers'], null, null],
  [
    'retail manager',
    'First-Line Supervisors of Retail Sales Workers',
    ['First-Line Supervisors of Office and Administrative Support Workers'],
    '$48,520',
    '$47,150',
  ],
  [
    'electrician',
    'Electricians',
    ['Plumbers, Pipefitters, and Steamfitters', 'Electrical Power-Line Installers and Repairers'],
    null,
    null,
  ],
  [
    'medical coder',
    'Medical Records Specialists',
    [
      'Health Information Technologists and Medical Registrars',
      'Medical Secretaries and Administrative Assistants',
    ],
    null,
    null,
  ],
  [
    'software developer',
    'Software Developers',
    ['Software Quality Assurance Analysts and Testers', 'Computer Programmers'],
    null,
    null,
  ],
  [
    'teacher aide',
    'Teaching Assistants, Preschool, Elementary, Middle, and Secondary School, Except Special Education',
    ['Teaching Assistants, Special Education', 'Tutors'],
    null,
    null,
  ],
  [
    'warehouse worker',
    'Laborers and Freight, Stock, and Material Movers, Hand',
    ['Industrial Truck and Tractor Operators', 'Packers and Packagers, Hand'],
    null,
    null,
  ],
  [
    'I want to work with animals',
    'Animal Caretakers',
    ['Veterinary Assistants and Laboratory Animal Caretakers'],
    null,
    null,
  ],
] as const;

test.each(people)('%s is %s, with what is near and what it pays', (typed, title, near, country, columbus) => {
  const document = answerTo(typed);
  expect(document.title).toBe(title);
  const related = rowsOf(document, 'related');
  expect(related.map(([name]) => name)).toEqual(expect.arrayContaining([...near]));
  for (const cells of related) expect(cells.every(Boolean)).toBe(true);
  const wages = rowsOf(document, 'wages');
  expect(wages.map(([where]) => where)).toEqual([
    'United States',
    expect.stringContaining('where you live'),
    expect.stringContaining('Austin'),
  ]);
  if (country) expect(wages[0]?.[1]).toBe(country);
  if (columbus) expect(wages[1]?.[1]).toBe(columbus);
  // Every part with a number says where it is from, and the year.
  for (const section of document.sections)
    if (/\$|%/.test(JSON.stringify([section.table?.rows, section.lines])))
      expect(section.sources?.join() ?? '', section.id).toMatch(/20\d\d/);
});

/** What lacks on the way into the first occupation, judged from the tasks of both. */
const gaps = [
  ['nurse', 'Nurse Practitioners', 'science'],
  ['electrician', 'Plumbers, Pipefitters, and Steamfitters', 'Plumbing'],
  ['medical coder', 'Medical Assistants', 'Vital signs'],
  ['teacher aide', 'Elementary School Teachers, Except Special Education', 'Curriculum development'],
  ['software developer', 'Software Quality Assurance Analysts and Testers', 'Unit testing'],
  ['retail manager', 'First-Line Supervisors of Office and Administrative Support Workers', 'Payroll'],
] as const;

test.each(gaps)('from %s to %s one has to learn %s', (typed, target, lack) => {
  const row = rowsOf(answerTo(typed), 'related').find(([name]) => name === target);
  expect(row?.[2]).toContain(lack);
});

test('what the resume names is what the person brings, with the lines that show it', () => {
  const resume = careerResume({
    title: 'Certified nursing assistant',
    notes: 'Took vital signs of 12 residents each shift\nHelped with infection control',
    skills: ['Phlebotomy'],
  });
  const document = answerTo('registered nurse', careerPerson(resume));
  const brings = sectionOf(document, 'skills');
  expect(brings?.lines?.[0]).toMatch(/^You name: .*Vital signs/);
  expect(brings?.items?.map(({ text }) => text).join()).not.toContain('Vital signs');
  expect(document.claims).toContainEqual({
    text: 'You name Vital signs.',
    evidence: ['resume:3/experience:5/notes:0'],
  });
});

test('a question in words brings its part to the front, and one that no rule knows is said to be so', () => {
  const paid = answerTo('nurse', careerPerson(), 'How much would I earn?');
  expect(paid.sections.map(({ id }) => id).slice(0, 3)).toEqual(['occupation', 'asked', 'wages']);
  const odd = answerTo('nurse', careerPerson(), 'Is the moon made of cheese?');
  expect(sectionOf(odd, 'asked')?.items?.[0]?.text).toContain('No rule here understands');
});

test('words that mean several occupations give choices, words that mean none say so', () => {
  expect(sectionOf(answerTo('teacher'), 'occupation')?.choices).toContain(
    'Secondary School Teachers, Except Special and Career/Technical Education',
  );
  const graduate = answerTo(
    'new graduate',
    careerPerson(careerResume({ title: '', skills: ['Python', 'SQL', 'Statistics'] })),
  );
  expect(graduate.sections[0]?.title).toContain('no occupation these rules know');
  expect(graduate.sections[0]?.choices?.length).toBeGreaterThan(3);
  expect(
    rowsOf(graduate, 'related')
      .map(([name]) => name)
      .join(),
  ).toMatch(/Data|Statistic/);
});

test('every occupation of the tables is answered under its own title', () => {
  for (const { title } of tables.careers.values()) expect(answerTo(title).title).toBe(title);
});

test('a choice is understood as itself', () => {
  for (const choice of sectionOf(answerTo('teacher'), 'occupation')?.choices ?? [])
    expect(answerTo(choice).title).toBe(choice);
});

test('without a career the last position of the resume counts', () => {
  const document = answerTo('', careerPerson(careerResume({ title: 'Welder' })));
  expect(document.title).toBe('Welders, Cutters, Solderers, and Brazers');
  expect(answerTo('', careerPerson()).sections[0]?.id).toBe('not-understood');
});

test('licenses are those of the state, with the year of the record; California is said to be missing', () => {
  const items = (state: string) =>
    sectionOf(answerTo('electrician', { ...careerPerson(), places: [careerPlace('', state)] }), 'ways-in');
  expect(
    items('TX')
      ?.items?.map(({ text }) => text)
      .join('\n'),
  ).toMatch(
    /Texas: Electrician, Texas Department of Licensing and Regulation; asks for an exam, experience; record of 20/,
  );
  expect(items('CA')?.lines?.join()).toContain('California are not in these tables');
});

test('a resume says where one lives', () => {
  const resume = careerResume({ title: 'Welder' });
  const placed = { ...resume, resume: { ...resume.resume, location: 'Columbus, OH' } };
  expect(placesOfResume(placed)).toMatchObject([{ city: 'Columbus', state: 'OH', isHome: true }]);
});

test('a place outside of the United States gets no wage, and that is said', () => {
  const abroad = {
    ...careerPerson(),
    places: [{ ...careerPlace('Berlin', ''), country: 'DE', name: 'Berlin' }],
  };
  const wages = sectionOf(answerTo('nurse', abroad), 'wages');
  expect(wages?.table?.rows).toHaveLength(1);
  expect(wages?.lines?.join()).toContain('No wage is known here for Berlin');
});

const odd = {
  nothing: '',
  blanks: '   ',
  markup: '<script>alert(1)</script>',
  'a long one': '*'.repeat(50_000),
  'another writing': '看護師',
  bars: '|||',
  'a control sign': 'a\u0000b',
};

test.each(Object.entries(odd))('anything typed gets an answer in words: %s', (_, typed) => {
  const answer = counselingAnswer({ career: typed, prompt: typed }, careerPerson(), tables);
  expect(AiAnswer.safeParse(answer).success).toBe(true);
  expect(answer.text).not.toMatch(/(?<!\\)<script/);
  expect(answer.text.length).toBeLessThan(20_000);
});

test('it says that no model wrote it, and the same question gives the same text', () => {
  const [one, other] = [0, 1].map(() =>
    counselingAnswer({ career: 'nurse', prompt: '' }, careerPerson(), tables),
  );
  expect(one).toMatchObject({ provider: 'builtin', model: '', usage: { inputTokens: 0, outputTokens: 0 } });
  expect(other?.text).toBe(one?.text);
});
