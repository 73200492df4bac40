import { expect, test } from 'vitest';
import { AiAnswer } from '../../ai-answer.ts';
import { careerPerson, careerResume } from './career-people-test-kit.ts';
import { coachingAnswer, coachingDocument } from './coaching.ts';
import type { CoachingQuestion } from './coaching-question.ts';
import { loadCareerTables } from './load-career-tables.ts';

const tables = await loadCareerTables();
const empty: CoachingQuestion = {
  currentCareer: '',
  skills: '',
  interests: '',
  longTermGoals: '',
  career: '',
  prompt: '',
};
const planFor = (question: Partial<CoachingQuestion>, person = careerPerson()) =>
  coachingDocument({ ...empty, ...question }, person, tables);
const sectionOf = (document: ReturnType<typeof planFor>, id: string) =>
  document.sections.find((section) => section.id === id);
const itemsOf = (document: ReturnType<typeof planFor>, id: string) =>
  sectionOf(document, id)?.items?.map(({ text }) => text) ?? [];

/** Where people come from and go, with what the plan must begin to learn or ask. */
const ways = [
  ['retail manager', 'HR manager', 'Human Resources Managers', /Labor relations|Benefits/],
  ['teacher aide', 'elementary teacher', 'Elementary School Teachers', /Curriculum/],
  ['truck driver', 'dispatcher', 'Dispatchers', /./],
  ['warehouse worker', 'forklift operator', 'Industrial Truck and Tractor Operators', /./],
  ['cook', 'food service manager', 'Food Service Managers', /./],
  ['nurse', 'nurse practitioner', 'Nurse Practitioners', /./],
  ['welder', 'welding inspector', 'Inspectors, Testers, Sorters', /./],
] as const;

test.each(ways)('%s to %s: a plan of eight weeks to %s', (currentCareer, career, title, learn) => {
  const document = planFor({ currentCareer, career });
  expect(document.title).toContain(title);
  const weeks = itemsOf(document, 'plan');
  const leads = sectionOf(document, 'plan')?.items?.flatMap(({ lead }) => lead ?? []);
  expect(leads).toEqual(['Weeks 1 and 2', 'Weeks 3 and 4', 'Weeks 5 and 6', 'Weeks 7 and 8']);
  expect(weeks.join('\n')).toMatch(learn);
  const wages = sectionOf(document, 'wages')?.table;
  expect(wages?.columns.length).toBe(3);
  expect(wages?.rows.map(({ cells }) => cells[0])).toContain('United States');
});

test('who stays gets four weeks of search', () => {
  const document = planFor({ currentCareer: 'electrician', career: 'electrician' });
  expect(sectionOf(document, 'plan')?.title).toBe('A plan of four weeks');
  expect(sectionOf(document, 'occupation')?.title).toBe('You stay in your occupation');
});

test('goals are answered one by one, with the wage where one lives; one that no rule knows is said to be so', () => {
  const document = planFor({
    currentCareer: 'retail manager',
    career: 'HR manager',
    longTermGoals: 'Earn $80,000. No more weekends. Buy a boat',
  });
  const [pay, hours, boat] = itemsOf(document, 'goals');
  expect(pay).toContain('$131,100');
  expect(pay).toContain('$80,000 is within reach of most');
  expect(hours).toContain('schedule');
  expect(boat).toContain('No rule here understands this goal');
});

test.each([
  ['home every night', 'schedule'],
  ['work from home', 'remote'],
  ['my back hurts', 'lifted'],
  ['own my home', 'No rule here'],
  ['start a business', 'employees'],
])('the goal “%s” is about its words', (longTermGoals, says) => {
  const [text] = itemsOf(planFor({ career: 'dispatcher', longTermGoals }), 'goals');
  expect(text).toContain(says);
});

test('typed skills and the resume both count, and are no longer asked for', () => {
  const resume = careerResume({ title: 'Store manager', skills: ['Payroll'] });
  const question = { career: 'HR manager', skills: 'recruiting, Excel' };
  const document = planFor(question, careerPerson(resume));
  expect(sectionOf(document, 'skills')?.lines?.[0]).toContain('Recruiting');
  expect(itemsOf(document, 'skills').join()).not.toContain('Recruiting');
  expect(document.claims).toContainEqual({ text: 'You name Recruiting.', evidence: ['typed:skills'] });
});

test('interests are compared with the work, in the person’s favor or not', () => {
  const drawn = planFor({ career: 'graphic designer', interests: 'drawing and music' });
  expect(sectionOf(drawn, 'interests')?.lines?.join()).toContain('it has making and designing');
  const odd = planFor({ career: 'graphic designer', interests: 'xyzzy' });
  expect(sectionOf(odd, 'interests')?.lines?.join()).toContain('No rule here understands the interests');
});

test('who names no career to go to gets directions to choose from', () => {
  const document = planFor({ currentCareer: 'warehouse worker', interests: 'cars' });
  const choices = sectionOf(document, 'directions')?.choices ?? [];
  expect(choices.length).toBeGreaterThan(3);
  for (const choice of choices) expect(planFor({ career: choice }).title).toBe(choice);
});

test('nothing at all gets a question back', () => {
  expect(planFor({}).sections[0]?.title).toBe('Which work is it about?');
});

test('answers in the shape of every AI call, from the rules', () => {
  const long = 'x '.repeat(40_000);
  const answer = coachingAnswer(
    {
      currentCareer: long,
      skills: long,
      interests: long,
      longTermGoals: long,
      career: 'nurse',
      prompt: long,
    },
    careerPerson(),
    tables,
  );
  expect(AiAnswer.safeParse(answer).success).toBe(true);
  expect(answer.provider).toBe('builtin');
  expect(answer.text).toContain('A plan of eight weeks');
});
