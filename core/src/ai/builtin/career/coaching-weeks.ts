import { compareDegrees } from '../../../fit/degree-levels.ts';
import type { AnswerItem, AnswerSection } from '../answer-document.ts';
import type { Overlap } from './career-overlap.ts';
import type { Brought, CareerPlace } from './career-person.ts';
import { shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { schoolingNames, zoneWords } from './career-words.data.ts';
import { firstLicence, usualDegree } from './ways-in-sections.ts';

type Ground = {
  wanted: Career;
  overlap: Overlap;
  brought: Brought;
  places: readonly CareerPlace[];
  tables: CareerTables;
};

/** A plan of weeks out of what lacks: what it rests on, then each week with its steps, the next one first. */
export function weeksSection(ground: Ground): AnswerSection {
  const { wanted, brought } = ground;
  const isSame = brought.now?.code === wanted.code;
  const weeks = isSame ? searchWeeks(ground) : changeWeeks(ground);
  return {
    id: 'plan',
    title: isSame ? 'A plan of four weeks' : 'A plan of eight weeks',
    lines: isSame
      ? ['You stay in your occupation, so the weeks go into finding the next position.']
      : longWay(ground),
    items: weeks.flatMap((steps, at) =>
      steps.map((step, place) => (place === 0 ? { ...step, lead: weekName(at, isSame) } : step)),
    ),
  };
}

/** One week for who stays, two for who changes. */
const weekName = (at: number, isSame: boolean) =>
  isSame ? `Week ${at + 1}` : `Weeks ${2 * at + 1} and ${2 * at + 2}`;

/** What eight weeks cannot do. */
function longWay({ wanted, brought, tables, places }: Ground): string[] {
  const usual = usualDegree(wanted);
  const isShort =
    usual !== null &&
    (brought.degree === null || compareDegrees(brought.degree, usual) < 0) &&
    usual !== 'school';
  const [most] = [...wanted.schooling].sort((a, b) => b.share - a.share);
  const licence = firstLicence(wanted, places, tables);
  return [
    ...(zoneWords[wanted.zone]
      ? [`${shortTitle(wanted.title)} usually takes ${zoneWords[wanted.zone]}.`]
      : []),
    ...(isShort && most
      ? [
          `Most say that a newcomer needs ${schoolingNames[most.level - 1]}; nothing here shows that you have it. These weeks find out whether it is worth it and where it starts.`,
        ]
      : []),
    ...(licence ? [`${licence.stateName} records a license for it: ${licence.title}.`] : []),
  ];
}

const search = (words: string): AnswerItem['links'] => [{ to: 'search', words, label: 'Search postings' }];

function searchWeeks({ wanted, overlap, brought }: Ground): AnswerItem[][] {
  return [
    [
      { text: 'Save a search for your title near home and one wider.', links: search(wanted.title) },
      resumeStep(brought),
    ],
    [
      lackStep(overlap),
      { text: 'Apply to five postings whose needs you meet for the most part.', links: search(wanted.title) },
    ],
    [
      {
        text: 'Write three stories of your work with a result in each.',
        links: [{ to: 'stories', words: '', label: 'Stories' }],
      },
      { text: 'Practice aloud twice.', links: [{ to: 'practice', words: wanted.title, label: 'Practice' }] },
    ],
    [
      {
        text: 'Look which applications got replies; change the search or the resume where none came.',
        links: [{ to: 'resumes', words: '', label: 'Resumes' }],
      },
    ],
  ];
}

function changeWeeks({ wanted, overlap, brought, places, tables }: Ground): AnswerItem[][] {
  const licence = firstLicence(wanted, places, tables);
  return [
    [
      {
        text: `Read twenty postings for ${shortTitle(wanted.title)} and count what they ask most.`,
        links: search(wanted.title),
      },
      { text: 'Talk to two people who do it; ask what a usual day is and what they would do again.' },
    ],
    [
      lackStep(overlap),
      licence
        ? {
            text: `Ask ${licence.agency || `the agency of ${licence.stateName}`} what “${licence.title}” takes: hours, exam, fee.`,
          }
        : {
            text: 'Ask one school and one employer what training they take people from, its hours and its price.',
          },
    ],
    [
      resumeStep(brought),
      {
        text: 'Write three stories that show what carries over.',
        links: [{ to: 'stories', words: '', label: 'Stories' }],
      },
    ],
    [
      { text: 'Apply to five postings, among them two for steps on the way.', links: search(wanted.title) },
      {
        text: 'Practice the questions they will ask, first of all why you change.',
        links: [{ to: 'practice', words: wanted.title, label: 'Practice' }],
      },
    ],
  ];
}

function resumeStep({ hasResume }: Brought): AnswerItem {
  return hasResume
    ? {
        text: 'Put what carries over first in the resume, in the words of the postings, where it is true.',
        links: [{ to: 'review', words: '', label: 'Review the resume' }],
      }
    : {
        text: 'Write or import a resume: the plan then knows what you bring.',
        links: [{ to: 'resumes', words: '', label: 'Resumes' }],
      };
}

function lackStep({ lacking, software, higher }: Overlap): AnswerItem {
  const [first] = [...lacking, ...software, ...higher.map(({ name }) => name)];
  return first
    ? {
        text: `Begin with one thing that lacks: ${first}. Learn enough to show it, and write it down once it is true.`,
        links: [{ to: 'resume', words: '', label: 'Add it to the resume' }],
      }
    : { text: 'Nothing that the tables name lacks: ask for what postings name on top.' };
}
