import type { Company } from '@foothold/core/entities/company/company.ts';
import { placeLine } from '@foothold/core/entities/place/location-form.ts';
import { greatCircleKm, pointOf } from '@foothold/core/geography/commute.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { MapCard } from '../../../maps/map-card.tsx';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { useCommuteWords } from '../../../shared/geography/use-commute-words.ts';

/** The own company that is chosen on the map: how far it is, and the way to it. */
export function OwnCompanyCard({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useLingui();
  const far = useFar(company);
  return (
    <MapCard
      title={company.companyName || t`Without a name`}
      second={[placeLine(company), company.summary].filter(Boolean).join(' · ')}
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

function useFar(company: Company): string {
  const { t, i18n } = useLingui();
  const commute = useCommuteWords();
  const from = useTravelFrom()?.from ?? null;
  const start = from && pointOf(from);
  const point = pointOf(company);
  if (!from || !start || !point) return '';
  const km = greatCircleKm(start, point);
  const way = distanceText(km, { ...(from.country && { country: from.country }), locale: i18n.locale });
  const name = from.name || placeLine(from) || t`your starting point`;
  return [t`${way} from ${name}`, commute(km)].join(', ');
}
