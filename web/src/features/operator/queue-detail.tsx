import type { OperatorActionName, QueueAccount, QueueItem } from '@foothold/core/contract/operator.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { companyPaths } from '../../shared/companies/company-paths.ts';
import { useDirectoryWords } from '../../shared/companies/use-directory-words.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';
import type { Order } from './decision-dialog.tsx';

const DecisionDialog = opensLater(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

/** One field of one company: the shown value, what is proposed for it and by whom, what is disputed, and what can be done. */
export function QueueDetail({ item }: { item: QueueItem }) {
  const { fields, reasons } = useDirectoryWords();
  const [order, setOrder] = useState<Order | null>(null);
  const { companyName, groupName, companyId, field, known, proposals, disputes } = item;
  const ask = (action: OperatorActionName, subject: number | string, words: string) =>
    setOrder({ action, subject: String(subject), words });
  return (
    <Box sx={{ display: 'grid', gap: '20px', padding: { xs: '16px 0 32px', md: '20px' } }}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {companyName}
        </Typography>
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {fields[field]}:{' '}
          {known === '' ? <Trans>nothing is shown</Trans> : <Trans>shown now is {known}</Trans>}
        </Box>
        <Button
          variant="text"
          component={Link}
          to={`${companyPaths.group(groupName)}?open=${companyId}`}
          sx={{ marginInlineStart: '-8px' }}
        >
          <Trans>Open in the directory</Trans>
        </Button>
      </div>
      {proposals.length > 0 && (
        <Part title={<Trans>Values that people gave</Trans>}>
          {proposals.map(({ id, words, at, isKnown, agreements, account }) => (
            <Entry
              key={id}
              head={words || <Trans>nothing</Trans>}
              chip={
                isKnown && (
                  <StateChip kind="saved">
                    <Trans>Shown</Trans>
                  </StateChip>
                )
              }
              at={at}
              account={account}
              more={
                agreements > 0 && <Plural value={agreements} one="# other agrees" other="# others agree" />
              }
              onAccount={(action) => ask(action, account?.id ?? '', words)}
            >
              {!isKnown && (
                // A value that somebody disputes is not the likelier decision.
                <Button
                  variant={disputes.some(({ proposalId }) => proposalId === id) ? 'outlined' : 'contained'}
                  size="small"
                  onClick={() => ask('accept', id, words)}
                >
                  <Trans>Accept</Trans>
                </Button>
              )}
              <Button variant="outlined" size="small" onClick={() => ask('revert', id, words)}>
                <Trans>Revert</Trans>
              </Button>
            </Entry>
          ))}
        </Part>
      )}
      {disputes.length > 0 && (
        <Part title={<Trans>Disputes</Trans>}>
          {disputes.map(({ id, reason, words, at, proposalId, account }) => (
            <Entry
              key={id}
              head={reasons[reason]}
              at={at}
              account={account}
              more={words}
              chip={
                <StateChip kind="plain">
                  {proposalId === null ? (
                    <Trans>of the shown value</Trans>
                  ) : (
                    <Trans>of a proposed value</Trans>
                  )}
                </StateChip>
              }
              onAccount={(action) => ask(action, account?.id ?? '', reasons[reason])}
            >
              <Button variant="outlined" size="small" onClick={() => ask('keep', id, reasons[reason])}>
                <Trans>Close this dispute</Trans>
              </Button>
            </Entry>
          ))}
        </Part>
      )}
      <DecisionDialog open={order !== null} onClose={() => setOrder(null)} order={order} />
    </Box>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {children}
      </Box>
    </section>
  );
}

type EntryProps = {
  head: ReactNode;
  chip?: ReactNode;
  at: string;
  account: QueueAccount | null;
  more?: ReactNode;
  onAccount: (action: 'revert-all' | 'close' | 'reopen') => void;
  children: ReactNode;
};

function Entry({ head, chip, at, account, more, onAccount, children }: EntryProps) {
  const { t } = useLingui();
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: '12px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' }}>
        <Box component="span" sx={{ fontWeight: 570, overflowWrap: 'anywhere' }}>
          {head}
        </Box>
        {chip}
      </Box>
      <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {dateText(at)}
        {' · '}
        {account ? (
          <>
            <Trans>account of {dateText(account.madeAt)}</Trans>
            {', '}
            <Plural value={account.contributions} one="# contribution" other="# contributions" />
            {account.isClosed && (
              <>
                {', '}
                <Trans>closed</Trans>
              </>
            )}
          </>
        ) : (
          <Trans>account deleted</Trans>
        )}
        {more && <Box sx={{ whiteSpace: 'pre-wrap' }}>{more}</Box>}
      </Box>
      <Box
        role="group"
        aria-label={t`What to do`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' }}
      >
        {children}
        {account && (
          <>
            <Button variant="text" size="small" onClick={() => onAccount('revert-all')}>
              <Trans>Revert all of this account</Trans>
            </Button>
            {account.isClosed ? (
              <Button variant="text" size="small" onClick={() => onAccount('reopen')}>
                <Trans>Reopen the account</Trans>
              </Button>
            ) : (
              <Button variant="text" size="small" onClick={() => onAccount('close')}>
                <Trans>Close the account</Trans>
              </Button>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
