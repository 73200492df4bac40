import type { FetchedList, FetchRun } from '@foothold/core/contract/sources.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';

/** How far a fetching of postings is, and what each list gave or why it gave nothing. */
export function FetchProgress({ run }: { run: FetchRun }) {
  const { t } = useLingui();
  const id = useId();
  const { state, lists, fetched, current } = run;
  const done = fetched.length;
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box id={id} role="status">
        <RunWords run={run} />
        {current && <Box sx={{ color: token('text-2') }}>{current}</Box>}
      </Box>
      {state === 'running' && (
        <LinearProgress
          variant="determinate"
          value={lists === 0 ? 0 : Math.round((done / lists) * 100)}
          aria-labelledby={id}
          sx={{ height: 4, borderRadius: '2px' }}
        />
      )}
      <Box
        component="ul"
        aria-label={t`Lists that were read`}
        sx={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        {fetched.toReversed().map((list) => (
          <FetchedRow key={`${list.service} ${list.employer}`} list={list} />
        ))}
      </Box>
    </Box>
  );
}

function RunWords({ run: { state, lists, fetched, postings } }: { run: FetchRun }) {
  const { t } = useLingui();
  const done = fetched.length;
  const all = t`${plural(postings, { one: '# posting', other: '# postings' })}`;
  if (state === 'running') return t`${done} of ${plural(lists, { one: '# list', other: '# lists' })} read.`;
  if (state === 'failed')
    return (
      <Trans>
        This stopped because the postings could not be saved on this computer. The search has what came before
        it.
      </Trans>
    );
  if (state === 'stopped') return <Trans>Stopped. The search now has {all}.</Trans>;
  if (postings === 0)
    return <Trans>No postings were received. Check the connection of this computer, then try again.</Trans>;
  return <Trans>Done. The search now has {all}.</Trans>;
}

function FetchedRow({ list }: { list: FetchedList }) {
  const { t } = useLingui();
  const { service, employer, outcome, listed, added, problem, problemText } = list;
  const postings = t`${plural(listed, { one: '# posting', other: '# postings' })}`;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '12px', paddingBlock: '4px', fontSize: '0.875rem' }}
    >
      <Box component="span" sx={{ flexGrow: 1 }}>
        {[service, employer].filter(Boolean).join(' · ')}
      </Box>
      <Box component="span" sx={{ color: token(problem ? 'bad' : 'text-2'), overflowWrap: 'anywhere' }}>
        {problem ? (
          <ToldWords of={{ message: t`It ${problem}.`, text: problemText }} />
        ) : outcome === 'unchanged' ? (
          <Trans>Unchanged</Trans>
        ) : outcome === 'early' ? (
          <Trans>Read recently</Trans>
        ) : outcome === 'taken' ? (
          <Trans>Being read already</Trans>
        ) : (
          <Trans>
            {postings}, {added} new
          </Trans>
        )}
      </Box>
    </Box>
  );
}
