import { Trans } from '@lingui/react/macro';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { comparisonOf } from '../../../shared/money/compare-keys.ts';

/** The way to where these offers are counted down to what is left of a month, and where that is changed. */
export function CountedFor({ keys }: { keys: readonly string[] }) {
  return (
    <MuiLink component={Link} to={comparisonOf(keys)}>
      <Trans>Count what is left to live on</Trans>
    </MuiLink>
  );
}
