import { companyEntity } from '@foothold/core/entities/company/company.ts';
import type { CompanyContribution } from '@foothold/core/entities/company/shared-company.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../platform/server/session.ts';
import { companyPaths } from '../../shared/companies/company-paths.ts';
import { contributionsQuery } from '../../shared/companies/directory-queries.ts';
import { withdrawShare } from '../../shared/companies/withdraw-share.tsx';
import { useLabels } from '../../shared/own-data/use-entity-texts.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { AnswerHead } from '../../ui/notes/answer-head.tsx';
import { AnswerNotes, hasAnswerNotes } from '../../ui/notes/answer-notes.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { useAnswer } from '../../ui/notes/use-answer.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { token } from '../../ui/tokens.ts';
import { directoryPaths } from './directory-paths.ts';

/**
 * /companies/shared: what the person gave the directory, each to be taken back while that is possible
 * (docs/spec/readings.md R18).
 */
export function SharedCompaniesScreen() {
  const { t } = useLingui();
  const userId = useSession().user?.userId ?? '';
  const answer = useAnswer(contributionsQuery(userId), { state: userId, enabled: userId !== '' });
  const rows = answer.shown?.answer ?? [];
  return (
    <>
      <PageHead
        title={<Trans>What you shared</Trans>}
        documentTitle={t`What you shared`}
        backTo={directoryPaths.groups}
        under={<Trans>With the directory of companies, where everybody can read it.</Trans>}
      />
      <Card
        aria-label={t`What you shared`}
        sx={{
          overflow: 'hidden',
          '@media (max-width: 899.95px)': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
        }}
      >
        <AnswerHead
          answer={answer}
          waiting={<Trans>Searching the directory…</Trans>}
          count={<Plural value={rows.length} one="# contribution" other="# contributions" />}
        />
        {hasAnswerNotes(answer) && (
          <Box sx={{ padding: { xs: '12px 0', md: '12px' } }}>
            <AnswerNotes
              answer={answer}
              failed={<Trans>The directory could not be loaded</Trans>}
              retryLabel={<Trans>Retry directory</Trans>}
              offline={<Trans>What you shared loads when you are online.</Trans>}
            />
          </Box>
        )}
        {!answer.shown && answer.phase === 'loading' && answer.isSlow && (
          <SkeletonRows label={t`Searching the directory`} after={0} />
        )}
        {answer.shown && rows.length === 0 && <Nothing />}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map((row) => (
            <Row key={row.changeId} row={row} />
          ))}
        </Box>
      </Card>
    </>
  );
}

function Nothing() {
  return (
    <Box sx={{ paddingInline: { xs: 0, md: '16px' } }}>
      <EmptyState
        title={<Trans>You have not shared anything yet</Trans>}
        actions={
          <Button variant="outlined" component={Link} to={companyPaths.search}>
            <Trans>Search companies</Trans>
          </Button>
        }
      >
        <Trans>
          A company of yours is added to the directory only when you choose Share with the directory on its
          page, after you have seen exactly what will be shared.
        </Trans>
      </EmptyState>
    </Box>
  );
}

const labelled = keysOf(companyEntity.fields);

function Row({ row }: { row: CompanyContribution }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const kinds = { added: t`Added`, changed: t`Changed`, removed: t`Removed` };
  const labels: Readonly<Record<string, string>> = useLabels('companies', labelled);
  const fields = row.fields.map((field) => (Object.hasOwn(labels, field) ? labels[field] : field));
  const takeBack = async () => {
    if (isBusy) return;
    setBusy(true);
    await withdrawShare(row.changeId, client);
    setBusy(false);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 12px',
        minHeight: 66,
        padding: { xs: '12px 0', md: '10px 16px' },
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
          {kinds[row.kind]}: {row.companyName}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: token('text-2'), overflowWrap: 'anywhere' }}>
          {[dateText(row.at), fields.join(', ')].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
        {row.takenBackAt !== null ? (
          <Trans>Withdrawn {dateText(row.takenBackAt)}</Trans>
        ) : row.state === 'known' ? (
          <Trans>Confirmed by others, so it stays</Trans>
        ) : row.state === 'reverted' ? (
          <Trans>Taken off by the operator of this site</Trans>
        ) : row.canTakeBack && row.state === 'proposed' ? (
          <Trans>Beside the shown value until others agree</Trans>
        ) : row.canTakeBack ? (
          <Trans>until {dateText(row.takeBackUntil)}</Trans>
        ) : (
          <Trans>Others changed it since, or 30 days have passed</Trans>
        )}
      </Box>
      {row.kind !== 'removed' && row.takenBackAt === null && (
        <Button
          variant="text"
          component={Link}
          to={`${companyPaths.group(row.groupName)}?open=${row.companyId}`}
        >
          <Trans>Open</Trans>
        </Button>
      )}
      {row.canTakeBack && (
        <Button
          variant="outlined"
          aria-busy={isBusy}
          aria-label={t`Withdraw ${row.companyName}`}
          onClick={() => void takeBack()}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </Box>
  );
}
