import { styled } from '@mui/material/styles';
import { token } from '../../../ui/tokens.ts';

/** Rows of a card, each led by a link, with something quiet at its end. */
export const LinkRows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    borderBlockEnd: `1px solid ${token('line')}`,
    overflowWrap: 'anywhere',
  },
  '& > li:last-of-type': { borderBlockEnd: 0 },
  '& > li > a': {
    flexGrow: 1,
    minWidth: 0,
    paddingBlock: 6,
    color: token('text'),
    textDecoration: 'none',
  },
  '& > li > a:hover': { textDecoration: 'underline' },
  '& > li > span': { flexShrink: 0, fontSize: '0.8125rem', color: token('text-2') },
  '@media (max-width: 899.95px)': { '& > li': { minHeight: 44 } },
});
