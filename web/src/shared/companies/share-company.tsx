import type { Company } from '@foothold/core/entities/company/company.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

const ShareDialog = opensLater(async () => (await import('./share-company-dialog.tsx')).ShareCompanyDialog);

/** Gives what is known of an own company to the shared directory, after showing exactly what goes (READINGS R18). */
export function ShareCompany({
  company,
  variant = 'outlined',
}: {
  company: Company;
  variant?: 'outlined' | 'text';
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} startIcon={<Icon name="share" size="xs" />} onClick={() => setOpen(true)}>
        <Trans>Share with the directory</Trans>
      </Button>
      <ShareDialog open={isOpen} company={company} onClose={() => setOpen(false)} />
    </>
  );
}
