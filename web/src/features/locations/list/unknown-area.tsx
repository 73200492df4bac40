import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { shownCountry } from '../../../platform/shown-country.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import type { Area } from './location-area.ts';
import { locationPaths } from './location-paths.ts';

/** In place of a list whose address names a country or a state that there is not. */
export function UnknownArea({ area }: { area: Area }) {
  const { country, state, isKnown } = area;
  const name = shownCountry(country);
  return (
    <Card>
      <EmptyState
        title={
          isKnown ? (
            <Trans>
              There is no state or province “{state}” in {name}
            </Trans>
          ) : (
            <Trans>There is no country “{country}”</Trans>
          )
        }
        actions={
          <Button
            variant="contained"
            component={Link}
            to={isKnown ? locationPaths.list('state', { country }) : locationPaths.list('country')}
          >
            {isKnown ? <Trans>See the states of {name}</Trans> : <Trans>See all countries</Trans>}
          </Button>
        }
      >
        <Trans>Use a code of two or three letters, or a name.</Trans>
      </EmptyState>
    </Card>
  );
}
