import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { placePaths } from '../place-paths.ts';
import type { PlacesView } from './places-view.ts';

type Props = { view: PlacesView; total: number; onChange: (next: PlacesView) => void };

/** Says why the list is empty, with the smallest change that helps. */
export function NoPlaces({ view, total, onChange }: Props) {
  const clear = () => onChange({ ...view, text: '', group: null, purpose: null });
  return (
    <Card>
      {total > 0 ? (
        <EmptyState
          title={
            view.text ? (
              <Trans>None of your places matches “{view.text}”</Trans>
            ) : (
              <Trans>None of your places is in here</Trans>
            )
          }
          actions={
            <Button variant="outlined" onClick={clear}>
              <Trans>Show all places</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={<Trans>No places yet</Trans>}
          actions={
            <>
              <Button variant="contained" component={Link} to={placePaths.add}>
                <Trans>Add place</Trans>
              </Button>
              <Button variant="outlined" component={Link} to={placePaths.search}>
                <Trans>Search for places</Trans>
              </Button>
              <Button variant="outlined" component={Link} to={placePaths.discover}>
                <Trans>See suggested cities</Trans>
              </Button>
            </>
          }
        >
          <Trans>
            Collect where you might move, retire, travel or spend a vacation. They stay in this browser.
          </Trans>
        </EmptyState>
      )}
    </Card>
  );
}
