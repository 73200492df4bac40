import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copyText } from '../../platform/clipboard.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { canShareFiles, shareFile } from '../../platform/files/share-file.ts';
import { printPage } from '../../platform/print.ts';
import { MissingWords, opensLater } from '../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { comparisonCsv, comparisonText } from './comparison-copy.ts';
import type { ComparisonRow } from './comparison-row.ts';

const RowMenuList = opensLater(async () => (await import('../../ui/lists/row-menu-list.tsx')).RowMenuList);

type Props = {
  names: readonly string[];
  rows: readonly ComparisonRow[];
  title: string;
  today: string;
  /** What its files are called: “offers”. */
  fileName: string;
  /** Lines below the table of the picture: where its figures come from. */
  notes?: readonly string[];
};

/** Prints a comparison, copies it as a text, or hands it over as a file or a picture; nothing leaves the device by itself. */
export function ComparisonShare({ names, rows, title, today, fileName, notes = [] }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const copy = async () => {
    if (await copyText(comparisonText(names, rows))) showToast({ text: <Trans>Comparison copied.</Trans> });
    else showToast({ text: <Trans>The browser did not allow this to be copied.</Trans>, kind: 'error' });
  };
  const saved = (name: string) => showToast({ text: <Trans>Downloaded: {name}.</Trans> });
  const download = () => {
    const name = `foothold-${fileName}-${today}.csv`;
    saveFile({ name, text: comparisonCsv(names, rows), type: 'text/csv;charset=utf-8' });
    saved(name);
  };
  const picture = async (give: (file: File) => Promise<void> | void) => {
    try {
      const { comparisonPicture } = await import('./comparison-picture.ts');
      const blob = await comparisonPicture({ title, names, rows, notes });
      if (!blob) throw new Error('no picture');
      await give(new File([blob], `foothold-${fileName}-${today}.png`, { type: 'image/png' }));
    } catch (cause) {
      const text =
        cause instanceof TypeError ? (
          <MissingWords />
        ) : (
          <Trans>The browser could not make a picture of this table.</Trans>
        );
      showToast({ text, kind: 'error' });
    }
  };
  const downloadPicture = (file: File) => {
    saveFile({ name: file.name, text: file, type: file.type });
    saved(file.name);
  };
  const sharePicture = async (file: File) => {
    if (!(await shareFile(file, title)))
      showToast({ text: <Trans>The browser did not allow this to be shared.</Trans>, kind: 'error' });
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
          {
            name: 'picture',
            label: <Trans>Download picture</Trans>,
            onClick: () => void picture(downloadPicture),
          },
          ...(canShareFiles()
            ? [
                {
                  name: 'share',
                  label: <Trans>Share picture</Trans>,
                  onClick: () => void picture(sharePicture),
                },
              ]
            : []),
          { name: 'print', label: <Trans>Print</Trans>, onClick: () => printPage(title) },
        ]}
      />
    </>
  );
}
