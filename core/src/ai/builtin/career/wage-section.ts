import type { AnswerSection } from '../answer-document.ts';
import { areaOf, type CareerArea } from './career-area.ts';
import type { CareerPlace } from './career-person.ts';
import { careerSources, dollarsText, shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';

/** What occupations pay where a person lives and would move, beside the whole country; at most two occupations. */
export function wageSection(
  careers: readonly Career[],
  places: readonly CareerPlace[],
  tables: CareerTables,
): AnswerSection {
  const areas = places.map((place) => areaOf(place, tables));
  const figures = careers.map(({ soc }) => tables.figures(soc));
  const rows = [
    { cells: ['United States', ...figures.map(({ median }) => wageText(median))] },
    ...areas.filter(({ state }) => state !== '').map((area) => ({ cells: cellsOf(area, careers, tables) })),
  ];
  const groups = [...new Set(figures.map(({ of }) => of).filter(Boolean))];
  const [first] = figures;
  const abroad = areas.filter(({ state }) => state === '').map(({ place }) => place.name);
  return {
    id: 'wages',
    title: 'What it pays',
    lines: [
      ...(careers.length === 1 && first?.p10 && first.p90
        ? [
            `In the United States, nine of ten earn more than ${dollarsText(first.p10)} a year and one of ten more than ${dollarsText(first.p90)}.`,
          ]
        : []),
      ...(groups.length > 0 ? [`Counted together as “${groups.join('”, “')}”.`] : []),
      ...(abroad.length > 0
        ? [
            `No wage is known here for ${abroad.join(', ')}: the tables are of the United States alone, by state and metro area.`,
          ]
        : []),
      ...(places.length === 0 ? ['Say where you live and would move to see what it pays there.'] : []),
    ],
    table: {
      columns: [
        { label: 'Where' },
        ...careers.map(({ title }) => ({
          label: careers.length === 1 ? 'Median a year' : shortTitle(title),
          isNumber: true,
        })),
      ],
      rows,
    },
    sources: [careerSources.wages],
  };
}

function cellsOf(
  { place, metro, state, stateName }: CareerArea,
  careers: readonly Career[],
  tables: CareerTables,
): string[] {
  const inMetro = careers.map(({ soc }) => (metro ? tables.metroWage(soc, metro.code) : null));
  const inState = careers.map(({ soc }) => tables.stateWage(soc, state));
  const isMetro = inMetro.some((wage) => wage !== null);
  const where = isMetro && metro ? `${metro.name} metro area` : stateName;
  const isSaid = place.city !== '' && where.includes(place.city);
  const whose = place.isHome ? 'where you live' : isSaid ? '' : place.name;
  return [
    whose ? `${where} (${whose})` : where,
    ...careers.map((_, at) => {
      const [near, wide] = [inMetro[at] ?? null, inState[at] ?? null];
      if (near !== null) return wageText(near);
      return wide !== null && isMetro ? `${wageText(wide)} (${state})` : wageText(wide);
    }),
  ];
}

const wageText = (amount: number | null) => (amount === null ? 'not published' : dollarsText(amount));
