import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { Refusal } from '../rows/save-result.ts';
import { addNamedSetting, queryNamedSettings, removeNamedSetting } from './named-settings.ts';

/** Their settings: the folded name (docs/spec/readings.md R15) names one, the value is the name as the posting wrote it. */
const group = 'hiddenCompanies';

/** Names of the companies that searches leave out, by name, live; undefined while they load. */
export function useHiddenCompanies(): readonly string[] | undefined {
  return useOwnQuery('hidden companies', queryHiddenCompanies);
}

/**
 * Whether searches leave a company out, ignoring case, accents and legal form (docs/spec/readings.md R15); undefined while
 * it loads.
 */
export function useIsHiddenCompany(companyName: string): boolean | undefined {
  const key = foldCompanyName(companyName);
  return useHiddenCompanies()?.some((name) => foldCompanyName(name) === key);
}

/** Names of the companies that searches leave out, in the order of their folded names. */
export async function queryHiddenCompanies(db: OwnData): Promise<string[]> {
  return (await queryNamedSettings(db, group)).map(({ name, value }) => value || name);
}

/** Leaves a company out of searches from now on; null in `journalId` when it was hidden already. */
export const hideCompany = command('hideCompany', (companyName: string, clock: Clock = systemClock) => {
  const name = companyName.replace(/\s+/g, ' ').trim();
  const key = foldCompanyName(name);
  if (key === '') throw new Refusal('invalid', { detail: 'namelessCompany' });
  return {
    label: 'companyHidden',
    tables: ['settings'],
    clock,
    run: async (writer) => {
      const named = await queryNamedSettings(writer.db, group);
      if (named.length >= choiceLimits.companies && !named.some((one) => one.name === key))
        throw new Refusal('invalid', {
          detail: 'hiddenCompanies',
          values: { most: choiceLimits.companies },
        });
      return addNamedSetting(writer, { group, name: key, value: name.slice(0, 200) }, clock);
    },
  };
});

/** Lets a company into searches again; null in `journalId` when it was not hidden. */
export const showCompany = command('showCompany', (companyName: string, clock: Clock = systemClock) => ({
  label: 'companyShownAgain',
  tables: ['settings'],
  clock,
  run: (writer) => removeNamedSetting(writer, group, foldCompanyName(companyName)),
}));
