import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import type { StatusMenuProps } from './status-menu-props.ts';

const Popover = opensLater<StatusMenuProps & { open: boolean }>(
  async () => (await import('./status-menu-popover.tsx')).StatusMenuPopover,
  { takesKeys: true },
);
const Sheet = opensLater<StatusMenuProps & { open: boolean }>(
  async () => (await import('./status-menu-sheet.tsx')).StatusMenuSheet,
);

/** Where jobs are moved to one of the 14 statuses, and when that happened: a menu, on a phone a sheet from below. */
export function StatusMenu(props: StatusMenuProps) {
  const isMobile = useMobile();
  const open = props.anchor !== null;
  return isMobile ? <Sheet {...props} open={open} /> : <Popover {...props} open={open} />;
}
