import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { isJobStatus, type JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { token } from '../../../ui/tokens.ts';
import { CardGround } from './board-card-ground.ts';
import { CardCompany, CardTitle } from './board-card-text.tsx';
import { boardCollisions } from './board-collisions.ts';
import { BoardKeySensor } from './board-key-sensor.ts';
import { holdClicks } from './hold-clicks.ts';
import { useDragWords } from './use-drag-words.ts';

type Props = {
  selected: ReadonlySet<number>;
  /** The places to drop on in their order, for the keys. */
  targets: readonly JobStatus[];
  /** Reports which jobs are being dragged; none at the end. */
  onMoving: (ids: ReadonlySet<number>) => void;
  /** `byKeys`: the focus has to continue from there. */
  onDrop: (ids: readonly number[], status: JobStatus, how: { card: Job; byKeys: boolean }) => void;
  children: ReactNode;
};

const none: ReadonlySet<number> = new Set();

/** Lets the cards inside be dragged by mouse, touch and keys; a ticked card takes all ticked ones along. */
export function BoardDrag({ selected, targets, onMoving, onDrop, children }: Props) {
  const aim = useRef<string | null>(null);
  const places = useRef(targets);
  places.current = targets;
  const [dragged, setDragged] = useState<{ card: Job; ids: readonly number[] } | null>(null);
  const words = useDragWords(() => dragged?.ids.length ?? 1);
  const keyOptions = useMemo(
    () => ({
      aim,
      targets: () => places.current,
      startsAt: (node: Element | null) => node?.closest<HTMLElement>('[data-column]')?.dataset.column ?? null,
    }),
    [],
  );
  const sensors = useSensors(
    // Less is a click that trembled; on touch a swipe scrolls, so that a card is held first.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(BoardKeySensor, keyOptions),
  );
  const collisions = useMemo(() => boardCollisions(aim), []);
  const release = useRef(() => {});

  const onStart = ({ active }: DragStartEvent) => {
    const card = active.data.current?.job as Job | undefined;
    if (!card) return;
    const ids = selected.has(card.internalId) ? [...selected] : [card.internalId];
    setDragged({ card, ids });
    onMoving(new Set(ids));
    release.current = holdClicks();
  };
  const onStop = () => {
    setDragged(null);
    onMoving(none);
    release.current();
  };
  const onEnd = ({ over, activatorEvent }: DragEndEvent) => {
    const place = over?.id;
    if (dragged && isJobStatus(place))
      onDrop(dragged.ids, place, { card: dragged.card, byKeys: activatorEvent instanceof KeyboardEvent });
    onStop();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      measuring={{ droppable: { strategy: MeasuringStrategy.WhileDragging } }}
      autoScroll={{ threshold: { x: 0.12, y: 0.15 } }}
      accessibility={{
        announcements: words.announcements,
        screenReaderInstructions: { draggable: words.instructions },
        restoreFocus: false,
      }}
      onDragStart={onStart}
      onDragEnd={onEnd}
      onDragCancel={onStop}
    >
      {children}
      <DragOverlay dropAnimation={null} zIndex={1200}>
        {dragged && <Hanging {...dragged} />}
      </DragOverlay>
    </DndContext>
  );
}

const Along = styled('span')({
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineEnd: 12,
  minWidth: 24,
  paddingInline: 6,
  borderRadius: 12,
  fontSize: '0.75rem',
  lineHeight: '22px',
  fontWeight: 570,
  textAlign: 'center',
  color: token('on-accent'),
  backgroundColor: token('accent'),
});

/** What hangs on the pointer: the card, and how many go along. */
function Hanging({ card, ids }: { card: Job; ids: readonly number[] }) {
  const others = ids.length - 1;
  return (
    <CardGround data-on="" aria-hidden style={{ cursor: 'grabbing' }}>
      <CardCompany style={{ paddingInlineEnd: 32 }}>{card.companyName}</CardCompany>
      <CardTitle style={{ fontWeight: 620 }}>{card.jobTitle}</CardTitle>
      {others > 0 && <Along>{`+${others}`}</Along>}
    </CardGround>
  );
}
