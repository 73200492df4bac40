import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Icon } from '../ui/icons/icon.tsx';
import { token } from '../ui/tokens.ts';

const Group = styled('div')({
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineEnd: 10,
  display: 'grid',
  borderRadius: 20,
  border: `1px solid ${token('line-strong')}`,
  backgroundColor: token('surface'),
  overflow: 'hidden',
  '& button': {
    width: 36,
    height: 36,
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    color: token('text-2'),
    cursor: 'pointer',
    '&:hover': { backgroundColor: token('hover') },
    '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: -3, borderRadius: 18 },
  },
  '@media (max-width: 899.95px)': { '& button': { width: 44, height: 44 } },
});

type Props = { onZoom: (by: number) => void; onShowAll: (() => void) | null };

/** Nearer, farther, and back to everything there is; `onShowAll` is null where there is nothing. */
export function MapButtons({ onZoom, onShowAll }: Props) {
  const { t } = useLingui();
  const buttons = [
    { label: t`Zoom in`, icon: 'add', act: () => onZoom(1) },
    { label: t`Zoom out`, icon: 'minus', act: () => onZoom(-1) },
    ...(onShowAll ? [{ label: t`Show all on the map`, icon: 'map', act: onShowAll } as const] : []),
  ] as const;
  return (
    <Group role="group" aria-label={t`Map view`}>
      {buttons.map(({ label, icon, act }) => (
        <button key={icon} type="button" aria-label={label} title={label} onClick={act}>
          <Icon name={icon} size="xs" />
        </button>
      ))}
    </Group>
  );
}
