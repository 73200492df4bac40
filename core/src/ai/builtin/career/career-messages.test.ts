import { expect, test } from 'vitest';
import { formatIcu } from '../../../text/format-icu.ts';
import { type Message, type Say, sayEnglish, spokenValues } from '../../../text/messages.ts';
import { type AnswerDocument, documentText } from '../answer-document.ts';
import { careerPerson, careerPlace, careerResume } from './career-people-test-kit.ts';
import type { CareerPerson } from './career-person.ts';
import { shortTitle } from './career-sources.ts';
import { coachingDocument } from './coaching.ts';
import type { CoachingQuestion } from './coaching-question.ts';
import { counselingDocument } from './counseling.ts';
import { loadCareerTables } from './load-career-tables.ts';
import { knownRules } from './question/known-rules.data.ts';
import { boards, licenceCompacts } from './question/licence-compacts.data.ts';
import { trainingPaths } from './question/training-paths.data.ts';

const tables = await loadCareerTables();
const careers = [...tables.careers.values()];
const states = ['OH', 'TX', 'CA'];

/** Names that come out of tables; they stay in English in every language. The longest come first. */
const tableNames = [
  ...new Set([
    ...careers.flatMap(({ title, terms, software, soc }) => [
      title,
      shortTitle(title),
      ...terms,
      ...software,
      tables.figures(soc).of,
      ...['US', ...states].flatMap((state) =>
        tables.licences(soc, state).flatMap((licence) => [licence.title, licence.agency]),
      ),
    ]),
    ...tables.metros.map(({ name }) => name),
    ...knownRules.map(({ source }) => source),
    ...trainingPaths.map(({ exam }) => exam),
    ...licenceCompacts.flatMap(({ name, source, as }) => [`${name}: ${source}, ${as}`, name, source, as]),
    ...Object.values(boards),
    ...['Ohio', 'Texas', 'California', 'OH', 'TX', 'Columbus, OH', 'Austin, TX', 'Berlin', 'Germany'],
  ]),
]
  .filter((name) => name.length > 1)
  .sort((a, b) => b.length - a.length);
/** Words that tell tasks from others’; they are in lists alone. */
const taskWords = new Set(careers.flatMap(({ words }) => words));

/** A text without what messages say in it. */
function outside(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  return rest.trim();
}

/** A text that holds more than messages, names of tables and what was typed; '' for every other. */
function strange(text: string, typed: readonly string[]): string {
  let rest = outside(text);
  if (typed.includes(rest.toLowerCase())) return '';
  for (const name of tableNames) {
    const at = rest.indexOf(name);
    const isWhole = at >= 0 && !/\p{L}/u.test(`${rest[at - 1] ?? ''}${rest[at + name.length] ?? ''}`);
    if (isWhole) rest = rest.replaceAll(name, ' ');
  }
  const isList = rest.split(', ').every((word) => word.trim() === '' || taskWords.has(word.trim()));
  return isList || !/\p{L}{2}/u.test(rest) ? '' : text;
}

/** Every text of an answer that is said; quotations and what a link opens with are the person’s and the tables’. */
function textsOf({ title, sections, claims = [] }: AnswerDocument): string[] {
  return [
    title,
    ...claims.map(({ text }) => text),
    ...sections.flatMap((section) => [
      section.title,
      ...(section.lines ?? []),
      ...(section.sources ?? []),
      ...(section.table?.columns.map(({ label }) => label) ?? []),
      ...(section.table?.rows.flatMap(({ cells }) => cells) ?? []),
      ...(section.items ?? []).flatMap(({ text, lead = '', links = [] }) => [
        text,
        lead,
        ...links.map(({ label }) => label),
      ]),
    ]),
  ];
}

const resume = careerResume({
  title: 'Store manager',
  skills: ['Payroll', 'Excel', 'Customer service'],
  degree: 'Bachelor of Arts',
});
const californian = { places: [careerPlace('Los Angeles', 'CA')] };
const german = { places: [{ ...careerPlace('Berlin', ''), country: 'DE', name: 'Berlin' }] };

