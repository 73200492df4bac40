import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { allAiCalls, deleteAiCalls, keptCallLimits, useAiCalls } from '../../data/ai/ai-calls.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { href } from '../../platform/href.ts';
import { useCallWords } from '../../shared/ai/use-call-words.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';
import { AiCallDetail } from './ai/ai-call-detail.tsx';
import { AiCallRows } from './ai/ai-call-rows.tsx';

/** /settings/calls: every call to a model that was made from this browser, with what was sent. */
export function AiCallsScreen() {
  const { t } = useLingui();
  const calls = useAiCalls();
  const isMobile = useMobile();
  const [query, setQuery] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const words = useCallWords();
  if (calls === undefined) return <SkeletonRows count={8} label={t`Reading the calls`} />;
  const keys = calls.map(({ internalId }) => String(internalId));
  const opened = query.get('open');
  const isThere = opened !== null && keys.includes(opened);
  const selected = isThere ? opened : isMobile ? null : (keys[0] ?? null);
  const show = (key: string | null) =>
    setQuery(key === null ? {} : { open: key }, { replace: true, preventScrollReset: true, flushSync: true });
  const tokens = calls.reduce((sum, call) => sum + call.inputTokens + call.outputTokens, 0);
  const cost = calls.reduce((sum, call) => sum + (call.cost ?? 0), 0);
  const isPriced = calls.some((call) => call.cost !== null);
  const download = async () =>
    saveFile({
      name: 'foothold-calls.json',
      text: JSON.stringify(await allAiCalls(), null, 1),
      type: 'application/json',
    });
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Calls to models</Trans>}
        documentTitle={t`Calls to models`}
        fact={<Plural value={calls.length} one="# call" other="# calls" />}
        backTo={href('/settings', { hash: 'ai' })}
        actions={
          calls.length > 0 && (
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
      <ListDetail
        label={t`Calls`}
        detailLabel={t`Call`}
        head={
          calls.length > 0 && (
            <ListHead>
              <Box component="span" sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
                <Plural value={tokens} one="# token" other="# tokens" />
                {isPriced && <>, {words.money(cost)}</>}
              </Box>
            </ListHead>
          )
        }
        foot={
          calls.length > 0 && (
            <ListFoot keys={[{ caps: ['j', 'k'], does: <Trans>move</Trans> }]}>
              <span>
                <Trans>The newest {keptCallLimits.calls} are kept, in this browser alone.</Trans>
              </span>
            </ListFoot>
          )
        }
        keys={keys}
        selected={selected}
        onSelect={show}
        isOpen={isMobile && isThere}
        detail={
          selected === null ? undefined : (
            <AiCallDetail key={selected} id={Number(selected)} onBack={() => show(null)} />
          )
        }
        none={
          <Box sx={{ margin: 'auto', padding: '24px', color: token('text-3') }}>
            <Trans>What you choose from the list is shown here.</Trans>
          </Box>
        }
      >
        {calls.length === 0 ? (
          <EmptyState title={<Trans>No model was asked from this browser</Trans>}>
            <Trans>
              Each time you ask one, what was sent is kept here, word for word, with what came back and what
              it took. It is in no backup and never leaves this browser.
            </Trans>
          </EmptyState>
        ) : (
          <AiCallRows calls={calls} selected={selected} />
        )}
      </ListDetail>
      <ConfirmDialog
        open={isAsked}
        danger
        title={<Trans>Delete all calls?</Trans>}
        confirm={<Trans>Delete calls</Trans>}
        keep={<Trans>Keep calls</Trans>}
        onConfirm={() => {
          setAsked(false);
          void deleteAiCalls().then(() => showToast({ text: <Trans>Calls deleted.</Trans> }));
        }}
        onClose={() => setAsked(false)}
      >
        <Trans>
          This deletes the record of what was sent. It cannot be undone, and it takes nothing back from a
          vendor.
        </Trans>
      </ConfirmDialog>
    </FullHeight>
  );
}
