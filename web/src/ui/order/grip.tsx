import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';
import type { useDragOrder } from './use-drag-order.ts';

const Button = styled(ButtonBase)({
  position: 'relative',
  flexShrink: 0,
  width: 24,
  height: 24,
  borderRadius: 6,
  color: token('text-3'),
  '&:hover': { color: token('text') },
  '&:active': { cursor: 'grabbing' },
  '@media (max-width: 899.95px)': {
    width: 28,
    '&::after': { content: '""', position: 'absolute', insetBlock: -10, insetInline: -8 },
  },
});

type Props = {
  /** Names it: “Move line 3”. */
  label: string;
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>;
  /** Keys move the row from elsewhere, so that it is no stop of its own. */
  isPassedOver?: boolean;
};

/** The dots by which a row is dragged; with the focus on them, arrow keys move it. */
export function Grip({ label, handle, isPassedOver = false }: Props) {
  return (
    <Button aria-label={label} {...(isPassedOver && { tabIndex: -1 })} {...handle}>
      <Icon name="grip" size={16} />
    </Button>
  );
}
