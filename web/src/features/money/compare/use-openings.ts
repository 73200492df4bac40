import { totalText } from '@foothold/core/search/search.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { nothingHidden, useHidden } from '../../../data/settings/hidden.ts';
import { useSetting } from '../../../data/settings/settings.ts';
import { useSiteConfig } from '../../../platform/server/site-config.ts';
import { occupationQuery } from '../../../shared/geography/occupation-queries.ts';
import { answerState, type ColumnState, type MoneyColumn } from '../../../shared/money/money-column.ts';
import { postingsNearQuery, searchedPlace } from '../../../shared/search/postings-near.ts';

/** Postings around each column; `total` is '' where it is not known. */
export type Openings = {
  /** The title of the person’s occupation, '' for postings of any. */
  occupation: string;
  found: { total: string; state: ColumnState }[];
};

/** How many postings of the person’s occupation are around each column; null on a site without a job search. */
export function useOpenings(columns: readonly MoneyColumn[]): Openings | null {
  const { i18n } = useLingui();
  const { variant } = useSiteConfig();
  const code = useSetting('jobSearch', 'occupation');
  const country = useSetting('jobSearch', 'countrycode');
  const hidden = useHidden();
  const isChosen = /^\d{2}-\d{4}$/.test(code ?? '');
  const occupation = useQuery({ ...occupationQuery(code ?? ''), enabled: isChosen });
  const title = (isChosen && occupation.data?.description) || '';
  const isKnown =
    code !== undefined && country !== undefined && hidden !== undefined && (!isChosen || title !== '');
  const counts = useQueries({
    queries: columns.map(({ city }) => ({
      ...postingsNearQuery({
        location: city ? searchedPlace(city).location : '',
        searchTerm: title,
        countrycode: country ?? '',
        hidden: hidden ?? nothingHidden,
      }),
      enabled: city !== null && isKnown && variant === 'job',
      retry: 1,
    })),
  });
  if (variant !== 'job') return null;
  return {
    occupation: title,
    found: columns.map(({ city, state }, at) => {
      const count = counts[at]?.data;
      const asked = isChosen && !title ? occupation : counts[at];
      return {
        total: count ? totalText(count.totalResults, count.totalIsCapped, i18n.locale) : '',
        state: city ? answerState(asked) : state,
      };
    }),
  };
}
