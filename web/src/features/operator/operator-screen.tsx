import type { QueueItem } from '@foothold/core/contract/operator.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { href } from '../../platform/href.ts';
import { operatorQueueQuery } from '../../shared/companies/operator-queries.ts';
import { useDirectoryWords } from '../../shared/companies/use-directory-words.ts';
import { reasonOf } from '../../shared/search/search-query.ts';
import { RowBack } from '../../ui/buttons/row-back.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { OperatorLog } from './operator-log.tsx';
import { QueueDetail } from './queue-detail.tsx';

/** /operator: what is disputed or proposed in the shared directory, with what an operator may do about it, and the log of that. */
export function OperatorScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const isLog = query.get('view') === 'log';
  return (
    <FullHeight>
      <PageHead
        title={isLog ? <Trans>Log of operators</Trans> : <Trans>Operator</Trans>}
        documentTitle={isLog ? t`Log of operators` : t`Operator`}
        {...(isLog && { backTo: href('/operator') })}
        actions={
          !isLog && (
            <Button variant="outlined" component={Link} to={`${href('/operator')}?view=log`}>
              <Trans>Log</Trans>
            </Button>
          )
        }
      />
      {isLog ? <OperatorLog /> : <Queue />}
    </FullHeight>
  );
}

function Queue() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const isMobile = useMobile();
  const found = useQuery(operatorQueueQuery);
  if (found.isError && !found.data) {
    const reason = reasonOf(found.error);
    return (
      <ErrorNote
        title={<Trans>The queue could not be loaded</Trans>}
        retry={{ label: <Trans>Retry the queue</Trans>, onClick: () => void found.refetch() }}
        requestId={reason.requestId}
      >
        <ToldWords of={reason} />
      </ErrorNote>
    );
  }
  if (!found.data) return <SkeletonRows count={6} label={t`Loading the queue`} />;
  const { items, total } = found.data;
  if (items.length === 0)
    return (
      <EmptyState title={<Trans>Nothing waits for you</Trans>}>
        <Trans>What people propose or dispute in the shared directory comes here.</Trans>
      </EmptyState>
    );
  const keys = items.map(({ key }) => key);
  const opened = query.get('open');
  const isThere = opened !== null && keys.includes(opened);
  const selected = isThere ? opened : isMobile ? null : (keys[0] ?? null);
  const go = (open: string | null) =>
    setQuery(open === null ? {} : { open }, { replace: true, preventScrollReset: true });
  const shown = items.find(({ key }) => key === selected);
  return (
    <ListDetail
      label={t`Queue`}
      detailLabel={t`Details`}
      head={
        <ListHead>
          <Plural value={total} one="# value waits" other="# values wait" />
        </ListHead>
      }
      keys={keys}
      selected={selected}
      onSelect={go}
      isOpen={isMobile && isThere}
      detail={
        shown && (
          <>
            <RowBack onBack={() => go(null)} />
            <QueueDetail key={shown.key} item={shown} />
          </>
        )
      }
      none={
        <Box sx={{ margin: 'auto', padding: '24px' }}>
          <Trans>What you choose from the list is shown here.</Trans>
        </Box>
      }
    >
      {items.map((item) => (
        <Row key={item.key} item={item} isSelected={item.key === selected} />
      ))}
    </ListDetail>
  );
}

function Row({ item, isSelected }: { item: QueueItem; isSelected: boolean }) {
  const { fields } = useDirectoryWords();
  const { key, companyName, field, known, proposals, disputes } = item;
  const open = proposals.filter(({ isKnown }) => !isKnown);
  return (
    <ListRow
      id={key}
      to={`?open=${key}`}
      selected={isSelected}
      title={companyName}
      chips={
        disputes.length > 0 && (
          <StateChip kind="due">
            <Trans>Disputed</Trans>
          </StateChip>
        )
      }
      second={`${fields[field]}: ${open[0]?.words || known}`}
      end={open.length > 1 && <Plural value={open.length} one="# proposal" other="# proposals" />}
    />
  );
}
