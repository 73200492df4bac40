import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { operatorLogQuery } from '../../shared/companies/operator-queries.ts';
import { reasonOf } from '../../shared/search/search-query.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';
import { useActionWords } from './use-action-words.ts';

/** What operators did, the newest first: who, what, why. Nothing changes it. */
export function OperatorLog() {
  const { t } = useLingui();
  const { nameOf } = useActionWords();
  const found = useQuery(operatorLogQuery);
  if (found.isError && !found.data) {
    const reason = reasonOf(found.error);
    return (
      <ErrorNote
        title={<Trans>The log could not be loaded</Trans>}
        retry={{ label: <Trans>Retry the log</Trans>, onClick: () => void found.refetch() }}
        requestId={reason.requestId}
      >
        <ToldWords of={reason} />
      </ErrorNote>
    );
  }
  if (!found.data) return <SkeletonRows count={6} label={t`Loading the log`} />;
  const { entries } = found.data;
  if (entries.length === 0)
    return (
      <EmptyState title={<Trans>Nothing was done yet</Trans>}>
        <Trans>Every decision of an operator is noted here, with its reason.</Trans>
      </EmptyState>
    );
  return (
    <Card aria-label={t`Log of operators`} sx={{ overflowY: 'auto' }}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map(({ id, at, name, isCommand, action, subject, reason, detail }) => (
          <Box
            component="li"
            key={id}
            sx={{
              padding: '12px 16px',
              overflowWrap: 'anywhere',
              '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
            }}
          >
            <Box sx={{ fontWeight: 570, fontSize: '0.9375rem' }}>
              {nameOf(action)}: {detail || subject}
            </Box>
            <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
              {dateText(at)}
              {' · '}
              {isCommand ? <Trans>on the machine of the server</Trans> : name || <Trans>an operator</Trans>}
              {reason && <> · {reason}</>}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
