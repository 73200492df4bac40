import { expect, test } from 'vitest';
import { labels } from '../../../../../test-data/labels.ts';
import { sayEnglish } from '../../../../text/messages.ts';
import { type AnswerDocument, documentText } from '../../answer-document.ts';
import { careerPlace } from '../career-people-test-kit.ts';
import type { CareerPerson } from '../career-person.ts';
import { counselingDocument } from '../counseling.ts';
import { loadCareerTables } from '../load-career-tables.ts';
import { questionChecks } from './career-questions-test-kit.ts';

const tables = await loadCareerTables();
const nobody: CareerPerson = { resume: null, places: [], today: '2026-11-28', say: sayEnglish };
const answerTo = (prompt: string, career = '') => counselingDocument({ career, prompt }, nobody, tables);

/** The direct replies, what is set side by side, and the names of the list. */
function firstOf({ sections }: AnswerDocument): string {
  const replies = sections.filter(({ id }) => id === 'asked' || id === 'compare');
  const list = sections.find(({ id }) => id === 'related')?.table?.rows ?? [];
  return [
    ...replies.flatMap(({ items = [], table }) => [
      ...items.map(({ lead, text }) => `${lead}: ${text}`),
      ...(table?.rows.map(({ cells }) => cells.join(' ')) ?? []),
    ]),
    ...list.map(({ cells }) => cells[0] ?? ''),
  ].join('\n');
}

const questions = labels('career-questions-third-draw');

test('each labelled question has its checks', () => {
  expect(questions.map(({ id }) => id)).toEqual(Object.keys(questionChecks));
});

test.each(questions.map(({ id, q }) => [id, q] as const))('%s is replied to: %s', (id, question) => {
  const document = answerTo(question);
  const [first, whole] = [firstOf(document), documentText(document)];
  const { first: said = [], has = [], never } = questionChecks[id] ?? {};
  expect([
    ...said.filter((one) => !one.test(first)).map(String),
    ...has.filter((one) => !one.test(whole)).map(String),
    ...(never?.test(first) ? [`never ${never}`] : []),
  ]).toEqual([]);
});

test.each([
  ['wages', 'what do welders make in Houston', /Houston.*median \$57,940/],
  ['a town without figures', 'cna pay in tempe arizona', /For Tempe, AZ no figure of its own.*Arizona/],
  [
    'a city of several states',
    'firefighter salary in portland',
    /More than one city has that name; this is Portland, OR/,
  ],
  [
    'that city with its state',
    'firefighter salary in portland maine',
    /Portland-South Portland, ME metro area/,
  ],
  ['a word that is a city', 'warehouse pay in mobile', /Mobile, AL/],
  [
    'a compact both are in',
    'PT license from Colorado, can I practice in Utah',
    /both in the Physical Therapy Compact/,
  ],
  [
    'a state outside of a compact',
    'can my New York RN license be used in Florida',
    /New York alone.*endorsement/,
  ],
  [
    'a compact that gives nothing yet',
    'social worker licensed in Ohio moving to Kentucky',
    /gave no licenses or privileges yet/,
  ],
  [
    'a state whose membership is not known',
    'EMT licensed in Ohio, can I work in Oregon with it, license wise',
    /is not known here: see/,
  ],
  [
    'an agreement of two states',
    'electrician license texas to oklahoma',
    /Texas has an agreement with Oklahoma/,
  ],
  ['one state alone', 'does a barber license transfer', /Name the other state as well/],
  [
    'a longer way',
    'nurse practitioner how much longer after RN',
    /builds on the license of Registered Nurses/,
  ],
  [
    'an occupation without a row',
    'how long does it take to become a florist',
    /No length of training is known here for Floral Designers/,
  ],
  ['two occupations', 'pharmacy tech vs medical assistant', /Pharmacy Technicians \$45,750/],
  ['a record in general', 'misdemeanor theft can i get a real estate license', /preliminary determination/],
  [
    'a move without the word license',
    'nurse in Ohio moving to Michigan',
    /Michigan is not in the Nurse Licensure Compact/,
  ],
  [
    'a degree that one has',
    'how long to become a lawyer if I already have a bachelors',
    /Lawyers: law school \(JD\) of 3 years, 4 part time\./,
  ],
  [
    'a degree that is all the school',
    'how do I become a software developer, I have a bachelors',
    /A bachelor’s degree is the usual schooling for it/,
  ],
  [
    'the best paid of a place',
    'highest paying jobs without a degree in Atlanta',
    /Air Traffic Controllers \(\$186,640\)/,
  ],
  [
    'somebody who names only work and place',
    'air force vet, aircraft mechanic, want to stay in Tucson',
    /In Tucson, AZ.*Avionics Technicians/,
  ],
  [
    'an agency of the records',
    'how long to become an electrician in Ohio',
    /In Ohio ask Ohio Department of Commerce/,
  ],
])('%s: %s', (_, question, said) => {
  expect(firstOf(answerTo(question)).replaceAll('\n', ' ')).toMatch(said);
});

