import type { Company } from '@foothold/core/entities/company/company.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { MapCard } from '../../../maps/map-card.tsx';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { useDistanceWords } from '../../../shared/geography/use-distance-words.ts';

/** The own company that is chosen on the map: how far it is, and the way to it. */
export function OwnCompanyCard({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useLingui();
  const way = useDistanceWords(pointOf(company));
  const far = [way?.distance, way?.commute].filter(Boolean).join(', ');
  return (
    <MapCard
      title={company.companyName || t`Without a name`}
      second={[shownPlace(company), company.summary].filter(Boolean).join(' · ')}
      facts={far ? <span>{far}</span> : <span>{company.categories.slice(0, 3).join(', ')}</span>}
      onClose={onClose}
      actions={
        <>
          <Button variant="contained" component={Link} to={companyPaths.details(company.internalId)}>
            <Trans>Open company</Trans>
          </Button>
          <Button variant="outlined" component={Link} to={companyPaths.location(company.internalId)}>
            <Trans>Place and commute</Trans>
          </Button>
        </>
      }
    />
  );
}
