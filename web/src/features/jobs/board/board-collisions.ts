import { type CollisionDetection, pointerWithin } from '@dnd-kit/core';

/** The id of the pane that is pinned over the columns; it is no place to drop on, its lines are. */
export const pinnedPane = 'pinned-pane';

/**
 * What a dragged card is over: what the keys point at, else what is under the pointer. Columns that scrolled behind
 * the pinned pane are not.
 */
export function boardCollisions(aim: { current: string | null }): CollisionDetection {
  return (args) => {
    const aimed = args.droppableContainers.find(({ id }) => id === aim.current);
    if (aimed) return [{ id: aimed.id, data: { droppableContainer: aimed, value: 1 } }];
    const hits = pointerWithin(args);
    const isOverPane = hits.some(({ id }) => id === pinnedPane);
    return isOverPane
      ? hits.filter(({ id, data }) => id !== pinnedPane && data?.droppableContainer.data.current?.isPinned)
      : hits;
  };
}
