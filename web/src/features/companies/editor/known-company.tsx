import type { CompanyFormValues } from '@foothold/core/entities/company/company-form.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useCompanyByName } from '../../../data/companies/company-by-name.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { Note } from '../../../ui/notes/note.tsx';

type Props = {
  control: Control<CompanyFormValues> /** The company that is edited. */;
  except: number | null;
};

/** Says that a company of the name that is typed is kept already, with the way to it. */
export function KnownCompany({ control, except }: Props) {
  const typed = useDeferredValue(useWatch({ control, name: 'companyName' }));
  const known = useCompanyByName(typed)?.company;
  if (!known || known.internalId === except) return null;
  return (
    <Note
      kind="warn"
      icon="info"
      role="status"
      title={<Trans>You already saved {known.companyName}.</Trans>}
      action={
        <Button variant="outlined" size="small" component={Link} to={companyPaths.details(known.internalId)}>
          <Trans>Open it</Trans>
        </Button>
      }
    >
      <Trans>If this is a different company with this name, save it; duplicates can be merged.</Trans>
    </Note>
  );
}
