import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router';
import { usePlace } from '../../../data/places/places.ts';
import { href } from '../../../platform/href.ts';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { token } from '../../../ui/tokens.ts';
import { cityPath } from './city-group.ts';

/** An own place beside a list of cities (docs/spec/readings.md R10): `id` as the address has it, `backTo` the list without it. */
export function OwnPlacePane({ id, backTo }: { id: string; backTo: string }) {
  const navigate = useNavigate();
  const known = usePlace(/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);
  if (!known) return null;
  const { place, problem } = known;
  return (
    <Box component="article" sx={{ padding: { xs: '4px 0 24px', md: '20px 24px 24px' } }}>
      <RowBack onBack={() => void navigate(backTo, { replace: true })} />
      {problem !== null && (
        <ErrorNote title={<Trans>A part of this place cannot be read</Trans>}>{problem}</ErrorNote>
      )}
      {!place && problem === null && (
        <EmptyState
          title={<Trans>That place is not one of yours</Trans>}
          actions={
            <Button variant="outlined" component={Link} to={backTo}>
              <Trans>Show the list alone</Trans>
            </Button>
          }
        >
          <Trans>It may have been deleted, or belong to another account on this device.</Trans>
        </EmptyState>
      )}
      {place && (
        <>
          <Typography component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {place.name || <Trans>Place without a name</Trans>}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' }}>
            {place.placeId.startsWith('city:') && (
              <Button variant="contained" component={Link} to={cityPath(place.placeId.slice(5))}>
                <Trans>Open city page</Trans>
              </Button>
            )}
            <Button
              variant="outlined"
              component={Link}
              to={href('/place/edit/:internalId', { internalId: place.internalId })}
            >
              <Trans>Open place</Trans>
            </Button>
          </Box>
          <FactList>
            <Fact label={<Trans>Address</Trans>} labelWidth={96}>
              {[place.address, place.city, place.state, place.country].filter(Boolean).join(', ') || (
                <Trans>Not stated</Trans>
              )}
            </Fact>
            <Fact label={<Trans>Kind</Trans>} labelWidth={96}>
              {place.types.map(shownPlaceType).join(', ') || <Trans>Not stated</Trans>}
            </Fact>
          </FactList>
          {[place.summary, place.notes].filter(Boolean).map((text) => (
            <Typography
              key={text}
              sx={{
                marginBlockStart: '16px',
                maxWidth: '66ch',
                whiteSpace: 'pre-wrap',
                color: token('text-2'),
              }}
            >
              {text}
            </Typography>
          ))}
        </>
      )}
    </Box>
  );
}
