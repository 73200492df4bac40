import type { PlacedSection } from '@foothold/core/entities/resume/resume.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';

const Sheet = opensLater(async () => (await import('./add-section-sheet.tsx')).AddSectionSheet);

type Props = {
  shown: readonly PlacedSection[];
  /** Adds one of the usual sections, or one of the person's own by its name. */
  onAdd: (section: string) => void;
};

/** Adds a section: one of the usual ones that the form does not show yet, or one under a name of the person's own. */
export function AddSection({ shown, onAdd }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ padding: '10px 12px' }}>
      <Button
        variant="text"
        startIcon={<Icon name="add" size={16} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Trans>Add section</Trans>
      </Button>
      <Sheet
        open={anchor !== null}
        anchor={anchor}
        shown={shown}
        onClose={() => setAnchor(null)}
        onChoose={(section) => {
          setAnchor(null);
          onAdd(section);
        }}
      />
    </Box>
  );
}
