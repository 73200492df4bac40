import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nothingHidden, useHidden } from '../../../data/settings/hidden.ts';
import { useSetting } from '../../../data/settings/settings.ts';
import { href } from '../../../platform/href.ts';
import { postingsNearQuery, searchedPlace } from '../../../shared/search/postings-near.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Leads to the postings within 25 miles of a city, with their number as soon as it is known. */
export function CityPostings({ city }: { city: GeoRow }) {
  const { t, i18n } = useLingui();
  const country = useSetting('jobSearch', 'countrycode');
  const hidden = useHidden();
  const { area, location } = searchedPlace(city);
  const count = useQuery({
    ...postingsNearQuery({ location, countrycode: country ?? '', hidden: hidden ?? nothingHidden }),
    enabled: country !== undefined && hidden !== undefined,
    // A count that does not come is a link without a number.
    retry: 1,
  }).data;
  const total = count && totalText(count.totalResults, count.totalIsCapped, i18n.locale);
  return (
    <Button
      variant="outlined"
      component={Link}
      to={href('/jobs/search/:state/:city', { state: area, city: city.name })}
      startIcon={<Icon name="search" size="xs" />}
      title={t`Within 25 miles`}
    >
      {count === undefined ? (
        <Trans>Show jobs here</Trans>
      ) : count.totalIsCapped ? (
        <Trans>{total} jobs here</Trans>
      ) : (
        t`${plural(count.totalResults, { one: '# job here', other: '# jobs here' })}`
      )}
    </Button>
  );
}
