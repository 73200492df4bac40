import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BulkAction } from '../../../ui/lists/bulk-bar.tsx';

const RowMenuList = opensLater(async () => (await import('../../../ui/lists/row-menu-list.tsx')).RowMenuList);

type Props = {
  onEdit: () => void;
  onSetStep: () => void;
  /** Of one job alone. */
  onFit: (() => void) | null;
  onResume: () => void;
  onExport: () => void;
  /** Null where none of the jobs has an offer. */
  onCompare: (() => void) | null;
  onDelete: () => void;
};

/** The verbs that have no room in the bar on a phone. */
export function JobsBulkMore({ onEdit, onSetStep, onFit, onResume, onExport, onCompare, onDelete }: Props) {
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
      <RowMenuList
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={[
          { name: 'edit', label: <Trans>Tags and fields…</Trans>, onClick: onEdit },
          { name: 'step', label: <Trans>Set next step</Trans>, onClick: onSetStep },
          { name: 'resume', label: <Trans>Use resume…</Trans>, onClick: onResume },
          ...(onFit ? [{ name: 'fit', label: <Trans>See the fit</Trans>, onClick: onFit }] : []),
          ...(onCompare
            ? [{ name: 'compare', label: <Trans>Compare offers</Trans>, onClick: onCompare }]
            : []),
          { name: 'export', label: <Trans>Export</Trans>, onClick: onExport },
          { name: 'delete', label: <Trans>Delete</Trans>, onClick: onDelete },
        ]}
      />
    </>
  );
}
