import type { Company } from '@foothold/core/entities/company/company.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Note } from '../../../ui/notes/note.tsx';

const MergeDialog = opensLater(async () => (await import('./merge-dialog.tsx')).MergeDialog);

type Props = { company: Company; others: readonly Company[] };

/** Offers to make one of companies that share a name. */
export function MergeNote({ company, others }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (others.length === 0) return null;
  return (
    <>
      <Note
        kind="quiet"
        icon="copy"
        title={
          <Plural
            value={others.length}
            one={`You saved another company with this name: ${others[0]?.companyName ?? ''}.`}
            other="You saved # other companies with this name."
          />
        }
        action={
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            <Trans>Merge them</Trans>
          </Button>
        }
      />
      <MergeDialog open={isOpen} company={company} others={others} onClose={() => setOpen(false)} />
    </>
  );
}
