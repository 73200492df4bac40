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
    { caps: ['↵'], does: <Trans>open what is marked</Trans> },
    { caps: ['s'], does: <Trans>save the open posting</Trans> },
    { caps: ['o'], does: <Trans>unfold the other jobs of an employer, or fold them</Trans> },
    {
      caps: ['x'],
      does: (
        <Trans>
          tick the row of a table or the card of the board, set a requirement of a fit or a check of a review
          aside
        </Trans>
      ),
    },
    { caps: ['f'], does: <Trans>mend what a review found</Trans> },
    { caps: ['m'], does: <Trans>move what is ticked, or the marked card</Trans> },
    { caps: ['1', '–', '5'], does: <Trans>say how much you want the marked job, 0 takes that back</Trans> },
    { caps: ['←', '↑', '→', '↓'], does: <Trans>walk from card to card on the board</Trans> },
    { caps: ['w'], does: <Trans>watch the company of the page, or stop</Trans> },
    {
      caps: ['n'],
      does: <Trans>add an interview in the calendar; note something of the company of the page</Trans>,
    },
    { caps: ['a'], does: <Trans>add a job of the company of the page</Trans> },
    {
      caps: ['c'],
      does: <Trans>go to the next field to check of an import; open the careers page of a company</Trans>,
    },
    {
      caps: ['e'],
      does: <Trans>edit the marked field of an import, or the marked sentence of a ledger</Trans>,
    },
    {
      caps: ['⇧', 'j'],
      does: <Trans>go to the next unsupported sentence of a ledger; t makes it true</Trans>,
    },
    { caps: ['d'], does: <Trans>pick up the marked card; arrows, then ↵, drop it</Trans> },
    {
      caps: ['[', ']'],
      does: (
        <Trans>
          look at the week before or after in the weekly review, at the week or month of interviews
        </Trans>
      ),
    },
    { caps: ['t'], does: <Trans>look at the present week or month of interviews</Trans> },
    { caps: ['n'], does: <Trans>add an interview, on the screen of interviews</Trans> },
    { caps: ['Alt', '↑', '↓'], does: <Trans>move a row of a list with an order of your own</Trans> },
    { caps: [commandKey(), 'S'], does: <Trans>save the form</Trans> },
    { caps: [commandKey(), '↵'], does: <Trans>save an open note, task or contact</Trans> },
    { caps: ['Esc'], does: <Trans>close, or untick all rows</Trans> },
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
