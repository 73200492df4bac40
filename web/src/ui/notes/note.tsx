import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { token } from '../tokens.ts';

const looks = {
  quiet: { backgroundColor: token('sunken'), border: `1px solid ${token('line')}` },
  bad: { backgroundColor: token('bad-ground'), border: '1px solid transparent' },
  warn: { backgroundColor: token('warn-ground'), border: '1px solid transparent' },
  dashed: { border: `1px dashed ${token('line-strong')}` },
} as const;

const inks = {
  quiet: token('text-2'),
  bad: token('bad'),
  warn: token('warn'),
  dashed: token('text-2'),
} as const;

/** How a note is tinted: quiet fact, failure, something due, or not real (sample data). */
export type NoteKind = keyof typeof looks;

type Props = {
  kind: NoteKind;
  icon?: IconName;
  /** The fact itself, in one sentence. */
  title?: ReactNode;
  children?: ReactNode;
  /** One small button. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Told at once by assistive technology: `alert` for failures, `status` for the rest of what changes by itself. */
  role?: 'alert' | 'status';
};

/** A tinted note above or inside what it is about; it never replaces it. */
export function Note({ kind, icon, title, children, action, onDismiss, role }: Props) {
  const { t } = useLingui();
  return (
    <Box
      {...(role && { role })}
      sx={{
        ...looks[kind],
        display: 'grid',
        gridTemplateColumns: `${icon ? 'auto ' : ''}minmax(0, 1fr) auto auto`,
        alignItems: 'start',
        columnGap: '12px',
        rowGap: '8px',
        paddingBlock: '11px',
        paddingInline: '16px 8px',
        borderRadius: '20px',
        fontSize: '0.875rem',
        lineHeight: '20px',
        color: token('text-2'),
      }}
    >
      {icon && (
        <Box sx={{ color: inks[kind], paddingBlockStart: '1px', gridRow: 1 }}>
          <Icon name={icon} size="xs" />
        </Box>
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', paddingInlineEnd: '8px', gridRow: 1 }}>
        {title && (
          <Box component={kind === 'bad' ? 'div' : 'span'} sx={{ fontWeight: 600, color: token('text') }}>
            {title}
          </Box>
        )}
        {title && children ? ' ' : ''}
        {children}
      </Box>
      {action && (
        <Box
          sx={{
            display: 'flex',
            gap: '8px',
            alignSelf: 'center',
            marginBlock: { md: '-4px' },
            gridRow: { xs: 2, md: 1 },
            gridColumn: { xs: icon ? 2 : 1, md: 'auto' },
          }}
        >
          {action}
        </Box>
      )}
      {onDismiss && (
        <IconButton aria-label={t`Dismiss`} onClick={onDismiss} sx={{ marginBlock: '-8px', gridRow: 1 }}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </Box>
  );
}
