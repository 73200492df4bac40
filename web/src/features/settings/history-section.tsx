import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { useHistory } from '../../data/journal/history.ts';
import { useSay } from '../../platform/use-say.ts';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { useTyped } from '../../ui/hooks/use-typed.ts';
import { PageTurner } from '../../ui/lists/page-turner.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { HistoryChange } from './history-change.tsx';

const pageSize = 20;
/** From so many changes on there is something to search. */
const worthSearching = 6;

/** Every change of the own data, newest first, each to be undone where nothing newer is in the way. */
export function HistorySection() {
  const { t, i18n } = useLingui();
  const say = useSay();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const words = useTyped(text, 250);
  const from = (page - 1) * pageSize;
  const history = useHistory(pageSize, { from, words, say, language: i18n.locale });
  const isRefused = useOwnDataRefused();
  const search = (typed: string) => {
    setText(typed);
    setPage(1);
  };
  const { entries = [], total = 0 } = history ?? {};
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
      {!history && !isRefused && <SkeletonRows label={t`Loading the history`} count={3} height={57} />}
      {(total >= worthSearching || text !== '') && (
        <Box sx={{ maxWidth: { md: 360 }, marginBlockEnd: '8px' }}>
          <SearchInput
            label={t`Search the history`}
            hasLabel={false}
            type="search"
            icon="search"
            value={text}
            maxLength={100}
            onChange={search}
          />
        </Box>
      )}
      {history && total === 0 && (
        <p style={{ margin: 0 }}>
          {words === '' ? (
            <Trans>Nothing has changed yet.</Trans>
          ) : (
            <Trans>No change contains these words.</Trans>
          )}
        </p>
      )}
      {entries.length > 0 && (
        <Box
          component="ul"
          aria-label={t`History of changes`}
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {entries.map((entry) => (
            <HistoryChange key={entry.internalId} entry={entry} />
          ))}
        </Box>
      )}
      <PageTurner page={page} pageSize={pageSize} count={entries.length} total={total} onPage={setPage} />
      {total > 0 && (
        <VisuallyHidden role="status">
          {t`${plural(total, { one: '# change', other: '# changes' })}`}
        </VisuallyHidden>
      )}
    </SectionCard>
  );
}
