import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { JobColumnId } from './job-column-choice.ts';

const JobsColumnsPanel = opensLater(async () => (await import('./jobs-columns-panel.tsx')).JobsColumnsPanel);

type Props = {
  columns: readonly JobColumnId[];
  onChoose: (columns: readonly JobColumnId[]) => void;
};

/** The button that opens which columns the table shows, and in which order. Rows on a phone have none. */
export function JobsColumnsMenu({ columns, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon name="sliders" size="xs" />}
        sx={{ flexShrink: 0, display: { xs: 'none', md: 'inline-flex' } }}
      >
        <Trans>Columns</Trans>
      </Button>
      <JobsColumnsPanel
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        columns={columns}
        onChoose={onChoose}
      />
    </>
  );
}
