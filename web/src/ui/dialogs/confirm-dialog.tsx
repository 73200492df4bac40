import type { ConfirmDialogProps } from './confirm-dialog-box.tsx';
import { opensLater } from './opens-later.tsx';

/** Asked only for what is hard to undo or leaves the device. */
export const ConfirmDialog = opensLater<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog-box.tsx')).ConfirmDialogBox,
);
