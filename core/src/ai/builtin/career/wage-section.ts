import type { Say } from '../../../text/messages.ts';
import type { AnswerSection } from '../answer-document.ts';
import { areaOf, type CareerArea } from './career-area.ts';
import type { CareerPerson } from './career-person.ts';
import { wageTexts } from './career-sections.messages.ts';
import { dollars, quotedList, shortTitle, sourceTexts } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { careerFigureTexts } from './career-terms.messages.ts';

/** What occupations pay where a person lives and would move, beside the whole country; at most two occupations. */
export function wageSection(
  careers: readonly Career[],
  { places, say }: Pick<CareerPerson, 'places' | 'say'>,
  tables: CareerTables,
): AnswerSection {
  const areas = places.map((place) => areaOf(place, tables));
  const figures = careers.map(({ soc }) => tables.figures(soc));
  const rows = [
    {
      cells: [say(careerFigureTexts('united-states')), ...figures.map(({ median }) => wageText(median, say))],
    },
    ...areas
      .filter(({ state }) => state !== '')
      .map((area) => ({ cells: cellsOf(area, careers, { tables, say }) })),
  ];
  const groups = [...new Set(figures.map(({ of }) => of).filter(Boolean))];
  const [first] = figures;
  const abroad = areas.filter(({ state }) => state === '').map(({ place }) => place.name);
  return {
    id: 'wages',
    title: say(wageTexts('title')),
    lines: [
      ...(careers.length === 1 && first?.p10 && first.p90
        ? [say(wageTexts('range', { low: dollars(first.p10), high: dollars(first.p90) }))]
        : []),
      ...(groups.length > 0 ? [say(wageTexts('together', { groups: quotedList(groups, say) }))] : []),
      ...(abroad.length > 0 ? [say(wageTexts('abroad', { places: abroad.join(', ') }))] : []),
      ...(places.length === 0 ? [say(wageTexts('no-places'))] : []),
    ],
    table: {
      columns: [
        { label: say(wageTexts('where')) },
        ...careers.map(({ title }) => ({
          label: careers.length === 1 ? say(wageTexts('median')) : shortTitle(title),
          isNumber: true,
        })),
      ],
      rows,
    },
    sources: sourceTexts(['wages'], say),
  };
}

function cellsOf(
  { place, metro, state, stateName }: CareerArea,
  careers: readonly Career[],
  { tables, say }: { tables: CareerTables; say: Say },
): string[] {
  const inMetro = careers.map(({ soc }) => (metro ? tables.metroWage(soc, metro.code) : null));
  const inState = careers.map(({ soc }) => tables.stateWage(soc, state));
  const isMetro = inMetro.some((wage) => wage !== null);
  const where = isMetro && metro ? say(wageTexts('metro', { name: metro.name })) : stateName;
  const isSaid = place.city !== '' && where.includes(place.city);
  const named = isSaid ? where : say(wageTexts('named', { place: where, name: place.name }));
  return [
    place.isHome ? say(wageTexts('home', { place: where })) : place.name === '' ? where : named,
    ...careers.map((_, at) => {
      const [near, wide] = [inMetro[at] ?? null, inState[at] ?? null];
      if (near !== null) return wageText(near, say);
      return wide !== null && isMetro
        ? say(wageTexts('of-state', { wage: dollars(wide), state }))
        : wageText(wide, say);
    }),
  ];
}

/** A wage, or that none is published. */
export const wageText = (amount: number | null, say: Say) =>
  say(amount === null ? careerFigureTexts('not-published') : dollars(amount));
