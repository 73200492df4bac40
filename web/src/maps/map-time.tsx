import type { CommuteMode } from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { TimeRings } from '../shared/geography/use-time-rings.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { token } from '../ui/tokens.ts';

const Frame = styled('label')({
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineStart: 10,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 36,
  paddingInline: '12px 10px',
  borderRadius: 20,
  border: `1px solid ${token('line-strong')}`,
  backgroundColor: token('surface'),
  color: token('text-2'),
  fontSize: '0.8125rem',
  fontWeight: 520,
  '&:focus-within': { outline: `2px solid ${token('accent')}`, outlineOffset: -2 },
  '& select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
    font: 'inherit',
  },
  '& option': { color: token('text'), backgroundColor: token('surface') },
  '@media (max-width: 899.95px)': { height: 44, '& select': { fontSize: '1rem' } },
});

/** Turns rings of time on a map on and off, by the way of travel. */
export function MapTime({ time }: { time: TimeRings }) {
  const { t } = useLingui();
  const names: Record<CommuteMode | '', string> = {
    '': t`No travel-time rings`,
    driving: t`Time by car`,
    bicycling: t`Time by bicycle`,
    walking: t`Time on foot`,
  };
  return (
    <Frame>
      <Icon name="clock" size={16} />
      <span aria-hidden>{time.mode ? names[time.mode] : t`Rings`}</span>
      <select
        aria-label={t`Travel-time rings`}
        value={time.mode ?? ''}
        // The keys of the map are not those of its menu.
        onKeyDown={(event) => event.stopPropagation()}
        onChange={({ target }) => time.choose((target.value || null) as CommuteMode | null)}
      >
        {Object.entries(names).map(([mode, name]) => (
          <option key={mode} value={mode}>
            {name}
          </option>
        ))}
      </select>
    </Frame>
  );
}
