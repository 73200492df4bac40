import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';

type Props = { seconds: number; tokens: number; onStop: () => void };

/** While a model writes: for how long, about how many tokens so far, and the way to stop it. */
export function WritingLine({ seconds, tokens, onStop }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', marginBlockEnd: '8px' }}>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ width: 6, height: 6, borderRadius: '3px', backgroundColor: token('text-2'), flexShrink: 0 }}
      />
      <Box component="span" sx={{ flexGrow: 1, color: token('text-2'), fontSize: '0.8125rem' }}>
        {tokens === 0 ? (
          <Trans>Waiting for the first word, {seconds} s</Trans>
        ) : (
          <Trans>Writing, {seconds} s</Trans>
        )}
        {tokens > 0 && (
          <>
            {' · '}
            <Plural value={tokens} one="about # token" other="about # tokens" />
          </>
        )}
      </Box>
      <Button variant="outlined" size="small" onClick={onStop} startIcon={<Icon name="pause" size={16} />}>
        <Trans>Stop</Trans>
      </Button>
    </Box>
  );
}
