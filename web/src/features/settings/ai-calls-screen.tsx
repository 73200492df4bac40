import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { allAiCalls, deleteAiCalls, storedCallLimits, useAiCalls } from '../../data/ai/ai-calls.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { href } from '../../platform/href.ts';
import { useCallWords } from '../../shared/ai/use-call-words.ts';
import { useTaskWords } from '../../shared/ai/use-task-words.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LiveSearchField } from '../../ui/fields/live-search-field.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { ListTools } from '../../ui/lists/list-tools.tsx';
import { PageTurner } from '../../ui/lists/page-turner.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';
import { AiCallDetail } from './ai/ai-call-detail.tsx';
import { AiCallRows } from './ai/ai-call-rows.tsx';

/** Calls on one page. */
const pageSize = 50;

/** /settings/calls: every call to a model that was made from this browser, with what was sent. */
export function AiCallsScreen() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('q') ?? '';
  const taskName = useTaskWords();
  const found = useAiCalls(wanted, taskName);
  const isMobile = useMobile();
  const [isAsked, setAsked] = useState(false);
  const words = useCallWords();
  if (found === undefined) return <SkeletonRows count={8} label={t`Loading the questions`} />;
  const { lines, total, tokens, cost } = found;
  const pages = Math.max(1, Math.ceil(lines.length / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const calls = lines.slice((page - 1) * pageSize, page * pageSize);
  const keys = calls.map(({ internalId }) => String(internalId));
  const opened = query.get('open');
  const isThere = opened !== null && keys.includes(opened);
  const selected = isThere ? opened : isMobile ? null : (keys[0] ?? null);
  const go = (next: { q?: string; page?: number; open?: string | null }) => {
    const { q = wanted, page: at = page, open = null } = next;
    const parts = { ...(q && { q }), ...(at > 1 && { page: String(at) }), ...(open && { open }) };
    setQuery(parts, { replace: true, preventScrollReset: true, flushSync: true });
  };
  const download = async () =>
    saveFile({
      name: 'foothold-calls.json',
      text: JSON.stringify(await allAiCalls(), null, 1),
      type: 'application/json',
    });
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Questions to models</Trans>}
        documentTitle={t`Questions to models`}
        fact={<Plural value={total} one="# question" other="# questions" />}
        backTo={href('/settings', { hash: 'ai' })}
        actions={
          total > 0 && (
            <>
              <Button variant="outlined" onClick={() => void download()}>
                <Trans>Save as a file</Trans>
              </Button>
              <Button variant="outlined" onClick={() => setAsked(true)}>
                <Trans>Delete all</Trans>
              </Button>
            </>
          )
        }
      />
      {total > 0 && (
        <ListTools>
          <LiveSearchField
            fullWidth
            label={t`Search questions`}
            text={wanted}
            onSearch={(q) => go({ q, page: 1 })}
          />
          <Box sx={{ alignSelf: 'center', color: token('text-3'), fontSize: '0.8125rem' }}>
            <Trans>The newest {storedCallLimits.calls} are stored, only in this browser.</Trans>
          </Box>
        </ListTools>
      )}
      <ListDetail
        label={t`Questions`}
        detailLabel={t`Question`}
        head={
          total > 0 && (
            <ListHead>
              <Box component="span" sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
                {wanted !== '' && (
                  <>
                    <Plural value={lines.length} one="# question found" other="# questions found" />
                    {' · '}
                  </>
                )}
                <Trans>All together:</Trans> <Plural value={tokens} one="# token" other="# tokens" />
                {cost !== null && <>, {words.money(cost)}</>}
              </Box>
            </ListHead>
          )
        }
        foot={
          total > 0 && (
            <ListFoot
              keys={[
                { caps: ['j', 'k'], does: <Trans>move</Trans> },
                { caps: ['/'], does: <Trans>search</Trans> },
              ]}
            >
              <PageTurner
                page={page}
                pageSize={pageSize}
                count={calls.length}
                total={lines.length}
                onPage={(next) => go({ page: next })}
              />
            </ListFoot>
          )
        }
        keys={keys}
        selected={selected}
        onSelect={(key) => go({ open: key })}
        isOpen={isMobile && isThere}
        detail={
          selected === null ? undefined : (
            <AiCallDetail key={selected} id={Number(selected)} onBack={() => go({})} />
          )
        }
        none={
          <Box sx={{ margin: 'auto', padding: '24px', color: token('text-3') }}>
            <Trans>What you choose from the list is shown here.</Trans>
          </Box>
        }
      >
        {total > 0 && lines.length === 0 ? (
          <EmptyState title={<Trans>No question has all of these words</Trans>}>
            <Trans>Searches what was sent, what came back, the model and the task.</Trans>{' '}
            <Button variant="outlined" size="small" onClick={() => go({ q: '', page: 1 })}>
              <Trans>Show all questions</Trans>
            </Button>
          </EmptyState>
        ) : total === 0 ? (
          <EmptyState title={<Trans>No model has been used from this browser</Trans>}>
            <Trans>
              Each time you ask one, what was sent is stored here, word for word, with the answer and what it
              used. It is not in backups and never leaves this browser.
            </Trans>
          </EmptyState>
        ) : (
          <AiCallRows calls={calls} selected={selected} query={query} />
        )}
      </ListDetail>
      <ConfirmDialog
        open={isAsked}
        danger
        title={<Trans>Delete all questions?</Trans>}
        confirm={<Trans>Delete questions</Trans>}
        keep={<Trans>Keep questions</Trans>}
        onConfirm={() => {
          setAsked(false);
          void deleteAiCalls().then(() => showToast({ text: <Trans>Questions deleted.</Trans> }));
        }}
        onClose={() => setAsked(false)}
      >
        <Trans>
          This deletes the record of what was sent. It cannot be undone, and it takes nothing back from
          whoever answered.
        </Trans>
      </ConfirmDialog>
    </FullHeight>
  );
}
