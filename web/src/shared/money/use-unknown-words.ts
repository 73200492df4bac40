import { regionName } from '@foothold/core/geography/region.ts';
import type { MoneyLine } from '@foothold/core/money/money-left.ts';
import { useLingui } from '@lingui/react/macro';
import { shownCountry } from '../../platform/shown-country.ts';
import type { ComparisonCell } from '../comparison/comparison-row.ts';
import type { ColumnState, MoneyColumn } from './money-column.ts';

/** Why nothing is known of the place of a column, in words. */
export function usePlacelessWords(): (state: ColumnState) => ComparisonCell {
  const { t } = useLingui();
  return (state) => {
    const cell = (lead: string, second = ''): ComparisonCell => ({ lead, second, isUnknown: true });
    if (state === 'loading') return cell('…');
    if (state === 'offline') return cell(t`Not known`, t`needs a connection`);
    if (state === 'failed') return cell(t`Not known`, t`the server did not answer`);
    return cell(t`Not known`, t`enter where you would live`);
  };
}

/** Why a line of a column is not known, in words: it is never zero. */
export function useUnknownWords(): (column: MoneyColumn, line: MoneyLine) => ComparisonCell {
  const { t } = useLingui();
  const placeless = usePlacelessWords();
  return ({ state, place, offer }, line) => {
    const cell = (lead: string, second = ''): ComparisonCell => ({ lead, second, isUnknown: true });
    const isOfPlace = line !== 'travel' && (line !== 'pay' || (!offer && state === 'loading'));
    if (isOfPlace && place.country === '') return placeless(state);
    if (place.country !== 'US' && (line === 'federal' || line === 'payroll' || line === 'state'))
      return cell(t`Not known`, t`tax of ${shownCountry(place.country)} is not known here`);
    if (line === 'state')
      return cell(
        t`Not included`,
        t`tax of ${regionName('US', place.state) || place.state} is not known for sure`,
      );
    if (line === 'federal' || line === 'payroll') return cell(t`Not known`, t`pay is not known`);
    if (line === 'housing') return cell(t`Not known`, t`no rent is published; enter yours`);
    if (line === 'travel') return cell(t`Not specified`, t`miles and days`);
    if (line === 'pay') return cell(t`Not known`);
    return place.parities === null ? cell(t`Not known`, t`no prices are published`) : cell(t`Not specified`);
  };
}
