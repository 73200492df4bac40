import { numberFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { ownData } from '../../data/db/db.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { MissingWords } from '../../ui/dialogs/opens-later.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { toastDone, toastFailure } from '../../ui/toasts/result-toast.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';

type Progress = { done: number; total: number };

/** Looks up the places of all jobs that name one and have no coordinates: one step, with progress and Undo. */
export function FindPlaces() {
  const { t } = useLingui();
  const isOnline = useOnline();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const find = async () => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total: 1 });
    try {
      await findPlaces(signal, (done, total) => !signal.aborted && setProgress({ done, total }));
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  const [done, total] = [progress?.done ?? 0, progress?.total ?? 1];
  const [part, all] = [done, total].map((count) => numberFormat().format(count));
  if (progress)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', flexWrap: 'wrap' }}>
        <progress aria-label={t`Places looked up`} value={done} max={total} style={{ width: 120 }} />
        <span role="status">
          <Trans>
            {part} of {all}
          </Trans>
        </span>
        <Button variant="text" onClick={() => running.current?.abort()}>
          <Trans>Stop</Trans>
        </Button>
      </Box>
    );
  return (
    <Button variant="outlined" disabled={!isOnline} onClick={() => void find()}>
      <Trans>Find places</Trans>
    </Button>
  );
}

async function findPlaces(
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const db = ownData();
  if (!db) return;
  const parts = await Promise.all([
    import('../../data/places/job-points.ts'),
    import('../../shared/geography/locate-jobs.ts'),
  ]).catch(() => null);
  if (!parts) return showToast({ text: <MissingWords />, kind: 'error' });
  const [{ queryJobsToLocate, setJobPoints }, { locateAll }] = parts;
  const asked = await queryJobsToLocate(db);
  const points = await locateAll(
    asked.map(({ text }) => text),
    { signal, onProgress },
  ).catch(() => null);
  if (signal.aborted) return;
  if (!points)
    return showToast({
      text: <Trans>The places could not be looked up. Nothing was changed. Try again in a moment.</Trans>,
      kind: 'error',
    });
  const ids = asked.filter(({ text }) => points.has(text)).map(({ id }) => id);
  const left = asked.length - ids.length;
  if (ids.length === 0)
    return showToast({
      text: (
        <Plural
          value={left}
          one="No location found: the location of # job is unknown or ambiguous."
          other="No locations found: those of # jobs are unknown or ambiguous."
        />
      ),
    });
  const result = await setJobPoints(ids, points, { signal }, systemClock);
  if (!result.ok) return result.reason === 'stopped' ? undefined : toastFailure(result);
  toastDone(
    <>
      <Plural value={result.located} one="# job is now on the map." other="# jobs are now on the map." />
      {left > 0 && (
        <>
          {' '}
          <Plural
            value={left}
            one="# has no location yet: it is ambiguous or unknown."
            other="# have no location yet: they are ambiguous or unknown."
          />
        </>
      )}
    </>,
    result.journalId,
  );
}
