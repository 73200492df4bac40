import type { SecurityEvent } from '@foothold/core/contract/security-log.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { momentText } from '../../ui/moment-text.ts';
import { token } from '../../ui/tokens.ts';
import { activityWords } from './activity-words.tsx';

type Props = {
  event: SecurityEvent;
  /** Given where ending the other sign-ins may help. */
  onEndOthers?: (() => void) | undefined;
};

/** One thing that happened to the account: what, when, with which browser, and whether from this network. */
export function ActivityRow({ event, onEndOthers }: Props) {
  const { t } = useLingui();
  const { at, browser, network, times } = event;
  const when = momentText(at);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '0 12px',
        minHeight: 56,
        paddingBlock: '6px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 520 }}>
          {activityWords(event)}
          {times > 1 && (
            <Box component="span" sx={{ fontWeight: 400, color: token('text-2') }}>
              {' · '}
              {t`${plural(times, { one: '# time', other: '# times' })}`}
            </Box>
          )}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
          <time dateTime={at}>{when}</time>
          {' · '}
          {browser || <Trans>Unknown browser</Trans>}
          {network !== 'unknown' && ' · '}
          {network === 'same' && <Trans>This network</Trans>}
          {network === 'other' && <Trans>Another network</Trans>}
        </Box>
      </Box>
      {onEndOthers && (
        <Button
          variant="text"
          aria-label={t`End other sign-ins, because of ${when}`}
          onClick={onEndOthers}
          sx={{ flexShrink: 0, marginInlineStart: { xs: '-16px', md: 0 } }}
        >
          <Trans>End other sign-ins</Trans>
        </Button>
      )}
    </Box>
  );
}
