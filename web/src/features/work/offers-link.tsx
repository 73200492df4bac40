import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useOffers } from '../../data/steps/offer-reads.ts';
import { workPaths } from './work-paths.ts';

/** The way to the comparison of offers; absent while there is none. */
export function OffersLink() {
  const count = useOffers()?.offers.filter(({ offer }) => !offer.isPresent).length ?? 0;
  if (count === 0) return null;
  return (
    <Button variant="outlined" component={Link} to={workPaths.offers}>
      {count > 1 ? <Trans>Compare offers</Trans> : <Trans>Offer</Trans>}
    </Button>
  );
}
