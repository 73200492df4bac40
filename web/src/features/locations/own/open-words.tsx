import type { OwnType } from '@foothold/core/geography/location-type.ts';
import { Trans } from '@lingui/react/macro';

/** What the way to a whole record is called. */
export function OpenWords({ type }: { type: OwnType }) {
  switch (type) {
    case 'job':
      return <Trans>Open job</Trans>;
    case 'company':
      return <Trans>Open company</Trans>;
    default:
      return <Trans>Open place</Trans>;
  }
}
