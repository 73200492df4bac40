import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MapCard } from '../../../maps/map-card.tsx';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { companyQuery } from '../../../shared/companies/directory-queries.ts';
import { KeepCompany } from '../../../shared/companies/save-company.tsx';
import { companyPlace, useCompanyWords } from '../../../shared/companies/use-company-words.ts';
import { reasonOf } from '../../../shared/search/search-query.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';

type Props = {
  id: string;
  /** What the list knows of it; null where it is not in the list. */
  row: CompanySearchResult | null;
  isByLocation: boolean;
  onClose: () => void;
};

/** The employer, or the location, that is chosen on the map. */
export function DirectoryCard({ id, row, isByLocation, onClose }: Props) {
  const { t } = useLingui();
  const words = useCompanyWords();
  const query = useQuery({ ...companyQuery(id), enabled: row === null });
  const known = row ?? query.data ?? null;
  if (!known)
    return query.isError ? <NotThere error={query.error} onRetry={() => void query.refetch()} /> : null;
  const { companyName, groupName, description, openCount, openHere, locationCount, isSample } = known;
  return (
    <MapCard
      title={companyName || groupName || t`Without a name`}
      second={[companyPlace(known), description].filter(Boolean).join(' · ')}
      chips={isSample && <StateChip kind="sample" />}
      facts={
        <>
          <span>
            {isByLocation ? <Trans>{words.openings(openHere)} here</Trans> : words.openingsNear(known)}
          </span>
          {known.distanceMiles !== null && <span>{words.miles(known.distanceMiles)}</span>}
        </>
      }
      onClose={onClose}
      actions={
        <>
          <KeepCompany row={known} variant="contained" />
          {openCount > 0 && (
            <Button variant="outlined" component={Link} to={companyPaths.postings(groupName)}>
              <Trans>See postings</Trans>
            </Button>
          )}
          <Button variant="outlined" component={Link} to={companyPaths.group(groupName)}>
            {locationCount > 1 ? words.locations(locationCount) : <Trans>Details</Trans>}
          </Button>
        </>
      }
    />
  );
}

function NotThere({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const reason = reasonOf(error);
  return (
    <ErrorNote
      title={
        reason.code === 'company-not-found' ? (
          <Trans>This company is no longer in the directory</Trans>
        ) : (
          <Trans>The company could not be loaded</Trans>
        )
      }
      retry={{ label: <Trans>Retry company</Trans>, onClick: onRetry }}
      requestId={reason.requestId}
    >
      <ToldWords of={reason} />
    </ErrorNote>
  );
}
