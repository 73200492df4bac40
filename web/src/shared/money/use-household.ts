import { ColumnInputs, type Household, readHousehold } from '@foothold/core/money/household.ts';
import { useStoredText } from './use-stored-text.ts';

/** What the household said, and how it says something else; undefined while it loads. */
export type HouseholdState = {
  household: Household;
  change: (said: Partial<Omit<Household, 'columns'>>) => void;
  /** Says something of one column; '' takes it back. */
  changeColumn: (key: string, said: Partial<ColumnInputs>) => void;
};

/** What is said of a column before anything is. */
const nothingSaid = ColumnInputs.parse({});

/** The household of the comparison, kept on this device. */
export function useHousehold(): HouseholdState | undefined {
  const kept = useStoredText('household');
  if (!kept) return undefined;
  const household = readHousehold(kept.text);
  const store = (next: Household) => kept.store(JSON.stringify(next));
  return {
    household,
    change: (more) => store({ ...household, ...more }),
    changeColumn: (key, more) =>
      store({
        ...household,
        columns: {
          ...household.columns,
          [key]: { ...nothingSaid, ...household.columns[key], ...more },
        },
      }),
  };
}
