import { Trans } from '@lingui/react/macro';
import type { LetterPartName } from './ledger-of.ts';

/** What a part of a letter is called in its ledger. */
export function PartName({ part }: { part: LetterPartName }) {
  switch (part) {
    case 'opening':
      return <Trans>Opening</Trans>;
    case 'bring':
      return <Trans>What you bring</Trans>;
    case 'them':
      return <Trans>Why them</Trans>;
    case 'closing':
      return <Trans>Closing</Trans>;
  }
}
