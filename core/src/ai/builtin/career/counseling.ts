import type { AiAnswer } from '../../ai-answer.ts';
import {
  type AnswerDocument,
  type AnswerItem,
  type AnswerSection,
  builtinAnswer,
} from '../answer-document.ts';
import { directionsDocument, noneLeft, saysDirections } from './career-directions.ts';
import { overlapOf } from './career-overlap.ts';
import { type Brought, broughtBy, type CareerPerson } from './career-person.ts';
import { type CareerReading, readCareer } from './career-reading.ts';
import { shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { topicsIn } from './counseling-topics.ts';
import { careersBySkills, relatedCareers } from './related-careers.ts';
import { bringSection, relatedSection } from './related-section.ts';
import type { UnderstoodCareer } from './understand-career.ts';
import { effectsWithoutList, understoodSection } from './understood-section.ts';
import { wageSection } from './wage-section.ts';
import { firstLicence, outlookSection, waysInSection } from './ways-in-sections.ts';
import { wishedCareers } from './wished-careers.ts';

/** docs/spec/calls.md. */
export type CounselingQuestion = { career: string; prompt: string };

/** Counsel about an occupation by rule, out of tables on the device; the same question gives the same answer. */
export function counselingAnswer(
  question: CounselingQuestion,
  person: CareerPerson,
  tables: CareerTables,
): AiAnswer {
  return builtinAnswer(counselingDocument(question, person, tables));
}

/** The answer as data. */
export function counselingDocument(
  { career: typed, prompt }: CounselingQuestion,
  person: CareerPerson,
  tables: CareerTables,
): AnswerDocument {
  const brought = broughtBy(person, tables);
  const reading = readCareer(typed, prompt, brought.nowTitle, tables);
  const { understood, background, read, isOwn } = reading;
  const { career } = understood;
  const says = { brought, tables, interests: [] };
  const codes = background?.codes ?? [];
  if (!career || (background && background.kind !== 'service' && understood.isGuess)) {
    if (saysDirections(reading))
      return directionsDocument(reading, wishedCareers({ from: null, codes }, read, says), {
        person,
        tables,
      });
    return notUnderstood(reading, prompt, brought, tables);
  }
  const from = brought.now ?? null;
  const overlap = overlapOf(career, from, brought);
  const isWished = background !== null || read.wishes.length > 0 || read.age !== null;
  const wished = isWished
    ? wishedCareers({ from: career, codes: background?.kind === 'major' ? codes : [] }, read, says)
    : { related: relatedCareers(career, brought, tables), effects: [] };
  const related =
    wished.related.length > 0
      ? relatedSection(wished.related, tables, {
          title: isWished ? 'What fits what you said' : 'Related occupations',
          from: career,
          isWished,
        })
      : noneLeft;
  const sections = [
    bringSection(career, overlap, from, brought.hasResume),
    related,
    wageSection([career], person.places, tables),
    outlookSection(career, tables),
    waysInSection(career, brought, person.places, tables),
    stepsSection(career, brought, person, tables),
  ];
  const topics = topicsIn(prompt);
  const asked = topics.flatMap((topic) => sections.filter(({ id }) => id === topic));
  const first = isWished ? [related, ...asked.filter((section) => section !== related)] : asked;
  const saidOf = understoodSection(reading, wished.effects, tables, career);
  return {
    title: career.title,
    sections: [
      occupationSection(understood, career, isOwn),
      ...(saidOf ? [saidOf] : promptSection(prompt, asked, career)),
      ...first,
      ...sections.filter((section) => !first.includes(section)),
    ],
    claims: overlap.own.map((name) => ({
      text: `You name ${name}.`,
      evidence: [...(brought.terms.get(name) ?? [])],
    })),
  };
}

/** What the occupation is called, and what else the words may have meant. */
export function occupationSection(
  understood: UnderstoodCareer,
  career: Career,
  isOwn = false,
): AnswerSection {
  const { typed, names, choices, isGuess } = understood;
  return {
    id: 'occupation',
    title: `“${typed}” is ${career.title}`,
    lines: [
      ...(isOwn ? ['You named no career; this is about the last position of your resume.'] : []),
      ...(isGuess ? ['No title of that name is known; this is the nearest by its words.'] : []),
      ...(!isGuess && choices.length > 0
        ? ['The words mean several occupations. This is the largest of them; choose another below.']
        : []),
      ...(names.length > 0 ? [`Postings also call it: ${names.join(', ')}.`] : []),
      `Occupation ${career.soc} of the Standard Occupational Classification.`,
    ],
    choices,
    items: [
      {
        text: `Search postings for “${names[0] ?? typed}”.`,
        links: [{ to: 'search', words: names[0] ?? typed, label: 'Search postings' }],
      },
    ],
  };
}

function promptSection(
  prompt: string,
  asked: readonly AnswerSection[],
  career: Career | null,
): AnswerSection[] {
  if (prompt.trim() === '') return [];
  const quote = prompt.trim().slice(0, 300);
  return [
    {
      id: 'asked',
      title: 'What you asked',
      items: [
        {
          quote,
          text:
            asked.length > 0
              ? `Answered first: ${asked.map(({ title }) => title).join(', ')}.`
              : career
                ? `No rule here understands this question. What the tables say of ${shortTitle(career.title)} follows; a model may say more.`
                : 'No rule here understands this. Name a job title, what you studied, or what you want: with animals, outdoors, from home, no degree.',
        },
      ],
    },
  ];
}

function notUnderstood(
  reading: CareerReading,
  prompt: string,
  brought: Brought,
  tables: CareerTables,
): AnswerDocument {
  const near = careersBySkills(brought, tables, []);
  const { typed, choices } = reading.understood;
  const said = understoodSection(reading, effectsWithoutList(reading.read), tables);
  return {
    title: typed || 'No career yet',
    sections: [
      {
        id: 'not-understood',
        title: typed ? `“${typed}” is no occupation these rules know` : 'Which work is it about?',
        lines: [
          typed
            ? 'Write it as a posting would: “nurse”, “truck driver”, “medical coder”. Or choose one.'
            : 'Name a job title, or choose one. With a resume here, its last position is taken.',
        ],
        choices,
      },
      ...(said ? [said] : promptSection(prompt, [], null)),
      ...(near.length > 0
        ? [
            relatedSection(near, tables, {
              title: 'Occupations whose tasks name what your resume names',
              from: null,
            }),
          ]
        : []),
    ],
  };
}

function stepsSection(
  career: Career,
  brought: Brought,
  person: CareerPerson,
  tables: CareerTables,
): AnswerSection {
  const licence = firstLicence(career, person.places, tables);
  const isNow = brought.now?.code === career.code;
  const items: AnswerItem[] = [
    {
      text: 'Read ten postings and note what they ask that you lack.',
      links: [{ to: 'search', words: career.title, label: 'Search postings' }],
    },
    ...(licence
      ? [
          {
            text: `Ask ${licence.agency || `the agency of ${licence.stateName}`} what “${licence.title}” needs of you.`,
          },
        ]
      : []),
    brought.hasResume
      ? {
          text: 'Put what carries over into the words of the postings, where it is true.',
          links: [{ to: 'review', words: '', label: 'Review the resume' }],
        }
      : {
          text: 'Write or import a resume: the answers here then say what you bring.',
          links: [{ to: 'resumes', words: '', label: 'Resumes' }],
        },
    ...(isNow
      ? []
      : [
          {
            text: 'Make a plan of weeks from where you are to this occupation.',
            links: [{ to: 'coaching' as const, words: career.title, label: 'Career coaching' }],
          },
        ]),
    {
      text: 'Practice the questions that interviews for it ask.',
      links: [{ to: 'practice', words: career.title, label: 'Practice' }],
    },
  ];
  return { id: 'steps', title: 'First steps', items };
}
