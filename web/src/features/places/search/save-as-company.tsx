import type { PlaceResult } from '@foothold/core/contract/places.ts';
import { companyFromFound, foundPlaceId } from '@foothold/core/entities/place/found-place-record.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { keepCompany } from '../../../data/companies/companies.ts';
import { href } from '../../../platform/href.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

/** Keeps a found place as a company of one's own; where one of that name is kept already, leads to it. */
export function KeepAsCompany({ found, company }: { found: PlaceResult; company: number | undefined }) {
  const [kept, setKept] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = company ?? kept;
  if (id !== null && id !== undefined)
    return (
      <Button
        variant="outlined"
        component={Link}
        to={href('/company/details/:internalId', { internalId: id })}
      >
        <Trans>Open saved company</Trans>
      </Button>
    );
  const keep = async () => {
    if (isBusy) return;
    setBusy(true);
    const result = await keepCompany(companyFromFound(found));
    const said =
      result.ok && result.already ? (
        <Trans>This company is already saved.</Trans>
      ) : (
        <Trans>Company saved.</Trans>
      );
    // Without an id of the service's the saved company is not found by it.
    if (toastResult(result, said) && result.ok && (result.already || foundPlaceId(found) === ''))
      setKept(result.id);
    setBusy(false);
  };
  return (
    <Button variant="outlined" aria-busy={isBusy} onClick={() => void keep()}>
      <Trans>Save as company</Trans>
    </Button>
  );
}
