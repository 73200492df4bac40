import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { momentText } from '../../components/moment-text.ts';
import { takeBack } from '../../components/result-toast.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { token } from '../../components/tokens.ts';
import { useTableWords } from '../../components/use-table-words.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { type HistoryEntry, useHistory } from '../../data/history.ts';
import { useOwnDataRefused } from '../../data/own-query.ts';

const step = 10;
/** Kinds of records that one change names. */
const mostKinds = 3;

/** Every change of the own data, newest first, each to be undone where nothing newer stands in the way. */
export function HistorySection() {
  const { t } = useLingui();
  const [count, setCount] = useState(step);
  const history = useHistory(count);
  const isRefused = useOwnDataRefused();
  return (
    <SectionCard
      title={<Trans>History</Trans>}
      lead={
        <Trans>
          What changed in this browser, newest first: up to 2,000 changes of the last 30 days. A change that
          something newer builds on says so.
        </Trans>
      }
    >
      {!history && !isRefused && <SkeletonRows label={t`Reading the history`} count={3} height={57} />}
      {history && history.total === 0 && (
        <p style={{ margin: 0 }}>
          <Trans>Nothing has changed yet.</Trans>
        </p>
      )}
      {history && history.total > 0 && (
        <Box
          component="ul"
          aria-label={t`History of changes`}
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {history.entries.map((entry) => (
            <Change key={entry.internalId} entry={entry} />
          ))}
        </Box>
      )}
      {history && history.total > history.entries.length && (
        <Button
          variant="outlined"
          onClick={() => setCount(count + step * 2)}
          sx={{ marginBlockStart: '12px' }}
        >
          <Trans>Show more changes</Trans>
        </Button>
      )}
      {history && history.total > 0 && (
        <VisuallyHidden role="status">
          {t`${plural(history.entries.length, { one: '# change shown', other: '# changes shown' })}`}
        </VisuallyHidden>
      )}
    </SectionCard>
  );
}

function Change({ entry }: { entry: HistoryEntry }) {
  const { t } = useLingui();
  const words = useTableWords();
  const { internalId, at, label, rows, isUndone } = entry;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 56,
        paddingBlock: '6px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 520, color: isUndone ? token('text-2') : token('text') }}>{label}</Box>
        <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
          <time dateTime={at}>{momentText(at)}</time>
          {' · '}
          {rows
            .slice(0, mostKinds)
            .map(({ table, count }) => words(table, count))
            .join(', ')}
          {rows.length > mostKinds && (
            <>
              {' '}
              <Trans>and more</Trans>
            </>
          )}
        </Box>
      </Box>
      {isUndone ? (
        <Box component="span" sx={{ color: token('text-2'), flexShrink: 0 }}>
          <Trans>Undone</Trans>
        </Box>
      ) : (
        <Button
          variant="text"
          aria-label={t`Undo: ${label}, ${momentText(at)}`}
          onClick={() => void takeBack(internalId)}
          sx={{ flexShrink: 0 }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
    </Box>
  );
}
