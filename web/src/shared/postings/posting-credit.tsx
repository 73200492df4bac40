import { creditOf } from '@foothold/core/entities/posting/posting-source.ts';
import { Trans } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** At least 116 × 23 pixels, as Adzuna's terms ask, and above the link that makes a whole row one target. */
const Mark = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 116,
  minHeight: 24,
  position: 'relative',
  zIndex: 1,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  '@media (max-width: 899.95px)': {
    '&::after': { content: '""', position: 'absolute', insetBlock: -10, insetInline: 0 },
  },
});

type Props = {
  posting: { source: string; url: string };
  /** True in a list, where only what must be beside every posting is shown. */
  isRow?: boolean;
  /** What is there where nothing is asked. */
  otherwise?: ReactNode;
};

/**
 * What the terms of a feed ask to be beside its posting: “From Remotive” with a link to the posting there, or
 * “Jobs by Adzuna” with a link to Adzuna. Search engines may follow the link.
 */
export function PostingCredit({ posting, isRow = false, otherwise = null }: Props) {
  const credit = creditOf(posting);
  if (!credit || (isRow && credit.kind !== 'mark')) return otherwise;
  const { label, href, kind } = credit;
  const way = { href, target: '_blank', rel: 'noopener' } as const;
  if (kind === 'mark')
    return (
      <Mark {...way}>
        <Trans>Jobs by {label}</Trans>
      </Mark>
    );
  return (
    <Trans>
      From <Link {...way}>{label}</Link>
    </Trans>
  );
}