type Asked = Partial<CoachingQuestion> & { isPlan?: boolean; person?: Partial<CareerPerson> };

const questions: Asked[] = [
  { career: 'nurse' },
  { career: 'nurse', prompt: 'burned out, no nights, at least $80,000. No more beeping', person: { resume } },
  { career: 'truck driver', prompt: 'what does it pay, and how do I start?', person: californian },
  { career: 'english major, what can I do', person: german },
  { career: 'army veteran', prompt: 'I want to move to Germany. I’m 58' },
  { career: 'xyzzy', prompt: 'want off the road' },
  { career: '', prompt: 'what should I do with my life', person: { resume, places: [] } },
  { career: '', prompt: 'I like dogs and do not want college' },
  { career: 'cook', prompt: 'at least $900,000' },
  { career: 'dentist', prompt: 'should I become a teacher? felony, laid off, retire, no master’s' },
  {
    isPlan: true,
    currentCareer: 'retail manager',
    career: 'HR manager',
    skills: 'recruiting',
    interests: 'drawing and cars',
    longTermGoals: 'Earn $80,000. No more weekends. Buy a boat. Lead a team. Stable. School. Near home',
  },
  { isPlan: true, currentCareer: 'electrician', career: 'electrician', interests: 'xyzzy' },
  { isPlan: true, currentCareer: 'cook', prompt: 'is the moon cheese', person: { resume } },
  { career: '', prompt: 'RN in Texas moving to Ohio, is my license good there' },
  { career: '', prompt: 'how long from CNA to LPN, what does it cost and pay in Columbus, OH' },
  { career: '', prompt: 'plumber vs electrician, is it worth it' },
  { career: '', prompt: 'no degree, over 60k in Ohio, not construction' },
  { isPlan: true, career: 'registered nurse', person: { resume, places: [] }, prompt: 'my back hurts' },
];

function documentOf({ isPlan = false, person, ...asked }: Asked, say: Say): AnswerDocument {
  const empty = { currentCareer: '', skills: '', interests: '', longTermGoals: '', career: '', prompt: '' };
  const question = { ...empty, ...asked };
  const own = { ...careerPerson(), ...person, say };
  return isPlan ? coachingDocument(question, own, tables) : counselingDocument(question, own, tables);
}

/** The forms and switches of messages, which are no words. */
const switches = new Set(['none', 'yes', 'no', 'same']);
/** Values that hold what was typed or how search calls an occupation. */
const ofSearch = new Set(['names', 'words', 'typed']);

const named = questions.map((asked) => {
  const { career = '', currentCareer = '', prompt = '' } = asked;
  return [[currentCareer, career, prompt].filter(Boolean).join(', '), asked] as const;
});

test.each(named)('nothing but data stands outside of messages: %s', (_, asked) => {
  const { career = '', currentCareer = '', skills = '', prompt = '', longTermGoals = '' } = asked;
  const words = [career, currentCareer, skills, prompt, longTermGoals].map((word) =>
    word.trim().toLowerCase(),
  );
  const given = [...words.flatMap((word) => [word, ...word.split(/[.,?]\s*/)]), 'store manager']
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const values: string[] = [];
  const names: string[] = [];
  const say: Say = (message: Message) => {
    for (const [name, value] of Object.entries(message.values ?? {}))
      if (typeof value === 'string' && !switches.has(value))
        (ofSearch.has(name) ? names : values).push(value);
    return `⟦${formatIcu(message.english, spokenValues(message, say))}⟧`;
  };
  const document = documentOf(asked, say);
  const texts = [...new Set([...textsOf(document), ...values])];
  expect(texts.map((text) => strange(text, given)).filter(Boolean)).toEqual([]);
  // Names by which search knows an occupation are data, and no sentence.
  for (const name of names) expect(name).not.toMatch(/[.!?]/);
  // Without brackets it is the English answer; a bracket takes the capital that begins a sentence.
  const withoutBrackets = documentText(document, say).replace(/[⟦⟧]/g, '');
  expect(withoutBrackets.toLowerCase()).toBe(documentText(documentOf(asked, sayEnglish)).toLowerCase());
});
