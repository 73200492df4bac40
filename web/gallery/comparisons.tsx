import { newHousehold } from '@foothold/core/money/household.ts';
import { type MoneyPlace, moneyLeft } from '@foothold/core/money/money-left.ts';
import { useState } from 'react';
import { ColumnName } from '../src/shared/comparison/column-name.tsx';
import { ComparisonLayout } from '../src/shared/comparison/comparison-layout.tsx';
import { ComparisonNotes } from '../src/shared/comparison/comparison-notes.tsx';
import type { ComparisonRow } from '../src/shared/comparison/comparison-row.ts';
import { ComparisonShare } from '../src/shared/comparison/comparison-share.tsx';
import { ComparisonTable } from '../src/shared/comparison/comparison-table.tsx';
import { OccupationPicker } from '../src/shared/geography/occupation-picker.tsx';
import { MoneyVerdictLine } from '../src/shared/money/money-verdict-line.tsx';
import { Card } from '../src/ui/card.tsx';
import { Line, Part } from './part.tsx';

const names = ['Pittsburgh, PA', 'Raleigh, NC', 'Columbus, OH'];
const cell = (lead: string, second = '') => ({ lead, second, isUnknown: false });
const unknown = { lead: 'Not known', second: 'no rent is published; enter yours', isUnknown: true };

const rows: ComparisonRow[] = [
  {
    key: 'pay',
    label: 'Pay a year',
    note: '1',
    cells: [cell('$86,000', 'offer'), cell('$87,000'), cell('$75,000', 'median, Columbus, OH')],
  },
  {
    key: 'housing',
    label: 'Rent, one bedroom',
    note: '2',
    cells: [cell('− $1,250.00'), cell('− $1,480.00'), unknown],
  },
  {
    key: 'left',
    label: 'Money left a month',
    note: '',
    cells: [cell('$2,403.17'), cell('$2,349.02', 'before groceries'), { ...unknown, second: '' }],
    isTotal: true,
  },
  { key: 'wet', label: 'Days with rain or snow', note: '3', cells: [cell('154 a year'), unknown, unknown] },
];

const published = { area: '', agency: '', dataset: '', year: '' };
const place = (pay: number | null): MoneyPlace => ({
  ...{ key: '', country: 'US', state: 'TX', pay, bonus: null, payError: 0, health: null, days: null },
  ...{ rents: { ...published, byBedrooms: [900, 1000, 1200, 1500, 1800] }, parities: null },
});
const left = (pay: number | null) => moneyLeft(place(pay), newHousehold, null);

/** Things side by side down to one figure, and which of them is ahead. */
export function Comparisons() {
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState(0);
  return (
    <Part title="Comparisons">
      <ComparisonLayout columns={names.length} aside={<Card>Beside the table</Card>}>
        <ComparisonTable
          label="Compared places"
          corner="US dollars a month"
          names={names}
          rows={rows}
          chosen={chosen}
          head={(at) => (
            <ColumnName name={names[at] ?? ''} isChosen={at === chosen} onChoose={() => setChosen(at)} />
          )}
        />
        <ComparisonNotes>
          <span>1 An agency, a table, 2025</span>
        </ComparisonNotes>
      </ComparisonLayout>
      <MoneyVerdictLine names={names} lefts={[left(6_000_000), left(6_050_000)]} />
      <MoneyVerdictLine names={names} lefts={[left(6_000_000), left(9_000_000)]} />
      <MoneyVerdictLine names={names} lefts={[left(6_000_000), left(null)]} />
      <Line>
        <ComparisonShare names={names} rows={rows} title="Places" today="2026-11-26" fileName="places" />
      </Line>
      <OccupationPicker occupation={{ code, choose: setCode }} />
    </Part>
  );
}
