import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';

/** In place of the cities near somebody of whom no place is known. */
export function WhereFrom() {
  return (
    <EmptyState
      title={<Trans>Near where?</Trans>}
      actions={
        <Button variant="contained" component={Link} to="/location/from">
          <Trans>Set where you travel from</Trans>
        </Button>
      }
    >
      <Trans>
        This list is sorted by distance from the place you travel from, and none is set. It stays on this
        device; a search sends it rounded to about a kilometer.
      </Trans>
    </EmptyState>
  );
}
