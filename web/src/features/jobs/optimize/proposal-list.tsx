import type { Job } from '@foothold/core/entities/job/job.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { token } from '../../../ui/tokens.ts';
import { ProposalRow } from './proposal-row.tsx';
import type { Optimize } from './use-optimize.tsx';
import { useOptimizeKeys } from './use-optimize-keys.ts';
import { WritingProposals } from './writing-proposals.tsx';

type Props = { job: Job; whole: WholeResume; optimize: Optimize };

/** Every proposal in the order of the resume, the rejected ones folded away at the end. */
export function ProposalList({ job, whole, optimize }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [hasRejected, setRejected] = useState(false);
  const { rows: all } = optimize;
  const rejected = all.filter(({ state }) => state === 'rejected');
  const rows = useMemo(
    () => [
      ...all.filter(({ state }) => state !== 'rejected'),
      ...(hasRejected ? all.filter(({ state }) => state === 'rejected') : []),
    ],
    [all, hasRejected],
  );
  const selected = rows.some(({ id }) => id === chosen) ? chosen : (rows[0]?.id ?? null);
  const select = (id: string) => {
    setChosen(id);
    const row = list.current?.querySelector(`[data-proposal="${CSS.escape(id)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  };
  useOptimizeKeys({ rows, selected, optimize, onSelect: select, onEdit: setEdited });
  return (
    <Frame aria-label={t`Proposals`}>
      <Head>
        <h2>
          <Plural value={rows.length} one="# proposal" other="# proposals" />
        </h2>
        <Counts rows={all} />
      </Head>
      <Box
        ref={list}
        component="ol"
        sx={{ listStyle: 'none', margin: 0, padding: 0, position: 'relative' }}
        data-rows=""
      >
        <WritingProposals jobId={job.internalId} evidence={optimize.evidence} />
        {rows.map((row) => (
          <ProposalRow
            key={row.id}
            {...{ row, whole, optimize }}
            isSelected={row.id === selected}
            isEdited={row.id === edited}
            onSelect={() => setChosen(row.id)}
            onEditing={(isEdited) => setEdited(isEdited ? row.id : null)}
          />
        ))}
        {rows.length === 0 && (
          <Nothing>
            <EmptyState title={<Trans>No other words to propose</Trans>}>
              <Trans>
                By the rules, the lines can stay as they are. The review looks at the whole resume, and a
                model may find more.
              </Trans>
            </EmptyState>
          </Nothing>
        )}
        {rejected.length > 0 && (
          <Box component="li" sx={{ padding: '4px 8px', borderBlockStart: `1px solid ${token('line')}` }}>
            <Button
              variant="text"
              color="inherit"
              aria-expanded={hasRejected}
              onClick={() => setRejected(!hasRejected)}
            >
              {hasRejected ? (
                <Trans>Hide the rejected ones</Trans>
              ) : (
                <Plural value={rejected.length} one="Show # rejected" other="Show # rejected" />
              )}
            </Button>
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          borderBlockStart: `1px solid ${token('line')}`,
          marginBlockStart: 'auto',
        }}
      >
        <ListFoot
          keys={[
            { caps: ['j', 'k'], does: <Trans>move</Trans> },
            { caps: ['a'], does: <Trans>accept</Trans> },
            { caps: ['x'], does: <Trans>reject</Trans> },
            { caps: ['e'], does: <Trans>edit</Trans> },
            { caps: ['t'], does: <Trans>make it true</Trans> },
            { caps: ['?'], does: <Trans>all keys</Trans> },
          ]}
        >
          {null}
        </ListFoot>
      </Box>
    </Frame>
  );
}

function Counts({ rows }: { rows: Optimize['rows'] }) {
  const count = (is: (row: Optimize['rows'][number]) => boolean) => rows.filter(is).length;
  const accepted = count(({ state }) => state === 'accepted');
  const open = count(({ state, checked }) => state === 'open' && checked.isSupported);
  const waiting = count(({ state, checked }) => state === 'open' && !checked.isSupported);
  return (
    <p role="status">
      <Trans>
        {accepted} accepted · {open} open
      </Trans>
      {waiting > 0 && ' · '}
      {waiting > 0 && (
        <b>
          <Plural value={waiting} one="# needs you" other="# need you" />
        </b>
      )}
    </p>
  );
}

const Frame = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '@media (min-width: 900px)': { '& > [data-rows]': { flexGrow: 1, minHeight: 0, overflowY: 'auto' } },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  padding: '14px 20px',
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: 0, fontSize: '0.8125rem', lineHeight: '20px', color: token('text-2') },
  '& b': { fontWeight: 600, color: token('bad') },
  '@media (max-width: 899.95px)': { padding: '14px 16px' },
});

const Nothing = styled('li')({
  paddingInline: 20,
  borderBlockStart: `1px solid ${token('line')}`,
  '@media (min-width: 900px)': { paddingInline: 0 },
});
