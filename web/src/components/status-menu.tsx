import { opensLater } from './opens-later.tsx';
import type { StatusMenuProps } from './status-menu-popover.tsx';

const Popover = opensLater<StatusMenuProps & { open: boolean }>(
  async () => (await import('./status-menu-popover.tsx')).StatusMenuPopover,
);

/** Where a job is moved to one of the 14 statuses, and when that happened. */
export function StatusMenu(props: StatusMenuProps) {
  return <Popover {...props} open={props.anchor !== null} />;
}
