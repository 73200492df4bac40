import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { commandKey } from './command-key.ts';
import { KeyCap } from './key-cap.tsx';
import { token } from './tokens.ts';

/** Every key of the product and what it does (docs/spec/design.md, Keyboard). */
export function KeyList() {
  const { t } = useLingui();
  const keys: { caps: string[]; does: ReactNode }[] = [
    { caps: [commandKey(), 'K'], does: <Trans>jump to a job or a screen</Trans> },
    { caps: ['/'], does: <Trans>go to the search field</Trans> },
    { caps: ['j', 'k'], does: <Trans>move down and up in a list</Trans> },
    { caps: ['↵'], does: <Trans>open the focused item</Trans> },
    { caps: ['s'], does: <Trans>save the open posting</Trans> },
    { caps: ['o'], does: <Trans>expand the other jobs of an employer, or collapse them</Trans> },
    {
      caps: ['x'],
      does: (
        <Trans>
          select the row of a table or the card of the board; dismiss a requirement of a fit or a check of a
          review
        </Trans>
      ),
    },
    { caps: ['f'], does: <Trans>fix what a review found</Trans> },
    { caps: ['m'], does: <Trans>move the selected rows, or the focused card</Trans> },
    { caps: ['1', '–', '5'], does: <Trans>set how much you want the focused job; 0 clears it</Trans> },
    { caps: ['←', '↑', '→', '↓'], does: <Trans>move from card to card on the board</Trans> },
    { caps: ['w'], does: <Trans>watch the company on this page, or stop</Trans> },
    {
      caps: ['n'],
      does: <Trans>add an interview in the calendar; add a note on the company page</Trans>,
    },
    { caps: ['a'], does: <Trans>add a job at the company on this page</Trans> },
    {
      caps: ['c'],
      does: <Trans>go to the next import field to check; open the careers page of a company</Trans>,
    },
    {
      caps: ['e'],
      does: <Trans>edit the selected field of an import, or the selected sentence of a ledger</Trans>,
    },
    {
      caps: ['⇧', 'j'],
      does: <Trans>go to the next unsupported sentence of a ledger; t makes it true</Trans>,
    },
    { caps: ['d'], does: <Trans>pick up the focused card; arrows, then ↵, drop it</Trans> },
    {
      caps: ['[', ']'],
      does: (
        <Trans>go to the previous or next week in the weekly review, the week or month of interviews</Trans>
      ),
    },
    { caps: ['t'], does: <Trans>look at the current week or month of interviews</Trans> },
    { caps: ['n'], does: <Trans>add an interview, on the Interviews screen</Trans> },
    { caps: ['Alt', '↑', '↓'], does: <Trans>move a row of a list that you can order</Trans> },
    { caps: [commandKey(), 'S'], does: <Trans>save the form</Trans> },
    { caps: [commandKey(), '↵'], does: <Trans>save an open note, task or contact</Trans> },
    { caps: ['Esc'], does: <Trans>close, or clear the selection</Trans> },
    { caps: ['?'], does: <Trans>show this list</Trans> },
  ];
  return (
    <List aria-label={t`Keys`}>
      {keys.map(({ caps, does }) => (
        <div key={caps.join(' ')}>
          <dt>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& > div': { display: 'grid', gridTemplateColumns: '108px 1fr', alignItems: 'center', minHeight: 32 },
  '& dt': { display: 'flex', gap: 4 },
  '& dd': { margin: 0, color: token('text-2') },
});
