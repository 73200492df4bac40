import { foldCompanyName } from '@foothold/core/domain/company-name.ts';
import { choiceLimits } from '@foothold/core/domain/search-choices.ts';
import { type Clock, systemClock } from './clock.ts';
import { commit } from './journal.ts';
import { addNamedSetting, queryNamedSettings, removeNamedSetting } from './named-settings.ts';
import type { OwnData } from './own-data.ts';
import { useOwnQuery } from './own-query.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';

/** Their settings: the folded name (READINGS R15) names one, the value is the name as the posting wrote it. */
const group = 'hiddenCompanies';

/** Names of the companies that searches leave out, by name, live; undefined while they load. */
export function useHiddenCompanies(): readonly string[] | undefined {
  return useOwnQuery('hidden companies', queryHiddenCompanies);
}

/** Names of the companies that searches leave out, in the order of their folded names. */
export async function queryHiddenCompanies(db: OwnData): Promise<string[]> {
  return (await queryNamedSettings(db, group)).map(({ name, value }) => value || name);
}

/** Leaves a company out of searches from now on; null in `journalId` when it was hidden already. */
export function hideCompany(companyName: string, clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const name = companyName.replace(/\s+/g, ' ').trim();
    const key = foldCompanyName(name);
    if (key === '') throw new Refusal('invalid', { detail: 'The company has no name.' });
    const { result: id, journalId } = await commit(
      'Company hidden',
      ['settings'],
      async (writer) => {
        const named = await queryNamedSettings(writer.db, group);
        if (named.length >= choiceLimits.companies && !named.some((one) => one.name === key))
          throw new Refusal('invalid', {
            detail: `${choiceLimits.companies} companies are hidden, which is the most. Show one again in Settings first.`,
          });
        return addNamedSetting(writer, { group, name: key, value: name.slice(0, 200) }, clock);
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

/** Lets a company into searches again; null in `journalId` when it was not hidden. */
export function showCompany(companyName: string, clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      'Company shown again',
      ['settings'],
      (writer) => removeNamedSetting(writer, group, foldCompanyName(companyName)),
      { clock },
    );
    return { ok: true, id: 0, journalId };
  });
}
