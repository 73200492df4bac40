import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { PostingVersion } from '@foothold/core/entities/job/posting-versions.ts';
import { type DiffPiece, diffCounts, foldedDiff } from '@foothold/core/text/text-diff.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { Added, Removed } from '../../../shared/text-diff/diff-marks.tsx';
import { wordDiff } from '../../../shared/text-diff/word-diff.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { momentText } from '../../../ui/moment-text.ts';
import { token } from '../../../ui/tokens.ts';
import { fullDate } from '../shared/job-cells.ts';
import { changesOf, type PostingChange } from './posting-changes.ts';

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
      {change && <Comparison change={change} />}
    </ReadingDialog>
  );
}

function Comparison({ change: { before, after } }: { change: PostingChange }) {
  const { runs, by } = useMemo(() => wordDiff(before.text, after.text), [before.text, after.text]);
  const pieces = useMemo(() => foldedDiff(runs), [runs]);
  const { added, removed } = diffCounts(runs);
  return (
    <>
      <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockEnd: '12px' }}>
        <Plural value={added} one="# word added" other="# words added" />
        {', '}
        <Plural value={removed} one="# word removed" other="# words removed" />.{' '}
        {by === 'lines' && <Trans>Compared line by line, since the text is long.</Trans>}
        {by === 'whole' && (
          <Trans>The two texts have too little in common to be compared word by word.</Trans>
        )}
      </Box>
      <Box
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '66ch',
          fontSize: '0.9375rem',
          lineHeight: '24px',
        }}
      >
        {pieces.map((piece, at) => (
          <Piece key={at} piece={piece} />
        ))}
      </Box>
    </>
  );
}

function Piece({ piece }: { piece: DiffPiece }) {
  switch (piece.kind) {
    case 'added':
      return <Added>{piece.text}</Added>;
    case 'removed':
      return <Removed>{piece.text}</Removed>;
    case 'folded':
      return (
        <Box component="span" sx={{ display: 'block', color: token('text-3'), fontSize: '0.8125rem' }}>
          <Plural value={piece.words} one="… # word the same …" other="… # words the same …" />
        </Box>
      );
    default:
      return <span>{piece.text}</span>;
  }
}
