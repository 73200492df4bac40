import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BulkAction } from '../../../ui/lists/bulk-bar.tsx';
import type { RowAction } from '../../../ui/lists/row-menu-list.tsx';

const RowMenuList = opensLater(async () => (await import('../../../ui/lists/row-menu-list.tsx')).RowMenuList);

/** The verbs that have no room in the bar. */
export function JobsBulkMore({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <BulkAction
        aria-label={t`More`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" size="xs" />
      </BulkAction>
      <RowMenuList open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} actions={actions} />
    </>
  );
}
