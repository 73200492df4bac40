import type { ImportSheet } from '@foothold/core/transfer/import-sheet.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { saveFile } from '../../../platform/files/save-file.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { type RefusedRow, refusedCsv } from './transfer-rows.ts';
import { useTransferWords } from './use-transfer-words.ts';

const shown = 5;

/** The rows that are no jobs, with the reason for each, and all of them as a file to be fixed. */
export function RefusedRows({
  refused,
  sheets,
}: {
  refused: readonly RefusedRow[];
  sheets: readonly ImportSheet[];
}) {
  const { t } = useLingui();
  const words = useTransferWords();
  const download = () =>
    saveFile({
      name: 'foothold-rows-left-out.csv',
      text: refusedCsv(refused, sheets, { row: t`Row`, reason: t`Reason`, why: words.row }),
      type: 'text/csv;charset=utf-8',
    });
  const more = refused.length - shown;
  return (
    <Note
      kind="warn"
      icon="alert"
      title={<Trans>These rows are left out</Trans>}
      action={
        <Button variant="outlined" size="small" onClick={download}>
          <Trans>Download these rows</Trans>
        </Button>
      }
    >
      <Box
        component="ul"
        aria-label={t`Rows that are left out`}
        sx={{ margin: '4px 0 0', padding: 0, listStyle: 'none' }}
      >
        {refused.slice(0, shown).map(({ sheet, problem }) => (
          <li key={`${sheet} ${problem.number}`}>
            {sheets.length > 1 && `${sheet}, `}
            <Trans>
              Row {problem.number}: {words.row(problem)}
            </Trans>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Trans>And {more} more.</Trans>
          </li>
        )}
      </Box>
    </Note>
  );
}
