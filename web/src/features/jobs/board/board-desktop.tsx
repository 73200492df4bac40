import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusGroupName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSay } from '../../../platform/use-say.ts';
import { StatusMenu } from '../../../shared/jobs/status-menu.tsx';
import { toggled } from '../../../ui/toggled.ts';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BoardComplete } from './board-complete.tsx';
import { BoardDrag } from './board-drag.tsx';
import { BoardGroup } from './board-group.tsx';
import { completeStatuses, openStatuses, shownColumns } from './board-layout.ts';
import type { BoardCursor, BoardShared } from './board-shared.ts';
import type { BoardShapeProps } from './board-view.tsx';
import { useBoardFocus } from './use-board-focus.ts';
import { useBoardKeys } from './use-board-keys.ts';

const Ground = styled('div')({
  display: 'flex',
  minHeight: 0,
  flexGrow: 1,
  // From edge to edge of the window, down to its foot: FullHeight ends 20 px above it.
  marginInline: 'calc(50% - 50vw)',
  marginBlockEnd: -20,
  borderBlockStart: `1px solid ${token('line')}`,
  backgroundColor: token('sunken'),
});

const Scroller = styled('div')({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollPaddingInline: 16,
  paddingInlineStart: 4,
});

const none: ReadonlySet<number> = new Set();

/** The board on desktop: what is in hand as columns, what is over as lines to drop on, unfolded when asked. */
export function BoardDesktop({
  board,
  today,
  back,
  resumes,
  selected,
  onSelect,
  onMove,
  onRate,
  isOnlyComplete,
}: BoardShapeProps) {
  const say = useSay();
  const { t } = useLingui();
  const ground = useRef<HTMLDivElement>(null);
  const aboutId = useId();
  const [chosen, setUnfolded] = useState<boolean | null>(null);
  const [wanted, setWanted] = useState<JobStatus | null>(null);
  const [cursor, setCursor] = useState<BoardCursor | null>(null);
  const [moving, setMoving] = useState(none);
  const [menu, setMenu] = useState<{ id: number; card: HTMLElement } | null>(null);
  const isUnfolded = chosen ?? isOnlyComplete;
  const { onColumn, focusPlace, follow, stayAt } = useBoardFocus(ground);

  const latest = useRef(selected);
  latest.current = selected;
  const onTick = useCallback((id: number) => onSelect(toggled(latest.current, id)), [onSelect]);
  const columns = shownColumns(isUnfolded).map((status) => ({ status, count: board.counts[status] }));
  useBoardKeys({
    board: ground,
    columns,
    focusPlace,
    onTick,
    onMove: (id, card) => latest.current.size === 0 && setMenu({ id, card }),
    onRate,
  });

  // The column of a line that was pressed, once it is drawn.
  useEffect(() => {
    if (!wanted || !isUnfolded) return;
    const head = ground.current?.querySelector<HTMLElement>(`[data-head="${wanted}"]`);
    head?.closest('section')?.scrollIntoView({ block: 'nearest', inline: 'start' });
    head?.focus({ preventScroll: true });
    setWanted(null);
  }, [wanted, isUnfolded]);

  const moveOne = (
    card: { id: number; status: JobStatus; index: number },
    to: JobStatus,
    date: string,
    note = '',
  ) => {
    const isShown = columns.some(({ status }) => status === to);
    void onMove([card.id], to, date, note).then((done) => {
      if (!done || card.status === to) return;
      if (isShown) follow(card.id, to);
      else stayAt(card, card.id);
    });
  };
  const placeOf = (id: number, card: Element | null | undefined) => {
    const { status, index } = (card as HTMLElement | null)?.dataset ?? {};
    return { id, status: status as JobStatus, index: Number(index ?? 0) };
  };
  const onDrop = (ids: readonly number[], to: JobStatus, how: { card: Job; byKeys: boolean }) => {
    const id = how.card.internalId;
    if (how.byKeys && ids.length === 1)
      return moveOne(placeOf(id, ground.current?.querySelector(`[data-card="${id}"]`)), to, '');
    void onMove(ids, to, '').then((done) => {
      if (done && ids.length > 1) onSelect(new Set());
    });
  };

  const firstStatus = columns.find(({ count }) => count > 0)?.status;
  const shared: BoardShared = useMemo(
    () => ({
      today,
      back,
      resumes,
      selected,
      onTick,
      cursor,
      onCursor: setCursor,
      firstStatus,
      moving,
      onColumn,
    }),
    [today, back, resumes, selected, onTick, cursor, firstStatus, moving, onColumn],
  );
  const targets = isUnfolded ? shownColumns(true) : [...openStatuses, ...completeStatuses];
  const present = menu?.card.dataset.status as JobStatus | undefined;
  return (
    <BoardDrag selected={selected} targets={targets} onMoving={setMoving} onDrop={onDrop}>
      <Ground ref={ground} role="group" aria-label={t`Board`} aria-describedby={aboutId}>
        <VisuallyHidden id={aboutId}>
          <Trans>
            Arrow keys move from card to card, Enter opens one, Space selects it, M moves it, D drags it, 1 to
            5 set how much you want it.
          </Trans>
        </VisuallyHidden>
        <Scroller>
          <BoardGroup group="not-started" board={board} shared={shared} />
          <BoardGroup group="in-progress" board={board} shared={shared} />
          {isUnfolded && (
            <BoardGroup group="complete" board={board} shared={shared}>
              <Button
                variant="text"
                size="small"
                aria-label={t`Collapse ${say(jobStatusGroupName('complete'))}`}
                onClick={() => setUnfolded(false)}
                sx={{ color: token('accent') }}
              >
                <Trans>Collapse</Trans>
              </Button>
            </BoardGroup>
          )}
        </Scroller>
        {!isUnfolded && (
          <BoardComplete
            board={board}
            onUnfold={(status) => {
              setUnfolded(true);
              setWanted(status ?? completeStatuses[0] ?? null);
            }}
          />
        )}
      </Ground>
      <StatusMenu
        anchor={menu?.card ?? null}
        onClose={() => setMenu(null)}
        current={present ? { [present]: 1 } : {}}
        total={1}
        today={today}
        onChoose={(status, date, note) => {
          setMenu(null);
          if (menu) moveOne(placeOf(menu.id, menu.card), status, date, note);
        }}
      />
    </BoardDrag>
  );
}
