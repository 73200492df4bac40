import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { Update } from '../../platform/service-worker.ts';
import { Note } from '../../ui/notes/note.tsx';

/** Offers a newer version of the product; what runs continues until the person takes it. */
export function UpdateNote({ update }: { update: Update }) {
  return (
    <Note
      kind="quiet"
      icon="refresh"
      role="status"
      title={<Trans>A new version is ready.</Trans>}
      action={
        <Button variant="outlined" size="small" onClick={update.take}>
          <Trans>Load it now</Trans>
        </Button>
      }
    >
      <Trans>It is installed when every tab of this site has been closed.</Trans>
    </Note>
  );
}
