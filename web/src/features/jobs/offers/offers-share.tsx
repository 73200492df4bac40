import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copyText } from '../../../platform/clipboard.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { printPage } from '../../../platform/print.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { offersCsv, offersText } from './offer-copy.ts';
import type { OfferRow } from './use-offer-rows.ts';

const RowMenuList = opensLater(async () => (await import('../../../ui/lists/row-menu-list.tsx')).RowMenuList);

type Props = { names: readonly string[]; rows: readonly OfferRow[]; title: string; today: string };

/** Prints a comparison, copies it as a text, or hands it over as a file; nothing leaves the device by itself. */
export function OffersShare({ names, rows, title, today }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const copy = async () => {
    if (await copyText(offersText(names, rows))) showToast({ text: <Trans>Comparison copied.</Trans> });
    else showToast({ text: <Trans>The browser did not let this be copied.</Trans>, kind: 'error' });
  };
  const download = () => {
    const name = `foothold-offers-${today}.csv`;
    saveFile({ name, text: offersCsv(names, rows), type: 'text/csv;charset=utf-8' });
    showToast({ text: <Trans>Downloaded: {name}.</Trans> });
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon name="download" size="xs" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Trans>Export</Trans>
      </Button>
      <RowMenuList
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={[
          { name: 'copy', label: <Trans>Copy as text</Trans>, onClick: () => void copy() },
          { name: 'csv', label: <Trans>Download CSV</Trans>, onClick: download },
          { name: 'print', label: <Trans>Print</Trans>, onClick: () => printPage(title) },
        ]}
      />
    </>
  );
}
