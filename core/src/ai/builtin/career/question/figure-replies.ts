import type { Message, Say } from '../../../../text/messages.ts';
import type { AnswerSection } from '../../answer-document.ts';
import { areaName, areaOf, type CareerArea } from '../career-area.ts';
import type { CareerPlace } from '../career-person.ts';
import { changeOf, dollars, figure, shortTitle, sourceTexts } from '../career-sources.ts';
import type { Career, CareerTables } from '../career-tables.ts';
import { careerFigureTexts } from '../career-terms.messages.ts';
import { replyTexts } from './question-answers.messages.ts';
import { pathOf, waysText } from './training-path.ts';
import { wageIn } from './wage-in.ts';

/** What occupations pay in the places a question names, a sentence each; of the country where it names none. */
export function payLines(
  careers: readonly Career[],
  places: readonly CareerPlace[],
  tables: CareerTables,
): Message[] {
  return careers.flatMap((career) => {
    const title = shortTitle(career.title);
    const { median } = tables.figures(career.soc);
    if (places.length > 0) return places.map((place) => payIn(career, place, tables));
    return median === null
      ? [replyTexts('pay-none', { title })]
      : [replyTexts('pay-country', { title, pay: dollars(median) })];
  });
}

function payIn(career: Career, place: CareerPlace, tables: CareerTables): Message {
  const title = shortTitle(career.title);
  const { metro, state, stateName } = areaOf(place, tables);
  const inMetro = metro && tables.metroWage(career.soc, metro.code);
  if (metro && inMetro !== null)
    return replyTexts('pay-metro', { title, metro: metro.name, pay: dollars(inMetro) });
  const inState = tables.stateWage(career.soc, state);
  if (inState !== null)
    return place.city === ''
      ? replyTexts('pay-state', { title, state: stateName, pay: dollars(inState) })
      : replyTexts('pay-state-for', { title, place: place.name, state: stateName, pay: dollars(inState) });
  const { median } = tables.figures(career.soc);
  return median === null
    ? replyTexts('pay-none', { title })
    : replyTexts('pay-unpublished', { title, place: place.name, pay: dollars(median) });
}

/** How many people an occupation has, below which a high rate of growth means few jobs. */
const small = 60_000;
const large = 1_000_000;

/** How occupations grow or shrink, with what the figures do not say. */
export function outlookLines(careers: readonly Career[], tables: CareerTables): Message[] {
  const lines = careers.flatMap((career) => {
    const title = shortTitle(career.title);
    const { change, openings, employment } = tables.figures(career.soc);
    if (change === null || openings === null) return [replyTexts('no-outlook', { title })];
    const said = { title, change: changeOf(change), pace: paceOf(change), openings: figure(openings) };
    const people = employment === null ? null : figure(employment);
    return [
      replyTexts('outlook-line', said),
      ...(people && (employment ?? 0) < small && change > 4.5 ? [replyTexts('small', { people })] : []),
      ...(people && (employment ?? 0) >= large && change < 0 ? [replyTexts('still', { people })] : []),
    ];
  });
  const isTeaching = careers.some(({ soc }) => soc.startsWith('25-20'));
  return [...lines, ...(isTeaching ? [replyTexts('by-subject')] : []), replyTexts('no-promise')];
}

function paceOf(change: number): Message {
  if (change >= 10) return replyTexts('faster-much');
  if (change > 4.5) return replyTexts('faster');
  if (change > 2.5) return replyTexts('average');
  if (change >= 1) return replyTexts('slower');
  return replyTexts(change > -1 ? 'hardly' : 'shrinks');
}

/** Occupations in a table beside each other: pay, growth, openings and the usual way in. */
export function compareSection(
  careers: readonly Career[],
  { tables, area, say }: { tables: CareerTables; area: CareerArea | null; say: Say },
): AnswerSection {
  const notPublished = careerFigureTexts('not-published');
  return {
    id: 'compare',
    title: say(replyTexts('compare')),
    table: {
      columns: [
        { label: say(replyTexts('occupation')) },
        { label: say(replyTexts('median')), isNumber: true },
        ...(area ? [{ label: areaName(area), isNumber: true }] : []),
        { label: say(replyTexts('jobs')), isNumber: true },
        { label: say(replyTexts('openings')), isNumber: true },
        { label: say(replyTexts('preparation')) },
      ],
      rows: careers.map((career) => {
        const { median, change, openings } = tables.figures(career.soc);
        const path = pathOf(career);
        const wage = area && wageIn(career, area, tables);
        return {
          cells: [
            shortTitle(career.title),
            say(median === null ? notPublished : dollars(median)),
            ...(area ? [say(wage === null ? notPublished : dollars(wage))] : []),
            say(change === null ? notPublished : changeOf(change)),
            say(openings === null ? notPublished : figure(openings)),
            say(path ? waysText(path) : notPublished),
          ],
          links: [{ to: 'counseling' as const, words: career.title, label: shortTitle(career.title) }],
        };
      }),
    },
    sources: sourceTexts(['wages', 'outlook'], say),
  };
}
