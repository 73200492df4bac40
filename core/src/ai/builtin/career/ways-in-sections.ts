import { compareDegrees, type DegreeLevel } from '../../../fit/degree-levels.ts';
import type { AnswerItem, AnswerSection } from '../answer-document.ts';
import { areaOf } from './career-area.ts';
import type { Licence } from './career-licences.ts';
import type { Brought, CareerPlace } from './career-person.ts';
import { careerSources, changeText, countText } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { schoolingNames, zoneWords } from './career-words.data.ts';

/** How many people do it, how that will change, how many are hired a year. */
export function outlookSection(career: Career, tables: CareerTables): AnswerSection {
  const { change, openings, employment, of } = tables.figures(career.soc);
  const lines = [
    change === null
      ? 'No projection is published for it.'
      : `${paceWords(change)}: ${changeText(change)} jobs from 2024 to 2034 (all occupations: +3.1%).`,
    ...(openings
      ? [
          `About ${countText(openings)} openings a year in the United States, most of them to replace people who leave.`,
        ]
      : []),
    ...(employment ? [`${countText(employment)} people are employed in it (May 2025).`] : []),
    ...(of ? [`Counted together as “${of}”.`] : []),
  ];
  return {
    id: 'outlook',
    title: 'Outlook',
    lines,
    sources: [careerSources.outlook, ...(employment ? [careerSources.wages] : [])],
  };
}

function paceWords(change: number): string {
  if (change >= 10) return 'Grows much faster than most';
  if (change > 4.5) return 'Grows faster than most';
  if (change >= 1) return 'Grows about as all occupations do';
  return change > -1 ? 'Hardly changes' : 'Shrinks';
}

/** Which level of degree stands for a level of schooling of O*NET. */
const degreeOf: readonly (DegreeLevel | null)[] = [
  null,
  'school',
  'trade',
  'school',
  'associate',
  'bachelor',
  'bachelor',
  'master',
  'master',
  'doctor',
  'doctor',
  'doctor',
];

/** The level of schooling that most people name for an occupation; null where nobody was asked. */
export function usualDegree({ schooling }: Career): DegreeLevel | null {
  const [most] = [...schooling].sort((a, b) => b.share - a.share);
  return most ? (degreeOf[most.level - 1] ?? null) : null;
}

/** Schooling, preparation and licences an occupation asks for, with what the person has of it. */
export function waysInSection(
  career: Career,
  brought: Brought,
  places: readonly CareerPlace[],
  tables: CareerTables,
): AnswerSection {
  const shares = [...career.schooling].sort((a, b) => b.share - a.share).slice(0, 3);
  const usual = usualDegree(career);
  const lines = [
    ...(zoneWords[career.zone] ? [`Usual preparation: ${zoneWords[career.zone]}.`] : []),
    shares.length === 0
      ? 'No figures on schooling are published for it.'
      : `Asked what a newcomer needs, ${shares.map(({ level, share }) => `${share}% said ${schoolingNames[level - 1]}`).join(', ')}.`,
    ...(usual && brought.degree
      ? [
          compareDegrees(brought.degree, usual) >= 0
            ? 'Your resume names schooling of that level or more.'
            : 'That is more schooling than your resume names.',
        ]
      : []),
  ];
  const states = statesOf(places, tables);
  const items = states.flatMap((state) => licenceItems(career.soc, state, tables));
  // Of trades that states license, the federal records are of the armed services.
  const isOfStates = states.some(({ state }) => tables.licences(career.soc, state).length > 0);
  const ofCountry = isOfStates ? [] : tables.licences(career.soc, 'US').slice(0, 3);
  const federal = ofCountry.map((licence) => licenceItem('United States', licence));
  if (states.some(({ state }) => state === 'CA'))
    lines.push('Licenses of California are not in these tables; ask the agency of the state.');
  if (states.length === 0) lines.push('Say where you live to see the licenses that your state asks for.');
  return {
    id: 'ways-in',
    title: 'Ways in',
    lines,
    items: [...federal, ...items],
    sources: [
      careerSources.occupations,
      ...(items.length + federal.length > 0 ? [careerSources.licences] : []),
    ],
  };
}

type State = { state: string; stateName: string };

function statesOf(places: readonly CareerPlace[], tables: CareerTables): State[] {
  const areas = places.map((place) => areaOf(place, tables)).filter(({ state }) => state !== '');
  return [...new Map(areas.map(({ state, stateName }) => [state, { state, stateName }])).values()].slice(
    0,
    4,
  );
}

const maxLicences = 4;

function licenceItems(soc: string, { state, stateName }: State, tables: CareerTables): AnswerItem[] {
  if (state === 'CA') return [];
  const found = tables.licences(soc, state);
  if (found.length === 0)
    return [
      {
        text: `${stateName}: no license of the state for it is recorded. Cities and counties may ask for one.`,
      },
    ];
  const items = found.slice(0, maxLicences).map((licence) => licenceItem(stateName, licence));
  return found.length > maxLicences
    ? [...items, { text: `${stateName}: ${found.length - maxLicences} more licenses are recorded.` }]
    : items;
}

/** “Texas: Registered nurse (RN), Texas Board of Nursing; asks for an exam and schooling; record of 2023.” */
function licenceItem(
  where: string,
  { title, agency, exam, schooling, experience, year }: Licence,
): AnswerItem {
  const asks = [exam && 'an exam', schooling && 'schooling', experience && 'experience'].filter(Boolean);
  const parts = [
    [title, agency].filter(Boolean).join(', '),
    ...(asks.length > 0 ? [`asks for ${asks.join(', ')}`] : []),
    year ? `record of ${year}` : 'record without a year',
  ];
  return { text: `${where}: ${parts.join('; ')}.` };
}

/** The first license of a state for an occupation, for a plan; null where none is recorded or nothing is known. */
export function firstLicence(
  career: Career,
  places: readonly CareerPlace[],
  tables: CareerTables,
): { title: string; agency: string; stateName: string } | null {
  const [home] = statesOf(places, tables);
  const [licence] = home ? tables.licences(career.soc, home.state) : [];
  return home && licence ? { ...licence, stateName: home.stateName } : null;
}
