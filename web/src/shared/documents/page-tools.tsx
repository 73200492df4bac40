import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { type Zoom, zoomStep } from './zoom.ts';

const MenuList = opensLater(async () => (await import('../../ui/lists/row-menu-list.tsx')).RowMenuList);

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  minHeight: 44,
  paddingInline: '16px 4px',
  '@media (max-width: 899.95px)': { paddingInline: '12px 0', gap: 0 },
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
});

type Props = {
  count: number;
  /** The page in sight. */
  page: number;
  paper: 'letter' | 'a4';
  /** Percent that is shown now. */
  percent: number;
  /** Absent where the paper is not chosen. */
  onPaper?: ((paper: 'letter' | 'a4') => void) | undefined;
  onZoom: (zoom: Zoom) => void;
  /** Behind the others: the button of the template. */
  more?: ReactNode;
};

/** Over the page: which one is in sight, how large, on what paper, in what template. */
export function PageTools({ count, page, paper, percent, onPaper, onZoom, more }: Props) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const names = { letter: t({ message: 'Letter', context: 'paper' }), a4: t`A4` };
  return (
    <Bar role="group" aria-label={t`Page`}>
      <span role="status" style={{ marginInlineEnd: 'auto' }}>
        {count > 0 && (
          <Trans>
            Page {page} of {count}
          </Trans>
        )}
      </span>
      <Hint text={t`Smaller`}>
        <IconButton
          aria-label={t`Smaller`}
          onClick={() => onZoom(zoomStep(percent, -1))}
          sx={{ width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } }}
        >
          <Icon name="minus" size={16} />
        </IconButton>
      </Hint>
      <Hint text={t`Fit the page to the window`}>
        <Button
          variant="text"
          aria-label={t`${percent}%: fit the page to the window`}
          onClick={() => onZoom('fit')}
          sx={{
            display: { xs: 'none', md: 'inline-flex' },
            minWidth: 52,
            minHeight: 32,
            paddingInline: '4px',
            fontSize: '0.8125rem',
          }}
        >
          {percent}%
        </Button>
      </Hint>
      <Hint text={t`Larger`}>
        <IconButton
          aria-label={t`Larger`}
          onClick={() => onZoom(zoomStep(percent, 1))}
          sx={{ width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } }}
        >
          <Icon name="add" size={16} />
        </IconButton>
      </Hint>
      {onPaper && (
        <>
          <Button
            variant="text"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-label={t`Paper: ${names[paper]}`}
            endIcon={<Icon name="chevron-down" size={14} />}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: '10px', fontSize: '0.8125rem' }}
          >
            {names[paper]}
          </Button>
          <MenuList
            open={anchor !== null}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            actions={(['letter', 'a4'] as const).map((name) => ({
              name,
              label: names[name],
              onClick: () => onPaper(name),
            }))}
          />
        </>
      )}
      {more}
    </Bar>
  );
}
