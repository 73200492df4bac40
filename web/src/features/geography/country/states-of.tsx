import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statesQuery } from '../../../shared/geography/geo-queries.ts';
import { countryCitiesPath } from '../group/city-group.ts';
import { GeoLinks } from '../group/geo-links.tsx';

const shownAtFirst = 12;

/** The states or provinces of a country; each leads to its cities. */
export function StatesOf({ country, name }: { country: string; name: string }) {
  const { t } = useLingui();
  const states = useQuery(statesQuery(country));
  const [all, setAll] = useState(false);
  const rows = states.data?.results;
  const shown = all ? rows : rows?.slice(0, shownAtFirst);
  const rest = (rows?.length ?? 0) - shownAtFirst;
  return (
    <GeoLinks
      title={<Trans>States and provinces</Trans>}
      query={states}
      none={<Trans>No states or provinces of this country are known here.</Trans>}
      failed={<Trans>The states of {name} could not be loaded</Trans>}
      waiting={t`Loading states`}
      rows={shown?.map((state) => ({
        id: state.id,
        to: countryCitiesPath(country, state.code),
        text: state.name,
        end: /^\d/.test(state.code) ? '' : state.code,
      }))}
      more={
        rest > 0 &&
        !all && (
          <Button variant="text" onClick={() => setAll(true)} sx={{ marginBlockStart: '4px' }}>
            {t`${plural(rest, { one: 'Show # more', other: 'Show # more' })}`}
          </Button>
        )
      }
    />
  );
}
