import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { opensLater } from '../../components/opens-later.tsx';
import type { JobsView } from './jobs-view.ts';

const JobsFilterChoices = opensLater(
  async () => (await import('./jobs-filter-choices.tsx')).JobsFilterChoices,
);

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/** The button that opens what the list can be narrowed to. */
export function JobsFilterMenu({ view, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon name="filter" size="xs" />}
        sx={{ flexShrink: 0 }}
      >
        <Trans>Filter</Trans>
      </Button>
      <JobsFilterChoices
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        view={view}
        onChange={onChange}
      />
    </>
  );
}
