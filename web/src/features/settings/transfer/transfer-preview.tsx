import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { importedJob } from '@foothold/core/transfer/import-job.ts';
import { columnCells } from '@foothold/core/transfer/import-mapping.ts';
import type { ImportSheet } from '@foothold/core/transfer/import-sheet.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Picker } from '../../../ui/fields/picker.tsx';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { RefusedRows } from './transfer-refused.tsx';
import { type ImportPreview, type MatchChoice, type MatchChoices, matchCounts } from './transfer-rows.ts';

const samples = 4;

type Props = {
  sheets: readonly ImportSheet[];
  preview: ImportPreview;
  choices: MatchChoices;
  onChoices: (choices: MatchChoices) => void;
};

/** What an import would bring, by number, and what is done with what is here already. Nothing is written yet. */
export function TransferPreview({ sheets, preview, choices, onChoices }: Props) {
  const { t } = useLingui();
  const { number } = useNumbers();
  const counts = matchCounts(preview);
  const leftOut = sheets.flatMap(leftOutHeads).join(', ');
  const options: { value: MatchChoice; label: string }[] = [
    { value: 'skip', label: t`Leave as they are` },
    { value: 'fill', label: t`Fill in what is empty` },
    { value: 'add', label: t`Add them again` },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
      <Box
        component="ul"
        aria-label={t`What the file holds`}
        sx={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        <Line
          count={number(counts.new)}
          words={t`${plural(counts.new, { one: 'new job', other: 'new jobs' })}`}
        />
        {counts.same > 0 && (
          <Line
            count={number(counts.same)}
            words={t`already here`}
            choice={
              <Picker
                lead=""
                label={t`What to do with jobs that are already here`}
                hasLabel={false}
                value={choices.same}
                options={options}
                onChange={(same) => onChoices({ ...choices, same })}
              />
            }
          />
        )}
        {counts.similar > 0 && (
          <Line
            count={number(counts.similar)}
            words={t`perhaps here: same link, or same title and company`}
            choice={
              <Picker
                lead=""
                label={t`What to do with jobs that are perhaps here`}
                hasLabel={false}
                value={choices.similar}
                options={options}
                onChange={(similar) => onChoices({ ...choices, similar })}
              />
            }
          />
        )}
        {counts.repeat > 0 && (
          <Line count={number(counts.repeat)} words={t`twice in the file: imported once`} />
        )}
        {preview.refused.length > 0 && (
          <Line count={number(preview.refused.length)} words={t`not readable: left out`} />
        )}
      </Box>
      <Sample preview={preview} />
      {preview.refused.length > 0 && <RefusedRows refused={preview.refused} sheets={sheets} />}
      {leftOut !== '' && (
        <Box sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
          <Trans>Columns that are left out: {leftOut}.</Trans>
        </Box>
      )}
      <Note kind="quiet" icon="undo">
        <Trans>Nothing is written yet. The whole import is one step that you can undo.</Trans>
      </Note>
    </Box>
  );
}

/** Columns that hold something and come into no field; those of our own files repeat what others say. */
function leftOutHeads({ format, mapping, table }: ImportSheet): string[] {
  if (format === 'foothold') return [];
  return table.heads.filter((_head, at) => mapping[at] === null && columnCells(table, at, 1).length > 0);
}

function Line({ count, words, choice }: { count: string; words: string; choice?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
        alignItems: 'center',
        gap: '4px 16px',
        minHeight: 48,
        paddingBlock: '4px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <span>
        <Box component="span" sx={{ fontWeight: 620 }}>
          {count}
        </Box>{' '}
        {words}
      </span>
      {choice}
    </Box>
  );
}

/** The first new jobs as they would be, so that a column in the wrong place is seen before it is written. */
function Sample({ preview: { rows, matches } }: { preview: ImportPreview }) {
  const { t, i18n } = useLingui();
  const first = rows.filter((_row, at) => matches[at]?.kind === 'new').slice(0, samples);
  if (first.length === 0) return null;
  return (
    <Box>
      <Box sx={{ fontWeight: 520, marginBlockEnd: '4px' }}>
        <Trans>The first of them</Trans>
      </Box>
      <Box component="ul" aria-label={t`First new jobs`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {first.map((row, at) => {
          const { job } = importedJob(row, null, { now: new Date(), newUid: () => '' });
          const date = dateWords(job.dateApplied, i18n.locale, { dateStyle: 'medium' });
          const applied = date && t`applied ${date}`;
          const facts = [job.companyName, job.location, jobStatus(job.status).label, applied, job.salary];
          return (
            <Box
              component="li"
              key={`${at} ${row.number}`}
              sx={{ paddingBlock: '6px', overflowWrap: 'anywhere' }}
            >
              <Box>{job.jobTitle || <Trans>No title</Trans>}</Box>
              <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
                {facts.filter(Boolean).join(' · ')}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
