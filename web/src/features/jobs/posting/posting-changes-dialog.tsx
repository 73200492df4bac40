import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { PostingVersion } from '@foothold/core/entities/job/posting-versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { momentText } from '../../../ui/moment-text.ts';
import { fullDate } from '../shared/job-cells.ts';
import { ReadingDialog } from '../shared/reading-dialog.tsx';
import { changesOf } from './posting-changes.ts';
import { TextComparison } from './text-comparison.tsx';

type Props = { open: boolean; versions: readonly PostingVersion[]; onClose: () => void };

/** What changed in a posting, version by version: what was added is underlined, what was taken out is struck through. */
export function PostingChangesDialog({ open, versions, onClose }: Props) {
  const { t } = useLingui();
  const changes = changesOf(versions);
  const [chosen, setChosen] = useState(0);
  const change = changes[chosen] ?? changes[0];
  const day = (version: PostingVersion) => fullDate(dateOfText(version.takenAt));
  // Two versions of one day are told apart by their times.
  const moment = ({ takenAt }: PostingVersion) =>
    Number.isNaN(Date.parse(takenAt)) ? takenAt : momentText(takenAt);
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={<Trans>What changed in the posting</Trans>}
      under={
        change && (
          <Trans>
            From {moment(change.before)} to {moment(change.after)}
          </Trans>
        )
      }
      fullWidth
    >
      {changes.length > 1 && (
        <Box sx={{ marginBlockEnd: '16px', overflowX: 'auto' }}>
          <Segment
            label={t`Change`}
            value={String(chosen)}
            onChange={(value) => setChosen(Number(value))}
            options={changes.slice(0, 6).map(({ after }, at) => ({ value: String(at), label: day(after) }))}
          />
        </Box>
      )}
      {change && <TextComparison before={change.before.text} after={change.after.text} />}
    </ReadingDialog>
  );
}
