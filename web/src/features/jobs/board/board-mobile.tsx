import { jobStatusGroupName } from '@foothold/core/entities/job/job-status.messages.ts';
import {
  type JobStatus,
  type JobStatusGroup,
  jobStatusGroups,
} from '@foothold/core/entities/job/job-status.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../../../platform/use-say.ts';
import { StatusMenu } from '../../../shared/jobs/status-menu.tsx';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { token } from '../../../ui/tokens.ts';
import { boardStatuses, groupCount } from './board-layout.ts';
import { BoardMobileSection, type MovedCard } from './board-mobile-section.tsx';
import type { BoardShapeProps } from './board-view.tsx';

const groups = Object.keys(jobStatusGroups) as JobStatusGroup[];

/** The board on a phone: a group at a time, its statuses one under the other, and a sheet instead of dragging. */
export function BoardMobile({ board, today, back, resumes, onMove, isOnlyComplete }: BoardShapeProps) {
  const say = useSay();
  const { t } = useLingui();
  const [chosen, setGroup] = useState<JobStatusGroup | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<JobStatus>>(new Set());
  const [menu, setMenu] = useState<MovedCard | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const height = useHeight(page);
  // A group with something in it comes first: a board that opens on an empty pane looks broken.
  const first = groups.find((one) => one === 'in-progress' && groupCount(board.counts, one) > 0);
  const group =
    chosen ??
    (isOnlyComplete
      ? 'complete'
      : (first ?? groups.find((one) => groupCount(board.counts, one) > 0) ?? 'not-started'));
  const shared = useMemo(() => ({ today, back, resumes }), [today, back, resumes]);
  return (
    <div ref={page}>
      <Segment
        label={t`Part of the board`}
        fullWidth
        value={group}
        onChange={setGroup}
        options={groups.map((value) => ({
          value,
          label: (
            <span>
              {say(jobStatusGroupName(value))}{' '}
              <Count>{numberFormat().format(groupCount(board.counts, value))}</Count>
            </span>
          ),
        }))}
      />
      {boardStatuses(group).map((status) => (
        <BoardMobileSection
          key={status}
          status={status}
          board={board}
          shared={shared}
          isOpen={!folded.has(status)}
          onFold={(isOpen) =>
            setFolded((before) => {
              const next = new Set(before);
              if (isOpen) next.delete(status);
              else next.add(status);
              return next;
            })
          }
          onMove={setMenu}
          pageHeight={height}
        />
      ))}
      <StatusMenu
        anchor={menu?.anchor ?? null}
        subject={menu?.title ?? ''}
        onClose={() => setMenu(null)}
        current={menu ? { [menu.status]: 1 } : {}}
        total={1}
        today={today}
        onChoose={(status, date, note) => {
          setMenu(null);
          if (menu) void onMove([menu.id], status, date, note);
        }}
      />
    </div>
  );
}

const Count = styled('span')({
  marginInlineStart: 4,
  color: token('text-2'),
  fontWeight: 520,
  fontVariantNumeric: 'tabular-nums',
});

/** The height of an element in px, kept current. */
function useHeight(ref: { current: HTMLElement | null }): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(Math.round(entry?.contentRect.height ?? 0)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return height;
}
