import { type ColumnInputs, type Household, readHousehold } from '@foothold/core/money/household.ts';
import { useState } from 'react';
import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';

/** What the household said, and how it says something else; undefined while it loads. */
export type HouseholdState = {
  household: Household;
  change: (said: Partial<Omit<Household, 'columns'>>) => void;
  /** Says something of one column; '' takes it back. */
  changeColumn: (key: string, said: Partial<ColumnInputs>) => void;
};

/** What is said of a column before anything is. */
const nothingSaid: ColumnInputs = { pay: '', housing: '', miles: '', days: '', moving: '', city: '' };

/** The household of the comparison, kept on this device. A change shows at once and is kept behind it. */
export function useHousehold(): HouseholdState | undefined {
  const kept = useSetting('money', 'household');
  const [said, setSaid] = useState<{ text: string; over: string } | null>(null);
  if (kept === undefined) return undefined;
  // What was said here counts until the own data has it, or was changed elsewhere.
  const text = said && said.over === kept ? said.text : kept;
  const household = readHousehold(text);
  const store = async (next: Household) => {
    const written = JSON.stringify(next);
    if (written === text) return;
    setSaid({ text: written, over: kept });
    const result = await saveSetting('money', 'household', written);
    if (!result.ok) toastFailure(result);
  };
  return {
    household,
    change: (more) => void store({ ...household, ...more }),
    changeColumn: (key, more) =>
      void store({
        ...household,
        columns: {
          ...household.columns,
          [key]: { ...nothingSaid, ...household.columns[key], ...more },
        },
      }),
  };
}
