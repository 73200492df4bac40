import { expect, test } from 'vitest';
import type { AnswerDocument } from '../answer-document.ts';
import { careerPerson, careerPlace, careerResume } from './career-people-test-kit.ts';
import { coachingDocument } from './coaching.ts';
import type { CoachingQuestion } from './coaching-question.ts';
import { counselingDocument } from './counseling.ts';
import { loadCareerTables } from './load-career-tables.ts';

const tables = await loadCareerTables();
const answerTo = (career: string, prompt = '', person = careerPerson()) =>
  counselingDocument({ career, prompt }, person, tables);
const planFor = (question: Partial<CoachingQuestion>) =>
  coachingDocument(
    {
      ...{ currentCareer: '', skills: '', interests: '', longTermGoals: '', career: '', prompt: '' },
      ...question,
    },
    careerPerson(),
    tables,
  );
const sectionOf = (document: AnswerDocument, id: string) =>
  document.sections.find((section) => section.id === id);
/** “Not on the road: Left out …”, a line each. */
const understood = (document: AnswerDocument) =>
  (sectionOf(document, 'understood')?.items ?? []).map(({ lead, text }) => `${lead}: ${text}`);
const rows = (document: AnswerDocument) =>
  (sectionOf(document, 'related')?.table?.rows ?? []).map(({ cells }) => cells[0] ?? '');

test('a wish is named as it was understood, with the words that say it and what it left out', () => {
  const document = answerTo('truck driver', 'want off the road');
  const section = sectionOf(document, 'understood');
  expect(section?.title).toBe('Understood as');
  expect(section?.items?.[0]).toMatchObject({ lead: 'Not on the road', quote: 'want off the road' });
  expect(understood(document)[0]).toMatch(
    /Left out those on the road: Light Truck Drivers; .*; and \d+ more\.$/,
  );
  expect(section?.lines?.join()).toContain('our own judgment');
  expect(document.sections.map(({ id }) => id).slice(0, 3)).toEqual(['occupation', 'understood', 'related']);
  expect(rows(document).join()).not.toMatch(/Drivers/);
});

test('several wishes hold at once, each told; what was not understood is told as well', () => {
  const document = answerTo('nurse', 'no nights, more money without a master’s. No more beeping');
  expect(understood(document).map((line) => line.split(':')[0])).toEqual([
    'Not often at night or on weekends',
    'More pay',
    'Without graduate school',
  ]);
  expect(sectionOf(document, 'understood')?.lines?.[0]).toContain('Not understood: “No more beeping”');
});

test('who is burned out leaves what wears them out, beside other wishes too, unless they name it', () => {
  expect(rows(answerTo('nurse', 'burned out, no nights')).join()).not.toMatch(/Nurse Practitioners|Midwives/);
  const named = understood(answerTo('nurse', 'burned out, away from customers'));
  expect(named[0]).toBe('Burned out: No table says what strains.');
});

test('a degree leads to occupations to choose from, and none that asks for another degree stands among them', () => {
  const document = answerTo('english major, what can I do');
  expect(document.title).toBe('With a degree: English');
  expect(sectionOf(document, 'directions')?.choices).toContain('Technical Writers');
  expect(understood(document)[0]).toMatch(/^Studied: English: .*With more school or a license: .*Lawyers/);
  expect(sectionOf(document, 'understood')?.lines).toEqual([]);
  for (const choice of sectionOf(document, 'directions')?.choices ?? [])
    expect(answerTo(choice).title).toBe(choice);
});

test('nothing carries over where nothing is known of the person; with a resume that names it, it does', () => {
  const labelsOf = (document: AnswerDocument) =>
    sectionOf(document, 'related')?.table?.columns.map(({ label }) => label);
  expect(labelsOf(answerTo('english major'))?.slice(0, 2)).toEqual(['Occupation', 'Its tasks name']);
  const person = careerPerson(
    careerResume({ title: '', skills: ['Editing', 'Social media', 'Public relations'] }),
  );
  expect(labelsOf(answerTo('english major', '', person))).toContain('Carries over');
});

