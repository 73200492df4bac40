import { commuteReachKm, commuteSpeed } from '@foothold/core/geography/commute.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import type { PlaceScore } from '@foothold/core/money/place-score.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import type { ComparisonCell, ComparisonRow } from '../../../shared/comparison/comparison-row.ts';
import { useCommuteWords } from '../../../shared/geography/use-commute-words.ts';
import type { MoneyColumn } from '../../../shared/money/money-column.ts';
import type { noteNumbers } from '../../../shared/money/note-numbers.ts';
import { useCents } from '../../../shared/money/use-cents.ts';
import { sourceWords } from '../../../shared/money/use-money-rows.ts';
import { usePlacelessWords } from '../../../shared/money/use-unknown-words.ts';
import type { Commute } from './commute.ts';
import { sumOf } from './score-figures.ts';
import type { Openings } from './use-openings.ts';

type PlaceRowsOf = {
  scores: readonly (PlaceScore | null)[] | null;
  numbers: ReturnType<typeof noteNumbers>;
  openings: Openings | null;
  /** The way to work of each column, where it can be estimated. */
  ways: readonly (Commute | null)[];
  /** Each tax and cost is shown, so rates of tax are too. */
  isWhole: boolean;
};

/** What else is compared of places, below what is left: moving, the commute, openings, prices, weather, the score. */
export function usePlaceRows(
  columns: readonly MoneyColumn[],
  { scores, numbers, openings, ways, isWhole }: PlaceRowsOf,
): ComparisonRow[] {
  const { t, i18n } = useLingui();
  const { whole } = useCents();
  const placeless = usePlacelessWords();
  const commuteWords = useCommuteWords();
  const unknown: ComparisonCell = { lead: t`Not known`, second: '', isUnknown: true };
  const number = (value: number, digits = 0) =>
    numberFormat(i18n.locale, { maximumFractionDigits: digits }).format(value);
  /** Of a place that is known nothing is published; of one that is not there yet nothing can be said. */
  const missing = ({ state }: MoneyColumn) => (state === 'ready' ? unknown : placeless(state));
  const cell = (lead: string, second = ''): ComparisonCell => ({ lead, second, isUnknown: false });
  const climates = columns.map(({ city }) => city?.living.climate ?? null);
  // Sources are numbered where they are first named, so that the numbers rise from row to row.
  const climateNote = () =>
    numbers.number(...climates.flatMap((one) => (one ? [`${sourceWords(one)}, °F`] : [])));
  const percent = (rate: number) =>
    numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 }).format(rate / 100_000);
  const rows: ComparisonRow[] = [];
  if (isWhole)
    rows.push({
      key: 'rates',
      label: t`Taxes of all pay`,
      note: '',
      cells: columns.map(({ month: { tax } }) =>
        tax ? cell(percent(tax.effective), t`${percent(tax.marginal)} of the next dollar`) : unknown,
      ),
    });
  if (columns.some(({ month }) => month.moving !== null))
    rows.push({
      key: 'moving',
      label: t`Moving, once`,
      note: '',
      cells: columns.map(({ month }) => {
        if (month.moving === null) return { lead: t`Not specified`, second: '', isUnknown: true };
        if (month.left === null || month.left <= 0 || month.moving === 0) return cell(whole(month.moving));
        return cell(whole(month.moving), t`${number(month.moving / month.left, 1)} months of what is left`);
      }),
    });
  // Of cities to move to all are far from home.
  if (ways.some((way) => way !== null && way.km <= commuteReachKm))
    rows.push({
      key: 'commute',
      label: t`Commute, one way`,
      note: numbers.number(t`A straight line at ${commuteSpeed('driving')} km/h, an estimate`),
      cells: ways.map((way) =>
        way
          ? cell(commuteWords(way.km, 'driving', { brief: true }))
          : { lead: t`Not estimated`, second: '', isUnknown: true },
      ),
    });
  if (openings)
    rows.push({
      key: 'openings',
      label: openings.occupation ? t`Openings for ${openings.occupation}` : t`Openings`,
      note: numbers.number(t`Postings on this server, within 25 miles`),
      cells: openings.found.map(({ total, state }) => (total ? cell(total) : placeless(state))),
    });
  rows.push({
    key: 'prices',
    label: t`Prices, country is 100`,
    note: numbers.number(
      ...columns.flatMap(({ place }) => (place.parities ? [sourceWords(place.parities)] : [])),
    ),
    cells: columns.map((column) => {
      const { parities } = column.place;
      return parities ? cell(number(parities.levels.all, 1), parities.area) : missing(column);
    }),
  });
  rows.push({
    key: 'weather',
    label: t`January low, July high`,
    note: climateNote(),
    cells: columns.map((column, at) => {
      const climate = climates[at];
      const [low, high] = [climate?.low[0], climate?.high[6]];
      if (!climate || low === undefined || high === undefined) return missing(column);
      const away = distanceText(climate.distanceKm, { locale: i18n.locale });
      return cell(
        `${number(low)}° · ${number(high)}°`,
        climate.distanceKm < 1 ? '' : t`weather station ${away} away`,
      );
    }),
  });
  rows.push({
    key: 'wet',
    label: t`Rain and snow`,
    note: climateNote(),
    cells: columns.map((column, at) => {
      const climate = climates[at];
      const days = sumOf(climate?.wetDays);
      const inches = sumOf(climate?.precipitation);
      const rain = inches === null ? '' : t`${number(inches)} inches a year`;
      if (days !== null) return cell(t`${number(days)} days a year`, rain);
      return rain ? cell(rain, t`days not measured`) : missing(column);
    }),
  });
  if (scores)
    rows.push({
      key: 'score',
      label: t`Score by your weights`,
      note: '',
      cells: columns.map((column, at) => {
        const score = scores[at];
        if (column.offer)
          return {
            lead: t({ message: 'None', context: 'score' }),
            second: t`offers use your order instead`,
            isUnknown: true,
          };
        if (!score || score.score === null) return missing(column);
        const lacking = score.unknown.length;
        return cell(
          t`${number(score.score)} of 100`,
          lacking > 0 ? t`${number(lacking)} of ${number(score.parts.length)} parts not known` : '',
        );
      }),
    });
  return rows;
}