test('without a place in the question the places of the person count', () => {
  const person = { ...nobody, places: [careerPlace('Columbus', 'OH')] };
  const document = counselingDocument({ career: 'nurse', prompt: 'How much does it pay?' }, person, tables);
  expect(firstOf(document)).toMatch(/Columbus, OH metro area: median \$83,900/);
});

test('a name after “no” leaves its occupations out of the list, and that is said', () => {
  const document = answerTo('truck driver, what else, no warehouse and not a bus driver');
  expect(firstOf(document)).toMatch(/Left out: warehouse, Bus Drivers, Transit and Intercity/);
  const list = document.sections.find(({ id }) => id === 'related')?.table?.rows.map(({ cells }) => cells[0]);
  expect(list?.join()).not.toMatch(/Laborers|Bus Drivers, Transit/);
});

test('the list has the wages of the place, and the floor counts there', () => {
  const document = answerTo('no degree, over 60k in Ohio');
  const table = document.sections.find(({ id }) => id === 'related')?.table;
  const column = table?.columns.findIndex(({ label }) => label === 'Ohio') ?? -1;
  const wages = table?.rows.map(({ cells }) => Number(cells[column]?.replace(/\D/g, ''))) ?? [];
  expect(wages.length).toBeGreaterThan(3);
  for (const wage of wages) expect(wage).toBeGreaterThanOrEqual(60_000);
});

test('a medical assistant is not told of licenses of the merchant marine', () => {
  expect(documentText(answerTo('', 'medical assistant'))).not.toMatch(/Coast Guard|Engineer/);
  expect(documentText(answerTo('', 'ship captain'))).toMatch(/Coast Guard/);
});

test('what a field and a question say stands together: the field is the occupation, the question is replied to', () => {
  const document = answerTo('what does it pay in Toledo Ohio', 'medical assistant');
  expect(document.title).toBe('Medical Assistants');
  expect(firstOf(document)).toMatch(/Toledo, OH metro area: median \$44,120/);
});

const odd = {
  nothing: '',
  'a blank': ' ',
  'only words between occupations': 'or or or vs vs',
  'only a state': 'in in in ohio ohio',
  'a no without end': 'not not not a nurse',
  'a long one': 'x '.repeat(3000),
};

test.each(Object.entries(odd))('anything typed is answered: %s', (_, typed) => {
  expect(answerTo(typed).sections.length).toBeGreaterThan(0);
});

test.each([
  ['can i still be a nurse if my license lapsed', ['lapsed']],
  ['elevator mechanic or plumber, who earns more in Ohio', ['elevator mechanic']],
  ['how long does it take to become an electrician in Texas', []],
])('what no reply heeds of %j is named', (question, words) => {
  const lines = answerTo(question).sections.find(({ id }) => id === 'asked')?.lines ?? [];
  expect([...lines.join(' ').matchAll(/“([^”]+)”/g)].map(([, one]) => one)).toEqual(words);
});

/** Of the fourth draw, wrong at first sight: what their answers name as not taken into account. */
test.each([
  ['c4-03', 'lapse'],
  ['c4-09', 'dead end'],
  ['c4-10', 'Egypt'],
  ['c4-13', 'PT assistant'],
  ['c4-17', 'loans'],
  ['c4-18', 'fastest'],
  ['c4-31', 'sub'],
  ['c4-39', 'card'],
  ['c4-43', 'elevator mechanic'],
  ['c4-46', 'fad'],
  ['c4-52', 'GM'],
  ['c4-55', 'NYC'],
])('%s names “%s”', (id, part) => {
  const question = labels('career-questions-fourth-draw').find((one) => one.id === id)?.q ?? '';
  const lines = answerTo(question).sections.find((section) => section.id === 'asked')?.lines ?? [];
  expect(lines.join(' ')).toContain(part);
});
