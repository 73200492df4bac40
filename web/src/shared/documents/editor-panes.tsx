import { styled } from '@mui/material/styles';
import { token } from '../../ui/tokens.ts';

/** The columns of an editor: form and page; one at a time on mobile. */
export const EditorPanes = styled('div')({
  display: 'grid',
  gap: 16,
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (max-width: 899.95px)': { '& > [data-off]': { display: 'none' } },
  '@media (min-width: 900px)': {
    flexGrow: 1,
    gridTemplateColumns: 'minmax(360px, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  '@media (min-width: 1200px)': { gridTemplateColumns: '460px minmax(0, 1fr)' },
});

/** The form as a card that scrolls by itself. */
export const FormPane = styled('div')({
  minWidth: 0,
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
  '@media (min-width: 900px)': { overflowY: 'auto' },
  '@media (max-width: 899.95px)': { marginBlockEnd: 72, overflow: 'clip' },
});

/** The page; on mobile it is as long as its pages. */
export const PagePlace = styled('div')({
  minWidth: 0,
  minHeight: 0,
  '@media (max-width: 899.95px)': { marginBlockEnd: 72 },
});
