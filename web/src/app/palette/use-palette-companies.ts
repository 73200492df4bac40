import type { Company } from '@foothold/core/entities/company/company.ts';
import { nameFinder } from '@foothold/core/text/name-finder.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCompanies } from '../../data/companies/company-rows.ts';
import { useWatchNews } from '../../shared/companies/use-watch-news.ts';
import { companyRows, type PaletteRow } from './palette-rows.ts';

const most = 4;
const none: readonly Company[] = [];

/** Own companies whose name holds words that begin as typed, watched ones with what is new; undefined while they load. */
export function usePaletteCompanies(asked: string): PaletteRow[] | undefined {
  const { t } = useLingui();
  const companies = useCompanies()?.companies;
  const find = useMemo(
    () => nameFinder((companies ?? none).map(({ companyName }) => companyName)),
    [companies],
  );
  const found = useMemo(
    () => (asked ? find(asked, most).flatMap((at) => companies?.[at] ?? []) : none),
    [asked, find, companies],
  );
  const watched = useMemo(() => found.filter(({ watchedAt }) => watchedAt !== ''), [found]);
  const news = useWatchNews(watched);
  if (companies === undefined) return undefined;
  return companyRows(
    found.map((company) => {
      const count = Number(news[watched.indexOf(company)]) || 0;
      return {
        ...{
          internalId: company.internalId,
          companyName: company.companyName,
          place: [company.city, company.state].filter(Boolean).join(', '),
        },
        news: company.watchedAt === '' ? '' : count > 0 ? t`${count} new postings` : t`watching`,
      };
    }),
  );
}
