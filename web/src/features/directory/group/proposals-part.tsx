import { proposalAgree } from '@foothold/core/contract/company-proposals.ts';
import type { CompanyDetail } from '@foothold/core/entities/company/company-search-result.ts';
import { type DirectoryProposal, trustLimits } from '@foothold/core/entities/company/directory-trust.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/server/api.ts';
import { useSession } from '../../../platform/server/session.ts';
import { contributionsQuery } from '../../../shared/companies/directory-queries.ts';
import { useDirectoryWords } from '../../../shared/companies/use-directory-words.ts';
import { directoryChanged, withdrawShare } from '../../../shared/companies/withdraw-share.tsx';
import { reasonOf } from '../../../shared/search/search-query.ts';
import { dateText } from '../../../ui/moment-text.ts';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { DirectoryLink } from './directory-link.tsx';

type Props = { detail: CompanyDetail; onDispute: (proposal: DirectoryProposal) => void };

/** Values that one person each proposes, beside the shown ones: to agree with, to dispute, or one's own to withdraw. */
export function ProposalsPart({ detail, onDispute }: Props) {
  const { user } = useSession();
  const own = useQuery({
    ...contributionsQuery(user?.userId ?? ''),
    enabled: user !== null && detail.proposals.length > 0,
  }).data;
  if (detail.proposals.length === 0) return null;
  const isOwn = ({ changeId }: DirectoryProposal) =>
    changeId !== null && (own?.some((one) => one.changeId === changeId) ?? false);
  return (
    <section>
      <Typography variant="h3" sx={{ marginBlockEnd: '4px' }}>
        <Trans>Proposed, not confirmed</Trans>
      </Typography>
      <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockEnd: '4px' }}>
        <Trans>
          One person each says so. A value is shown once somebody on another network agrees, it stood here for{' '}
          {trustLimits.openHours} hours, and nobody disputes it.
        </Trans>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {detail.proposals.map((proposal) => (
          <Row
            key={proposal.id}
            proposal={proposal}
            isOwn={isOwn(proposal)}
            onDispute={() => onDispute(proposal)}
          />
        ))}
      </Box>
    </section>
  );
}

type RowProps = { proposal: DirectoryProposal; isOwn: boolean; onDispute: () => void };

function Row({ proposal, isOwn, onDispute }: RowProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { fields } = useDirectoryWords();
  const [isBusy, setBusy] = useState(false);
  const { field, words, name, at, agreements, isDisputed, isText, changeId } = proposal;
  const label = fields[field];
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  const agree = async () => {
    try {
      const { isKnown } = await call(proposalAgree, { params: { proposalId: String(proposal.id) } });
      showToast({
        text: isKnown ? (
          <Trans>Confirmed. Everybody sees it now.</Trans>
        ) : (
          <Trans>You agree. It is shown once two days have passed and both accounts count.</Trans>
        ),
      });
    } catch (error) {
      showToast({ text: <ToldWords of={reasonOf(error)} />, kind: 'error' });
    }
    await directoryChanged(client);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px 12px',
        paddingBlock: '10px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: token('text-2') }}>
          {label}:{' '}
        </Box>
        {words === '' ? (
          <Trans>nothing</Trans>
        ) : field === 'url' || field === 'jobPostingsUrl' ? (
          <DirectoryLink url={words} isText={isText} isUnconfirmed />
        ) : (
          words
        )}
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          {isOwn ? <Trans>by you</Trans> : name ? <Trans>by {name}</Trans> : <Trans>by a person</Trans>}
          {', '}
          {dateText(at)}
          {agreements > 0 && (
            <>
              {' · '}
              <Plural value={agreements} one="# other agrees" other="# others agree" />
            </>
          )}
        </Box>
      </Box>
      {isDisputed && (
        <StateChip kind="due">
          <Trans>Disputed</Trans>
        </StateChip>
      )}
      {isOwn ? (
        <Button
          variant="outlined"
          size="small"
          aria-busy={isBusy}
          aria-label={t`Withdraw ${label}: ${words}`}
          onClick={() => void run(() => withdrawShare(changeId ?? 0, client))}
        >
          <Trans>Withdraw</Trans>
        </Button>
      ) : (
        <>
          <Button
            variant="outlined"
            size="small"
            aria-busy={isBusy}
            aria-label={t`It is right: ${label}, ${words}`}
            onClick={() => void run(agree)}
          >
            <Trans>It is right</Trans>
          </Button>
          <Button
            variant="text"
            size="small"
            aria-label={t`It is wrong: ${label}, ${words}`}
            onClick={onDispute}
          >
            <Trans>It is wrong</Trans>
          </Button>
        </>
      )}
    </Box>
  );
}
