import { regionName } from '@foothold/core/geography/region.ts';
import type { Household } from '@foothold/core/money/household.ts';
import type { MoneyLine } from '@foothold/core/money/money-left.ts';
import { useLingui } from '@lingui/react/macro';
import type { ComparisonCell, ComparisonRow } from '../comparison/comparison-row.ts';
import type { MoneyColumn } from './money-column.ts';
import { noteNumbers } from './note-numbers.ts';
import { useCents } from './use-cents.ts';
import { useLineWords } from './use-line-words.ts';
import { usePayWords } from './use-pay-words.ts';
import { useUnknownWords } from './use-unknown-words.ts';

const taxes = ['pay', 'federal', 'payroll', 'state'] as const;
const living = ['utilities', 'groceries', 'other'] as const;

/** The rows of money of a comparison, those above adding up to what is left; and where their figures come from. */
export type MoneyRows = {
  pay: ComparisonRow;
  /** Grouped: take-home, health, rent, living, travel. */
  short: ComparisonRow[];
  /** One for each line. */
  long: ComparisonRow[];
  total: ComparisonRow;
  /** The sources by their numbers: “1 IRS, …”. */
  numbers: ReturnType<typeof noteNumbers>;
};

/** Puts the money of columns into words; `notesTaken` are the numbers of notes that the table has already. */
export function useMoneyRows(
  columns: readonly MoneyColumn[],
  household: Household,
  notesTaken = 0,
): MoneyRows {
  const { t } = useLingui();
  const { cents } = useCents();
  const words = useLineWords();
  const payCell = usePayWords(household);
  const unknown = useUnknownWords();
  const numbers = noteNumbers(notesTaken);
  const cell = (lead: string, second = ''): ComparisonCell => ({ lead, second, isUnknown: false });
  const row = (
    key: string,
    label: string,
    note: string,
    of: (column: MoneyColumn) => ComparisonCell,
  ): ComparisonRow => ({ key, label, note, cells: columns.map(of) });

  /** One line as it is, or why it is not known. */
  const lineCell = (line: MoneyLine) => (column: MoneyColumn) => {
    const { amount, by } = column.month.lines[line];
    if (by === 'absent') return { lead: t`Not stated`, second: '', isUnknown: true };
    if (by === 'within') return cell(line === 'utilities' ? t`In the rent` : t`In your figure`);
    if (amount === null) return unknown(column, line);
    return cell(
      cents(amount),
      line === 'state' && by === 'published' && amount === 0 ? t`none in ${stateOf(column)}` : '',
    );
  };
  /** Several lines as their sum, with those that are not known named. */
  const sumCell = (lines: readonly MoneyLine[]) => (column: MoneyColumn) => {
    const known = lines.filter((line) => column.month.lines[line].amount !== null);
    const missing = lines.filter((line) => column.month.without.includes(line));
    const counted = known.filter((line) => column.month.lines[line].by !== 'within');
    if (counted.length === 0 && missing[0]) return unknown(column, missing[0]);
    const sum = known.reduce((all, line) => all + (column.month.lines[line].amount ?? 0), 0);
    return cell(cents(sum), missing.length > 0 ? t`without ${words.inList(missing)}` : '');
  };
  const takeHome = (column: MoneyColumn): ComparisonCell => {
    const { lines } = column.month;
    if (lines.pay.amount === null) return unknown(column, 'pay');
    if (lines.federal.amount === null) return unknown(column, 'federal');
    const sum = taxes.reduce((all, line) => all + (lines[line].amount ?? 0), 0);
    return cell(
      cents(sum),
      lines.state.amount === null ? t`state tax not included for ${stateOf(column)}` : '',
    );
  };
  const leftCell = (column: MoneyColumn): ComparisonCell => {
    const { left, without, withBonus } = column.month;
    if (left === null)
      return { lead: column.state === 'loading' ? '…' : t`Not known`, second: '', isUnknown: true };
    const before = without.length > 0 ? t`before ${words.inList(without)}` : '';
    const more = withBonus === null ? '' : t`${cents(withBonus)} with the bonus`;
    return cell(cents(left), [before, more].filter(Boolean).join('\n'));
  };

  const used = columns.filter(({ month }) => month.tax !== null);
  const wages = columns.flatMap(({ origin }) => (origin.kind === 'median' ? [sourceWords(origin.fact)] : []));
  const payNote = numbers.number(...wages);
  const federal = used.flatMap(({ month }) => (month.tax ? [month.tax.federalSource] : []));
  const states = used.flatMap(
    ({ month }) => (month.lines.state.by === 'published' ? month.tax?.state?.source : undefined) ?? [],
  );
  const taxNote = numbers.number([...new Set([...federal, ...states])].join('; '));
  const rents = columns.flatMap(({ place, month }) =>
    month.lines.housing.by === 'published' && place.rents ? [sourceWords(place.rents)] : [],
  );
  const rentNote = numbers.number(...rents);
  const scaled = columns.flatMap(({ place, month }) =>
    place.parities && living.some((line) => month.lines[line].by === 'said' && month.lines[line].amount)
      ? [`${sourceWords(place.parities)}, ${t`times what you spend`}`]
      : [],
  );
  const priceNote = numbers.number(...scaled);
  const bedrooms: Record<Household['bedrooms'], string> = {
    '0': t`Rent, studio`,
    '1': t`Rent, one bedroom`,
    '2': t`Rent, two bedrooms`,
    '3': t`Rent, three bedrooms`,
    '4': t`Rent, four bedrooms`,
  };
  const isRented = columns.every(({ month }) => month.lines.housing.by === 'published');
  const housingLabel = isRented ? bedrooms[household.bedrooms] : words.label('housing');
  const hasHealth = columns.some(({ month }) => month.lines.health.amount !== null);
  const health = hasHealth ? [row('health', words.label('health'), '', lineCell('health'))] : [];
  const housing = row('housing', housingLabel, rentNote, lineCell('housing'));
  const travel = row('travel', words.label('travel'), '', lineCell('travel'));
  return {
    pay: row('pay', t`Pay a year`, payNote, payCell),
    short: [
      row('takeHome', t`Take-home a month`, taxNote, takeHome),
      ...health,
      housing,
      row('living', t`Other living costs`, priceNote, sumCell(living)),
      travel,
    ],
    long: [
      row('month', t`Pay a month`, '', lineCell('pay')),
      ...(['federal', 'payroll', 'state'] as const).map((line) =>
        row(line, words.label(line), taxNote, lineCell(line)),
      ),
      ...health,
      housing,
      ...living.map((line) => row(line, words.label(line), priceNote, lineCell(line))),
      travel,
    ],
    total: { ...row('left', t`Money left a month`, '', leftCell), isTotal: true },
    numbers,
  };
}

/** “U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, 2025”. */
export function sourceWords({
  agency,
  dataset,
  year,
}: {
  agency: string;
  dataset: string;
  year: string;
}): string {
  return `${agency}, ${dataset}, ${year}`;
}

const stateOf = ({ place: { country, state } }: MoneyColumn) => regionName(country, state) || state;
