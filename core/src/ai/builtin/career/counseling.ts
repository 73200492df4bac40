import type { Say } from '../../../text/messages.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import {
  type AnswerDocument,
  type AnswerItem,
  type AnswerSection,
  builtinAnswer,
} from '../answer-document.ts';
import { areaOf, type CareerArea } from './career-area.ts';
import { directionsDocument, noneLeft, saysDirections } from './career-directions.ts';
import { overlapOf } from './career-overlap.ts';
import { type Brought, broughtBy, type CareerPerson, type CareerPlace } from './career-person.ts';
import { type CareerReading, readCareer } from './career-reading.ts';
import { relatedTexts } from './career-sections.messages.ts';
import { shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { careerFigureTexts } from './career-terms.messages.ts';
import { counselingTexts } from './counseling.messages.ts';
import { topicsIn } from './counseling-topics.ts';
import type { CareerInquiry } from './question/career-inquiry.ts';
import { replyTexts } from './question/question-answers.messages.ts';
import { replySections } from './question/replies.ts';
import { careersBySkills, type RelatedCareer, relatedCareers } from './related-careers.ts';
import { bringSection, relatedSection } from './related-section.ts';
import type { UnderstoodCareer } from './understand-career.ts';
import { effectsWithoutList, understoodSection } from './understood-section.ts';
import { wageSection } from './wage-section.ts';
import { agencyOf, firstLicence, outlookSection, waysInSection } from './ways-in-sections.ts';
import { wishedCareers } from './wished-careers.ts';

/** docs/spec/calls.md. */
export type CounselingQuestion = { career: string; prompt: string };

/** Counsel about an occupation by rule, out of tables on the device; the same question gives the same answer. */
export function counselingAnswer(
  question: CounselingQuestion,
  person: CareerPerson,
  tables: CareerTables,
): AiAnswer {
  return builtinAnswer(counselingDocument(question, person, tables), person.say);
}

/** The answer as data. */
export function counselingDocument(
  { career: typed, prompt }: CounselingQuestion,
  asker: CareerPerson,
  tables: CareerTables,
): AnswerDocument {
  const { say } = asker;
  const brought = broughtBy(asker, tables);
  const reading = readCareer(typed, prompt, brought.nowTitle, tables);
  const { understood, background, read, isOwn, inquiry } = reading;
  const { career } = understood;
  const { person, area } = placedPerson(asker, inquiry, tables);
  const leftOut = inquiry.leftOut.flatMap(({ codes: begins }) => begins);
  const says = { brought, tables, interests: [], area, leftOut };
  const codes = background?.codes ?? [];
  const replies = (related: readonly RelatedCareer[]) =>
    replySections(reading, {
      tables,
      places: asker.places,
      related: related.map((one) => one.career),
      ...{ say, prompt },
    });
  if (!career || (background && background.kind !== 'service' && understood.isGuess)) {
    if (!saysDirections(reading))
      return notUnderstood(reading, prompt, brought, { tables, say, first: replies([]).filter(hasReplies) });
    const found = wishedCareers({ from: null, codes }, read, says);
    return directionsDocument(reading, found, { person, tables, area, first: replies(found.related) });
  }
  const from = inquiry.target === career && inquiry.origin ? inquiry.origin : (brought.now ?? null);
  const overlap = overlapOf(career, from, brought);
  const isWished =
    background !== null ||
    read.wishes.length > 0 ||
    read.age !== null ||
    leftOut.length > 0 ||
    inquiry.kinds.has('else');
  const wished = isWished
    ? wishedCareers({ from: career, codes: background?.kind === 'major' ? codes : [] }, read, says)
    : { related: relatedCareers(career, brought, tables), effects: [] };
  const related =
    wished.related.length > 0
      ? relatedSection(wished.related, tables, {
          title: say(relatedTexts(isWished ? 'title-wished' : 'title')),
          from: career,
          isWished,
          area,
          say,
        })
      : noneLeft(say);
  const sections = [
    bringSection(career, overlap, { from, hasResume: brought.hasResume, say }),
    related,
    wageSection([career], person, tables),
    outlookSection(career, tables, say),
    waysInSection(career, brought, person, tables),
    stepsSection(career, brought, person, tables),
  ];
  const topics = topicsIn(prompt);
  const asked = topics.flatMap((topic) => sections.filter(({ id }) => id === topic));
  const isList = isWished && inquiry.target === null;
  const first = isList ? [related, ...asked.filter((section) => section !== related)] : asked;
  const saidOf = understoodSection(reading, wished.effects, { tables, say, from: career, area });
  const replied = prompt.trim() === '' ? [] : replies(wished.related);
  const direct = saidOf ? replied : replied.filter(hasReplies);
  return {
    title: career.title,
    sections: [
      occupationSection(understood, career, say, isOwn),
      ...direct,
      ...(saidOf ? [saidOf] : direct.length > 0 ? [] : promptSection(prompt, asked, { career, say })),
      ...first,
      ...sections.filter((section) => !first.includes(section)),
    ],
    claims: overlap.own.map((name) => ({
      text: say(careerFigureTexts('you-name', { name })),
      evidence: [...(brought.terms.get(name) ?? [])],
    })),
  };
}

/** False for words alone that were not taken into account: where nothing is understood, all of them are quoted. */
const hasReplies = ({ items = [], table }: AnswerSection) => items.length > 0 || table !== undefined;

/** A person with the places that a question names before their own, and the area where pay counts; null where it names none. */
function placedPerson(
  person: CareerPerson,
  { places, kinds }: CareerInquiry,
  tables: CareerTables,
): { person: CareerPerson; area: CareerArea | null } {
  const named = places.map(({ place }) => place);
  const isNamed = ({ city, state }: CareerPlace) =>
    named.some((place) => place.city === city && place.state === state);
  const [goal = places[0]] = places.filter(({ role }) => role !== 'from');
  return {
    person: { ...person, places: [...named, ...person.places.filter((place) => !isNamed(place))] },
    area: goal && !kinds.has('transfer') ? areaOf(goal.place, tables) : null,
  };
}

/** What the occupation is called, and what else the words may have meant. */
export function occupationSection(
  understood: UnderstoodCareer,
  career: Career,
  say: Say,
  isOwn = false,
): AnswerSection {
  const { typed, names, choices, isGuess } = understood;
  return {
    id: 'occupation',
    title: say(counselingTexts('is-occupation', { typed, title: career.title })),
    lines: [
      ...(isOwn ? [counselingTexts('own')] : []),
      ...(isGuess ? [counselingTexts('guess')] : []),
      ...(!isGuess && choices.length > 0 ? [counselingTexts('several')] : []),
      ...(names.length > 0 ? [counselingTexts('names', { names: names.join(', ') })] : []),
      counselingTexts('code', { code: career.soc }),
    ].map(say),
    choices,
    items: [
      {
        text: say(counselingTexts('search-for', { words: names[0] ?? typed })),
        links: [{ to: 'search', words: names[0] ?? typed, label: say(counselingTexts('search-postings')) }],
      },
    ],
  };
}

function promptSection(
  prompt: string,
  asked: readonly AnswerSection[],
  { career, say }: { career: Career | null; say: Say },
): AnswerSection[] {
  if (prompt.trim() === '') return [];
  const quote = prompt.trim().slice(0, 300);
  return [
    {
      id: 'asked',
      title: say(counselingTexts('asked')),
      items: [
        {
          quote,
          text: say(
            asked.length > 0
              ? counselingTexts('answered-first', { titles: asked.map(({ title }) => title).join(', ') })
              : career
                ? counselingTexts('no-rule', { title: shortTitle(career.title) })
                : counselingTexts('no-rule-no-title'),
          ),
        },
      ],
    },
  ];
}

function notUnderstood(
  reading: CareerReading,
  prompt: string,
  brought: Brought,
  { tables, say, first }: { tables: CareerTables; say: Say; first: readonly AnswerSection[] },
): AnswerDocument {
  const near = careersBySkills(brought, tables, []);
  const { typed, choices } = reading.understood;
  const said = understoodSection(reading, effectsWithoutList(reading.read), { tables, say });
  return {
    title: typed || say(first.length > 0 ? replyTexts('title') : counselingTexts('no-career')),
    sections: [
      ...first,
      {
        id: 'not-understood',
        title: say(typed ? counselingTexts('unknown', { typed }) : counselingTexts('which-work')),
        lines: [say(counselingTexts(typed ? 'write-as-posting' : 'name-a-title'))],
        choices,
      },
      ...(said ? [said] : first.length > 0 ? [] : promptSection(prompt, [], { career: null, say })),
      ...(near.length > 0
        ? [
            relatedSection(near, tables, {
              title: say(relatedTexts('title-resume')),
              from: null,
              say,
            }),
          ]
        : []),
    ],
  };
}

function stepsSection(
  career: Career,
  brought: Brought,
  { places, say }: CareerPerson,
  tables: CareerTables,
): AnswerSection {
  const licence = firstLicence(career, places, tables);
  const isNow = brought.now?.code === career.code;
  const items: AnswerItem[] = [
    {
      text: say(counselingTexts('read-ten')),
      links: [{ to: 'search', words: career.title, label: say(counselingTexts('search-postings')) }],
    },
    ...(licence
      ? [
          {
            text: say(counselingTexts('ask-agency', { agency: agencyOf(licence), licence: licence.title })),
          },
        ]
      : []),
    brought.hasResume
      ? {
          text: say(counselingTexts('carry-over')),
          links: [{ to: 'review', words: '', label: say(counselingTexts('review-resume')) }],
        }
      : {
          text: say(counselingTexts('write-resume')),
          links: [{ to: 'resumes', words: '', label: say(counselingTexts('resumes')) }],
        },
    ...(isNow
      ? []
      : [
          {
            text: say(counselingTexts('make-a-plan')),
            links: [
              { to: 'coaching' as const, words: career.title, label: say(counselingTexts('coaching')) },
            ],
          },
        ]),
    {
      text: say(counselingTexts('practice-questions')),
      links: [{ to: 'practice', words: career.title, label: say(counselingTexts('practice')) }],
    },
  ];
  return { id: 'steps', title: say(counselingTexts('steps')), items };
}
