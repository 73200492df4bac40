import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../../../ui/tokens.ts';

type Props = {
  list: ReactNode;
  talk: ReactNode;
  side: ReactNode;
  /** On a phone: the list replaces the talk. */
  isListOpen: boolean;
};

/** The three panes of a conversation: 260, the rest, 300; without the last below 1200, one at a time on a phone. */
export function ConversationFrame({ list, talk, side, isListOpen }: Props) {
  return (
    <Frame>
      <Pane data-pane="list" {...(!isListOpen && { 'data-away': '' })}>
        {list}
      </Pane>
      <Pane data-pane="talk" {...(isListOpen && { 'data-away': '' })}>
        {talk}
      </Pane>
      <Side>{side}</Side>
    </Frame>
  );
}

const Frame = styled('div')({
  flexGrow: 1,
  minHeight: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: '260px minmax(0, 1fr)' },
  '@media (min-width: 1200px)': { gridTemplateColumns: '260px minmax(0, 1fr) 300px' },
});

const Pane = styled('div')({
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media (max-width: 899.95px)': { '&[data-away]': { display: 'none' } },
  '@media (min-width: 900px)': {
    border: `1px solid ${token('line')}`,
    borderRadius: 20,
    backgroundColor: token('surface'),
    overflow: 'hidden',
  },
});

const Side = styled('div')({
  display: 'none',
  '@media (min-width: 1200px)': {
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: 16,
    overflowY: 'auto',
    borderRadius: 20,
  },
});
