import type { Company } from '@foothold/core/entities/company/company.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { changeCategories } from '../../../data/companies/change-companies.ts';
import { useCompanyCategories } from '../../../data/companies/company-categories.ts';
import { TagsInput } from '../../../shared/jobs/tags-input.tsx';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = { open: boolean; companies: readonly Company[]; onClose: () => void };

/** Gives the ticked companies categories, or takes some off, in one step. */
export function CategoryDialog({ open, companies, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const known = useCompanyCategories();
  const [names, setNames] = useState<readonly string[]>([]);
  const ids = companies.map(({ internalId }) => internalId);
  const change = async (isAdding: boolean) => {
    const result = await changeCategories(ids, isAdding ? { add: names } : { remove: names });
    const said = isAdding ? <Trans>Categories added.</Trans> : <Trans>Categories removed.</Trans>;
    if (!toastResult(result, said)) return;
    setNames([]);
    onClose();
  };
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={<Plural value={ids.length} one="Categories of # company" other="Categories of # companies" />}
      width={480}
    >
      <Box sx={{ padding: '0 20px' }}>
        <FieldLabel htmlFor={id}>
          <Trans>Categories</Trans>
        </FieldLabel>
        <TagsInput
          id={id}
          label={t`Categories`}
          tags={names}
          onChange={setNames}
          suggested={known}
          placeholder={t`health, nonprofit`}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: '8px',
          padding: '16px 20px',
          flexWrap: 'wrap',
        }}
      >
        <Button variant="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="outlined" disabled={names.length === 0} onClick={() => void change(false)}>
          <Trans>Remove</Trans>
        </Button>
        <Button variant="contained" disabled={names.length === 0} onClick={() => void change(true)}>
          <Trans>Add</Trans>
        </Button>
      </Box>
    </TitledDialog>
  );
}
