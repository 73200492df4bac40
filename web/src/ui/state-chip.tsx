import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icons/icon.tsx';
import { token } from './tokens.ts';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 22,
  paddingInline: 8,
  borderRadius: 20,
  border: '1px solid transparent',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 520,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: token('text-2'),
  // Above the link that makes a whole row one target.
  'a&': { position: 'relative', zIndex: 1, '&:hover': { textDecoration: 'underline' } },
  '@media (max-width: 899.95px)': {
    'a&::after': { content: '""', position: 'absolute', insetBlock: -11, insetInline: 0 },
  },
});

const looks = {
  saved: { color: token('good'), backgroundColor: token('good-ground') },
  similar: { borderColor: token('line-strong') },
  sample: { border: `1px dashed ${token('line-strong')}` },
  example: { border: `1px dashed ${token('line-strong')}` },
  due: { color: token('warn'), backgroundColor: token('warn-ground') },
  // It stands on the ground of what is bad.
  unsupported: { color: token('bad'), backgroundColor: token('surface') },
  plain: { borderColor: token('line-strong') },
} as const;

export type StateChipKind = keyof typeof looks;

function Content({ kind, children }: { kind: StateChipKind; children?: ReactNode }) {
  switch (kind) {
    case 'saved':
      return (
        <>
          <Icon name="bookmark" size={12} />
          {children ?? <Trans>Saved</Trans>}
        </>
      );
    case 'similar':
      return children ?? <Trans>Similar saved</Trans>;
    case 'sample':
      return children ?? <Trans>Sample</Trans>;
    case 'example':
      return children ?? <Trans>Example</Trans>;
    case 'due':
      return (
        <>
          <Icon name="alarm" size={12} />
          {children ?? <Trans>Due today</Trans>}
        </>
      );
    case 'unsupported':
      return (
        <>
          <Icon name="shield" size={12} />
          {children ?? <Trans>Not supported</Trans>}
        </>
      );
    default:
      return children;
  }
}

/** A fact about a row, quietly: Saved, Similar saved (with a link to the other), Sample, Due today … At most two a row. */
export function StateChip({
  kind,
  to,
  children,
}: {
  kind: StateChipKind;
  to?: string;
  children?: ReactNode;
}) {
  const content = <Content kind={kind}>{children}</Content>;
  if (to)
    return (
      <Chip as={Link} {...{ to }} style={looks[kind]}>
        {content}
      </Chip>
    );
  return <Chip style={looks[kind]}>{content}</Chip>;
}
