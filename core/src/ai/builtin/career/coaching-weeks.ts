import { compareDegrees } from '../../../fit/degree-levels.ts';
import type { Message, Say } from '../../../text/messages.ts';
import type { AnswerItem, AnswerSection } from '../answer-document.ts';
import type { Overlap } from './career-overlap.ts';
import type { Brought, CareerPlace } from './career-person.ts';
import { relatedTexts } from './career-sections.messages.ts';
import { shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { essentialTexts } from './career-terms.messages.ts';
import { schoolingText, zoneText } from './career-zones.ts';
import { weekTexts } from './coaching.messages.ts';
import { counselingTexts } from './counseling.messages.ts';
import { agencyOf, firstLicence, usualDegree } from './ways-in-sections.ts';

type Ground = {
  wanted: Career;
  overlap: Overlap;
  brought: Brought;
  places: readonly CareerPlace[];
  tables: CareerTables;
  say: Say;
};

/** A plan of weeks out of what lacks: what it rests on, then each week with its steps, the next one first. */
export function weeksSection(ground: Ground): AnswerSection {
  const { wanted, brought, say } = ground;
  const isSame = brought.now?.code === wanted.code;
  const weeks = isSame ? searchWeeks(ground) : changeWeeks(ground);
  return {
    id: 'plan',
    title: say(weekTexts(isSame ? 'four' : 'eight')),
    lines: (isSame ? [weekTexts('stay-intro')] : longWay(ground)).map(say),
    items: weeks.flatMap((steps, at) =>
      steps.map((step, place) => (place === 0 ? { ...step, lead: say(weekName(at, isSame)) } : step)),
    ),
  };
}

/** One week for who stays, two for who changes. */
const weekName = (at: number, isSame: boolean): Message =>
  isSame
    ? weekTexts('week', { week: at + 1 })
    : weekTexts('two-weeks', { first: 2 * at + 1, second: 2 * at + 2 });

/** What eight weeks cannot do. */
function longWay({ wanted, brought, tables, places }: Ground): Message[] {
  const usual = usualDegree(wanted);
  const isShort =
    usual !== null &&
    (brought.degree === null || compareDegrees(brought.degree, usual) < 0) &&
    usual !== 'school';
  const [most] = [...wanted.schooling].sort((a, b) => b.share - a.share);
  const licence = firstLicence(wanted, places, tables);
  const zone = zoneText(wanted.zone);
  return [
    ...(zone ? [weekTexts('usually-takes', { title: shortTitle(wanted.title), zone })] : []),
    ...(isShort && most ? [weekTexts('schooling-short', { schooling: schoolingText(most.level) })] : []),
    ...(licence ? [weekTexts('state-license', { state: licence.stateName, licence: licence.title })] : []),
  ];
}

const search = (words: string, say: Say): AnswerItem['links'] => [
  { to: 'search', words, label: say(counselingTexts('search-postings')) },
];

function searchWeeks({ wanted, overlap, brought, say }: Ground): AnswerItem[][] {
  return [
    [{ text: say(weekTexts('save-search')), links: search(wanted.title, say) }, resumeStep(brought, say)],
    [lackStep(overlap, say), { text: say(weekTexts('apply-five')), links: search(wanted.title, say) }],
    [
      {
        text: say(weekTexts('three-stories')),
        links: [{ to: 'stories', words: '', label: say(weekTexts('stories')) }],
      },
      {
        text: say(weekTexts('practice-twice')),
        links: [{ to: 'practice', words: wanted.title, label: say(counselingTexts('practice')) }],
      },
    ],
    [
      {
        text: say(weekTexts('look-at-replies')),
        links: [{ to: 'resumes', words: '', label: say(counselingTexts('resumes')) }],
      },
    ],
  ];
}

function changeWeeks({ wanted, overlap, brought, places, tables, say }: Ground): AnswerItem[][] {
  const licence = firstLicence(wanted, places, tables);
  return [
    [
      {
        text: say(weekTexts('read-twenty', { title: shortTitle(wanted.title) })),
        links: search(wanted.title, say),
      },
      { text: say(weekTexts('talk-to-two')) },
    ],
    [
      lackStep(overlap, say),
      licence
        ? {
            text: say(weekTexts('ask-agency', { agency: agencyOf(licence), licence: licence.title })),
          }
        : { text: say(weekTexts('ask-school')) },
    ],
    [
      resumeStep(brought, say),
      {
        text: say(weekTexts('stories-carry-over')),
        links: [{ to: 'stories', words: '', label: say(weekTexts('stories')) }],
      },
    ],
    [
      { text: say(weekTexts('apply-with-steps')), links: search(wanted.title, say) },
      {
        text: say(weekTexts('practice-why')),
        links: [{ to: 'practice', words: wanted.title, label: say(counselingTexts('practice')) }],
      },
    ],
  ];
}

function resumeStep({ hasResume }: Brought, say: Say): AnswerItem {
  return hasResume
    ? {
        text: say(weekTexts('resume-first')),
        links: [{ to: 'review', words: '', label: say(counselingTexts('review-resume')) }],
      }
    : {
        text: say(weekTexts('write-resume')),
        links: [{ to: 'resumes', words: '', label: say(counselingTexts('resumes')) }],
      };
}

function lackStep({ lacking, software, higher }: Overlap, say: Say): AnswerItem {
  const [first] = [...lacking, ...software, ...higher.map(({ skill }) => essentialTexts(skill))];
  return first
    ? {
        text: say(weekTexts('begin-with', { thing: first })),
        links: [{ to: 'resume', words: '', label: say(relatedTexts('add-to-resume')) }],
      }
    : { text: say(weekTexts('nothing-lacks')) };
}
