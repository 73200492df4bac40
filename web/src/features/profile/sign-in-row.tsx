import type { OwnSession } from '@foothold/core/contract/user.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dateText, momentText } from '../../ui/moment-text.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';

type Props = { signIn: OwnSession; isEnding: boolean; onEnd: () => void };

/** One browser that is signed in: which, since when, until when at the latest; the way to end it unless it is this one. */
export function SignInRow({ signIn, isEnding, onEnd }: Props) {
  const { t } = useLingui();
  const { label, createdAt, lastUsedAt, isThis, isKept, endsAt } = signIn;
  const name = label || t`Unknown browser`;
  const used = momentText(lastUsedAt);
  const since = momentText(createdAt);
  const end = dateText(endsAt);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 56,
        paddingBlock: '6px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '0 8px', fontWeight: 520 }}>
          {name}
          {isThis && (
            <StateChip kind="plain">
              <Trans>This browser</Trans>
            </StateChip>
          )}
        </Box>
        <Box
          title={t`Signed in ${since}`}
          sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}
        >
          {isThis ? <Trans>Signed in {since}</Trans> : <Trans>Last used {used}</Trans>}
          {' · '}
          {isKept ? <Trans>Until {end} at the latest</Trans> : <Trans>Until the browser closes</Trans>}
        </Box>
      </Box>
      {!isThis && (
        <Button
          variant="text"
          aria-label={t`Sign out ${name}, last used ${used}`}
          aria-busy={isEnding}
          onClick={onEnd}
          sx={{ flexShrink: 0 }}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </Box>
  );
}
