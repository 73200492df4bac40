import type { OwnUse } from '@foothold/core/contract/subscriptions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { dateText } from '../../ui/moment-text.ts';
import { token } from '../../ui/tokens.ts';

type Props = {
  uses: readonly OwnUse[];
  /** False where the plan ends before its next period begins. */
  renews?: boolean;
  /** Null: no limit; with `tracked`, how many there are. */
  trackedJobs: number | null;
  tracked: number | undefined;
};

/** What is used and what is left, each in a line with a bar where there is a limit. */
export function UseBars({ uses, renews = true, trackedJobs, tracked }: Props) {
  const { t } = useLingui();
  const names: Record<OwnUse['use'], string> = {
    analysis: t`AI analyses`,
    optimization: t`AI optimizations`,
    request: t`Questions to the assistants today`,
  };
  return (
    <Box
      component="ul"
      aria-label={t`Used and left`}
      sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '12px' }}
    >
      {uses.map(({ use, used, most, endsAt }) => (
        <UseBar
          key={use}
          name={names[use]}
          used={used}
          most={most}
          until={!renews || use === 'request' || most === null || most === 0 ? '' : dateText(endsAt)}
        />
      ))}
      {tracked !== undefined && (
        <UseBar name={t`Jobs tracked in this browser`} used={tracked} most={trackedJobs} until="" isSoft />
      )}
    </Box>
  );
}

type BarProps = {
  name: string;
  used: number;
  most: number | null;
  /** When it begins again; '' where that is not said. */
  until: string;
  /** Nothing is refused over the limit. */
  isSoft?: boolean;
};

function UseBar({ name, used, most, until, isSoft = false }: BarProps) {
  const share = most === null || most === 0 ? 0 : Math.min(1, used / most);
  const left = Math.max(0, (most ?? 0) - used);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12px' }}>
        <Box component="span" sx={{ fontWeight: 520 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: token('text-2'), fontVariantNumeric: 'tabular-nums' }}>
          {most === null ? (
            <Trans>{used} used, no limit</Trans>
          ) : most === 0 ? (
            <Trans>Not in this plan</Trans>
          ) : isSoft ? (
            <Trans>
              {used} of {most}
            </Trans>
          ) : (
            <Trans>
              {used} of {most} used, {left} left
            </Trans>
          )}
          {until && (
            <>
              {' · '}
              <Trans>new on {until}</Trans>
            </>
          )}
        </Box>
      </Box>
      {most !== null && most > 0 && (
        <Box
          aria-hidden
          sx={{
            height: 6,
            marginBlockStart: '6px',
            borderRadius: '3px',
            backgroundColor: token('skeleton'),
            overflow: 'hidden',
          }}
        >
          <Box
            style={{ width: `${share * 100}%` }}
            sx={{ height: '100%', borderRadius: '3px', backgroundColor: token('text-2') }}
          />
        </Box>
      )}
    </Box>
  );
}
