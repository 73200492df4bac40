import { companyFromDirectory } from '@foothold/core/entities/company/company-from-directory.ts';
import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { keepCompany } from '../../data/companies/companies.ts';
import { useCompanyByName } from '../../data/companies/company-by-name.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { toastDone, toastFailure } from '../../ui/toasts/result-toast.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { companyPaths } from './company-paths.ts';

type Props = {
  row: CompanySearchResult;
  /** `contained` where it is the one primary action of the screen. */
  variant?: 'contained' | 'outlined';
};

/** Keeps an employer of the directory as an own company; where one of its name is kept, leads to that. */
export function KeepCompany({ row, variant = 'outlined' }: Props) {
  const kept = useCompanyByName(row.companyName)?.company;
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  if (kept)
    return (
      <Button
        variant={variant}
        component={Link}
        to={companyPaths.details(kept.internalId)}
        startIcon={<Icon name="bookmark-check" size="xs" />}
      >
        <Trans>Open company</Trans>
      </Button>
    );
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const result = await keepCompany(companyFromDirectory(row));
    setSaving(false);
    if (!result.ok) return toastFailure(result);
    if (!result.already) return toastDone(<Trans>Company saved: {row.companyName}.</Trans>, result.journalId);
    showToast({
      text: <Trans>This company is already saved.</Trans>,
      kind: 'info',
      action: { label: <Trans>Open</Trans>, onClick: () => void navigate(companyPaths.details(result.id)) },
    });
  };
  return (
    <Button
      variant={variant}
      aria-busy={isSaving}
      onClick={() => void save()}
      startIcon={<Icon name="bookmark" size="xs" />}
    >
      <Trans>Save company</Trans>
    </Button>
  );
}
