import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import type { RowAction } from '../../../ui/lists/row-menu-list.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  name: string;
  text: string;
  verb: 'use' | 'insert';
  onUse: () => void;
  actions: readonly RowAction[];
};

/** A kept text: its name, how it begins, and what can be done with it. */
export function LetterTextRow({ name, text, verb, onUse, actions }: Props) {
  const { t } = useLingui();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        paddingBlock: '10px',
        borderBlockEnd: `1px solid ${token('line')}`,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ fontSize: '0.875rem', lineHeight: '20px', fontWeight: 570, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box
          sx={{
            fontSize: '0.8125rem',
            lineHeight: '18px',
            color: token('text-2'),
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
          }}
        >
          {text.slice(0, 400)}
        </Box>
      </Box>
      <Button
        variant="outlined"
        aria-label={verb === 'use' ? t`Use ${name}` : t`Insert ${name}`}
        onClick={onUse}
        sx={{ flexShrink: 0 }}
      >
        {verb === 'use' ? <Trans>Use</Trans> : <Trans>Insert</Trans>}
      </Button>
      <Box sx={{ display: 'flex', width: 28, flexShrink: 0 }}>
        <RowMenu label={t`Change ${name}`} actions={actions} isAlwaysSeen />
      </Box>
    </Box>
  );
}
