import { importFieldName } from '@foothold/core/transfer/import-fields.messages.ts';
import type { RowProblem } from '@foothold/core/transfer/import-row.ts';
import { useLingui } from '@lingui/react/macro';
import { useSay } from '../../../platform/use-say.ts';
import type { TransferState } from './use-transfer.ts';

type FileProblem = Extract<TransferState, { step: 'problem' }>['problem'];

/** Why a row is no job, and why a file holds none, in words that say what to do. */
export function useTransferWords() {
  const say = useSay();
  const { t } = useLingui();
  const row = (problem: RowProblem): string => {
    switch (problem.problem) {
      case 'no-name':
        return t`It has no job title and no company.`;
      case 'shifted':
        return t`It has more cells than there are columns, so its values may be in the wrong ones.`;
      case 'too-long':
        return t`“${say(importFieldName(problem.column))}” is longer than a job can hold.`;
    }
  };
  const files: Record<FileProblem, string> = {
    empty: t`It is empty, or has a header and no rows.`,
    pdf: t`It is a PDF. Export your jobs as CSV where they are now, then choose that file.`,
    image: t`It is a picture. Export your jobs as CSV where they are now, then choose that file.`,
    excel: t`It is a workbook. Open it, choose “Save as” and “CSV UTF-8”, then choose that file.`,
    word: t`It is a document. Copy its table into a spreadsheet and save that as CSV.`,
    archive: t`It is an archive that cannot be opened here. Unpack it, then choose the CSV file inside.`,
    json: t`It is a JSON file, not a table. If it is a backup, choose “Restore backup”.`,
    'web-page': t`It is a web page. Download the file itself, or save the table as CSV.`,
    'not-text': t`It is not a text table. Export your jobs as CSV where they are now, then choose that file.`,
    'too-large': t`It is larger than 250 MB, or contains more than that. Split it, then import the parts.`,
    'too-many-cells': t`It has more rows and columns than a list of jobs. Nothing was imported. Remove empty rows and columns, or split it.`,
    'no-table': t`It contains no CSV file. From a LinkedIn archive, choose the file with your jobs.`,
    'damaged-zip': t`It was truncated or damaged during download. Download it again.`,
    unreadable: t`The browser could not read it. Check that it is still where it was.`,
  };
  return { row, file: (problem: FileProblem) => files[problem] };
}
