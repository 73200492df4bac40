import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { JobsView } from '../list/jobs-view.ts';

const JobsFilterPanel = opensLater(async () => (await import('./jobs-filter-panel.tsx')).JobsFilterPanel);

type Props = {
  view: JobsView;
  /** How many jobs the view shows, undefined while that is read. */
  shown?: number | undefined;
  onChange: (next: JobsView) => void;
};

/** The button that opens what the list can be narrowed to. */
export function JobsFilterMenu({ view, shown, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon name="filter" size="xs" />}
        sx={{ flexShrink: 0 }}
      >
        <Trans>Filter</Trans>
      </Button>
      <JobsFilterPanel
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        view={view}
        shown={shown}
        onChange={onChange}
      />
    </>
  );
}
