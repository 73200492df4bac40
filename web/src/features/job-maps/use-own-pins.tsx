import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useHome } from '../../data/places/homes.ts';
import type { MapPoint } from '../../maps/map-props.ts';
import { useSay } from '../../platform/use-say.ts';
import { StatusMark } from '../../shared/jobs/status-mark.tsx';

/** Pins of own jobs, each with the mark of its status. */
export function useOwnPins(jobs: readonly Job[]): MapPoint[] {
  const say = useSay();
  const { t } = useLingui();
  return useMemo(
    () =>
      jobs.flatMap((job): MapPoint[] => {
        const point = pointOf(job);
        if (!point) return [];
        return [
          {
            id: String(job.internalId),
            ...point,
            label: job.companyName || job.jobTitle || t`Without a name`,
            kind: 'job',
            sign: <StatusMark status={job.status} />,
            note: say(jobStatusName(job.status)),
          },
        ];
      }),
    [jobs, t],
  );
}

/** Pins of home and of where distances start, where they are set; `from` alone where both are one place. */
export function useHomePins(): MapPoint[] {
  const { t } = useLingui();
  const home = useHome('home')?.home ?? null;
  const from = useHome('from')?.home ?? null;
  return useMemo(() => {
    const at = home && pointOf(home);
    const start = from && pointOf(from);
    const isSame = at && start && at.lat === start.lat && at.lng === start.lng;
    return [
      ...(at && !isSame ? [{ id: 'home', ...at, label: home.name || t`Home`, kind: 'home' as const }] : []),
      ...(start
        ? [{ id: 'from', ...start, label: from.name || t`Travel from here`, kind: 'home' as const }]
        : []),
    ];
  }, [home, from, t]);
}
