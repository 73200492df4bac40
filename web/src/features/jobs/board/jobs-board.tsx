import { type ComponentType, lazy } from 'react';
import type { JobsPartProps } from '../list/jobs-part-props.ts';

/** The board, whose code loads when it is first opened. */
export const JobsBoard = lazy(async (): Promise<{ default: ComponentType<JobsPartProps> }> => {
  const [{ BoardView }, { BoardDesktop }] = await Promise.all([
    import('./board-view.tsx'),
    import('./board-desktop.tsx'),
  ]);
  return { default: (props) => <BoardView {...props} shape={BoardDesktop} /> };
});

/** The board on a phone, where nothing is dragged and that code is not loaded. */
export const JobsBoardMobile = lazy(async (): Promise<{ default: ComponentType<JobsPartProps> }> => {
  const [{ BoardView }, { BoardMobile }] = await Promise.all([
    import('./board-view.tsx'),
    import('./board-mobile.tsx'),
  ]);
  return { default: (props) => <BoardView {...props} shape={BoardMobile} /> };
});
