import type { Occupation } from '@foothold/core/entities/occupation/occupation.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nothingHidden, useHidden } from '../../data/settings/hidden.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { href } from '../../platform/href.ts';
import { postingsOfQuery } from './occupation-query.ts';

/** Leads to the postings whose titles name an occupation, with their number as soon as it is known. */
export function SearchPostings({ occupation: { searchTerm } }: { occupation: Occupation }) {
  const { t, i18n } = useLingui();
  const country = useSetting('jobSearch', 'countrycode');
  const hidden = useHidden();
  const count = useQuery({
    ...postingsOfQuery(searchTerm, country ?? '', hidden ?? nothingHidden),
    enabled: country !== undefined && hidden !== undefined,
    // A count that does not come is a link without a number.
    retry: false,
  }).data;
  const total = count && totalText(count.totalResults, count.totalIsCapped, i18n.locale);
  return (
    <Button
      variant="contained"
      component={Link}
      to={href('/jobs/searchterm/:term', { term: searchTerm })}
      title={t`Search postings for “${searchTerm}”`}
    >
      {count === undefined ? (
        <Trans>Search “{searchTerm}” jobs</Trans>
      ) : count.totalIsCapped ? (
        <Trans>
          Show {total} “{searchTerm}” jobs
        </Trans>
      ) : (
        t`${plural(count.totalResults, { one: `Show # “${searchTerm}” job`, other: `Show # “${searchTerm}” jobs` })}`
      )}
    </Button>
  );
}