test('without a career the resume’s last position is what a wish is about; what the words name goes before it', () => {
  const person = careerPerson(careerResume({ title: 'Welder' }));
  expect(answerTo('', 'my back hurts', person).title).toBe('Welders, Cutters, Solderers, and Brazers');
  expect(answerTo('', 'I was an office manager', person).title).toBe('Administrative Services Managers');
  expect(answerTo('', 'a degree in biology', person).title).toBe('With a degree: Biology');
});

test('the name of an occupation or of a field is no wish', () => {
  expect(understood(answerTo('', 'I was an office manager'))).toEqual([]);
  expect(understood(answerTo('music major')).map((line) => line.split(':')[0])).toEqual(['Studied']);
});

test('another occupation in the words is a way on', () => {
  const item = sectionOf(answerTo('nurse', 'should I become a teacher?'), 'understood')?.items?.[0];
  expect(item?.lead).toBe('Elementary School Teachers');
  expect(item?.links?.map(({ to }) => to)).toEqual(['counseling', 'coaching']);
});

test('words around a title narrow it', () => {
  expect(answerTo('high school math teacher').title).toMatch(/^Secondary School Teachers/);
  expect(answerTo('office clerk').title).toBe('Office Clerks, General');
  expect(answerTo('logistics').title).toBe('Logisticians');
});

test('a place outside of the United States is said to be in no table', () => {
  const lines = (document: AnswerDocument) => sectionOf(document, 'understood')?.lines?.join() ?? '';
  expect(lines(answerTo('nurse', 'I want to move to Germany'))).toContain('is of Germany');
  expect(lines(answerTo('nurse', 'a job in Ohio'))).toBe('');
  const abroad = {
    ...careerPerson(),
    places: [{ ...careerPlace('Berlin', ''), country: 'DE', name: 'Berlin' }],
  };
  expect(sectionOf(answerTo('english major', '', abroad), 'wages')?.lines?.join()).toContain('Berlin');
});

test('wishes that leave out everything say so, and wishes without an occupation ask for one', () => {
  const none = answerTo('cook', 'at least $900,000');
  expect(rows(none)).toEqual([]);
  expect(sectionOf(none, 'none-left')?.lines?.join()).toContain('leaves out every one');
  const unnamed = answerTo('xyzzy', 'want off the road');
  expect(sectionOf(unnamed, 'not-understood')?.title).toContain('“xyzzy” is no occupation');
  expect(understood(unnamed)[0]).toContain('name the work you come from');
  const nothing = answerTo('', 'what should I do with my life');
  expect(sectionOf(nothing, 'asked')?.items?.[0]?.text).toContain('No rule here understands this');
});

test('what is wanted is enough where nothing else is named', () => {
  expect(rows(answerTo('', 'I like dogs and do not want college')).slice(0, 3).join()).toMatch(/Animal/);
  expect(rows(answerTo('', 'no high school diploma, need work now')).length).toBe(6);
});

test('coaching reads goals, interests and free words together', () => {
  const document = planFor({
    currentCareer: 'retail manager',
    longTermGoals: 'No more weekends. Earn $70,000',
    prompt: 'sick of customers',
  });
  expect(understood(document).map((line) => line.split(':')[0])).toEqual([
    'Not serving the public',
    'Not often at night or on weekends',
    'At least $70,000 a year',
  ]);
  expect(sectionOf(document, 'directions')?.lines?.join()).toContain('by what you said');
  expect(rows(document).join()).not.toMatch(/Salespersons|Cashiers|Food/);
});

test('coaching of a degree lists where it leads, and what is left beside a wanted career keeps to the wishes', () => {
  expect(planFor({ currentCareer: 'psychology graduate' }).title).toBe('With a degree: Psychology');
  const plan = planFor({ currentCareer: 'truck driver', career: 'dispatcher', prompt: 'off the road' });
  expect(sectionOf(plan, 'plan')).toBeDefined();
  expect(rows(plan).join()).not.toMatch(/Drivers/);
  const odd = planFor({ currentCareer: 'cook', career: 'baker', prompt: 'is the moon cheese' });
  expect(sectionOf(odd, 'asked')?.items?.[0]?.text).toContain('No rule here understands this');
});
