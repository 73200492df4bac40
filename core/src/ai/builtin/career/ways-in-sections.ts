import { compareDegrees, type DegreeLevel } from '../../../fit/degree-levels.ts';
import type { Message, Say } from '../../../text/messages.ts';
import type { AnswerItem, AnswerSection } from '../answer-document.ts';
import { areaOf } from './career-area.ts';
import type { Licence } from './career-licences.ts';
import type { Brought, CareerPerson, CareerPlace } from './career-person.ts';
import { outlookTexts, waysInTexts } from './career-sections.messages.ts';
import { changeOf, figure, sourceTexts } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { careerFigureTexts } from './career-terms.messages.ts';
import { schoolingText, zoneText } from './career-zones.ts';

/** How many people do it, how that will change, how many are hired a year. */
export function outlookSection(career: Career, tables: CareerTables, say: Say): AnswerSection {
  const { change, openings, employment, of } = tables.figures(career.soc);
  const lines = [
    change === null ? outlookTexts('none') : paceText(change),
    ...(openings ? [outlookTexts('openings', { openings: figure(openings) })] : []),
    ...(employment ? [outlookTexts('employed', { people: figure(employment) })] : []),
    ...(of ? [outlookTexts('together', { group: of })] : []),
  ];
  return {
    id: 'outlook',
    title: say(outlookTexts('title')),
    lines: lines.map(say),
    sources: sourceTexts(employment ? ['outlook', 'wages'] : ['outlook'], say),
  };
}

function paceText(change: number): Message {
  const said = { change: changeOf(change) };
  if (change >= 10) return outlookTexts('much-faster', said);
  if (change > 4.5) return outlookTexts('faster', said);
  if (change >= 1) return outlookTexts('average', said);
  return outlookTexts(change > -1 ? 'hardly' : 'shrinks', said);
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
  { places, say }: Pick<CareerPerson, 'places' | 'say'>,
  tables: CareerTables,
): AnswerSection {
  const shares = [...career.schooling].sort((a, b) => b.share - a.share).slice(0, 3);
  const usual = usualDegree(career);
  const zone = zoneText(career.zone);
  const lines = [
    ...(zone ? [waysInTexts('preparation', { zone })] : []),
    shares.length === 0
      ? waysInTexts('no-schooling')
      : waysInTexts('asked', {
          answers: shares
            .map(({ level, share }) => say(waysInTexts('share', { share, schooling: schoolingText(level) })))
            .join(', '),
        }),
    ...(usual && brought.degree
      ? [waysInTexts(compareDegrees(brought.degree, usual) >= 0 ? 'enough' : 'not-enough')]
      : []),
  ];
  const states = statesOf(places, tables);
  const items = states.flatMap((state) => licenceItems(career.soc, state, { tables, say }));
  // Of trades that states license, the federal records are of the armed services.
  const isOfStates = states.some(({ state }) => tables.licences(career.soc, state).length > 0);
  const ofCountry = isOfStates ? [] : federalOf(career.soc, tables).slice(0, 3);
  const federal = ofCountry.map((licence) =>
    licenceItem(say(careerFigureTexts('united-states')), licence, say),
  );
  if (states.some(({ state }) => state === 'CA')) lines.push(waysInTexts('california'));
  if (states.length === 0) lines.push(waysInTexts('no-places'));
  return {
    id: 'ways-in',
    title: say(waysInTexts('title')),
    lines: lines.map(say),
    items: [...federal, ...items],
    sources: sourceTexts(
      items.length + federal.length > 0 ? ['occupations', 'licences'] : ['occupations'],
      say,
    ),
  };
}

/** Agencies whose records name occupations of their own fields for others: ships' medical assistants are no medical assistants. */
const federalFields: readonly (readonly [RegExp, readonly string[]])[] = [
  [/Coast Guard/, ['53-50']],
  [/Federal Aviation/, ['53-20', '49-3011', '43-5032']],
  [/Federal Communications/, ['49-20', '27-4012']],
];

function federalOf(soc: string, tables: CareerTables): readonly Licence[] {
  return tables.licences(soc, 'US').filter(({ agency }) => {
    const field = federalFields.find(([name]) => name.test(agency));
    return !field || field[1].some((begin) => soc.startsWith(begin));
  });
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

function licenceItems(
  soc: string,
  { state, stateName }: State,
  { tables, say }: { tables: CareerTables; say: Say },
): AnswerItem[] {
  if (state === 'CA') return [];
  const found = tables.licences(soc, state);
  if (found.length === 0) return [{ text: say(waysInTexts('none-recorded', { state: stateName })) }];
  const items = found.slice(0, maxLicences).map((licence) => licenceItem(stateName, licence, say));
  return found.length > maxLicences
    ? [...items, { text: say(waysInTexts('more', { state: stateName, more: found.length - maxLicences })) }]
    : items;
}

/** “Texas: Registered nurse (RN), Texas Board of Nursing; asks for an exam and schooling; record of 2023.” */
function licenceItem(
  where: string,
  { title, agency, exam, schooling, experience, year }: Licence,
  say: Say,
): AnswerItem {
  const asks = [
    ...(exam ? [waysInTexts('exam')] : []),
    ...(schooling ? [waysInTexts('schooling')] : []),
    ...(experience ? [waysInTexts('experience')] : []),
  ];
  const licence = [title, agency].filter(Boolean).join(', ');
  return {
    text: say(
      waysInTexts('licence', {
        where,
        licence,
        asks: asks.map(say).join(', ') || 'none',
        year: year || 'none',
      }),
    ),
  };
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

/** Who gives a license: the agency as it is recorded, else “the agency of Ohio”. */
export const agencyOf = ({ agency, stateName }: { agency: string; stateName: string }): string | Message =>
  agency || waysInTexts('agency', { state: stateName });
