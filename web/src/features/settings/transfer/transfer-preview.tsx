import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { importFieldName } from '@foothold/core/transfer/import-fields.messages.ts';
import { importedJob } from '@foothold/core/transfer/import-job.ts';
import type { RowMatch } from '@foothold/core/transfer/import-match.ts';
import type { ImportSheet } from '@foothold/core/transfer/import-sheet.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../../../platform/use-say.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { RefusedRows } from './transfer-refused.tsx';
import {
  type ImportPreview,
  leftOutColumns,
  type MatchChoice,
  type MatchChoices,
  matchCounts,
  type RowNumbers,
  rowsOfKind,
} from './transfer-rows.ts';
import { StatusQuestions } from './transfer-status-questions.tsx';

const samples = 4;

type Props = {
  sheets: readonly ImportSheet[];
  preview: ImportPreview;
  choices: MatchChoices;
  onChoices: (choices: MatchChoices) => void;
  /** A question of a sheet was answered. */
  onAnswer: (sheet: ImportSheet) => void;
};

/** What an import would bring, by number, and what is done with what is here already. Nothing is written yet. */
export function TransferPreview({ sheets, preview, choices, onChoices, onAnswer }: Props) {
  const { t } = useLingui();
  const { number } = useNumbers();
  const counts = matchCounts(preview);
  const leftOut = useMemo(() => leftOutColumns(sheets), [sheets]);
  const rows = (kind: RowMatch['kind']) => (
    <RowList of={rowsOfKind(preview, kind)} isOne={sheets.length === 1} />
  );
  const options: { value: MatchChoice; label: string }[] = [
    { value: 'skip', label: t`Leave as they are` },
    { value: 'fill', label: t`Fill in what is empty` },
    { value: 'add', label: t`Add them again` },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
      <Box
        component="ul"
        aria-label={t`What the file contains`}
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
            rows={rows('same')}
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
            rows={rows('similar')}
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
          <Line
            count={number(counts.repeat)}
            words={t`twice in the file: imported once`}
            rows={rows('repeat')}
          />
        )}
        {preview.refused.length > 0 && (
          <Line count={number(preview.refused.length)} words={t`not readable: left out`} />
        )}
      </Box>
      {sheets.map((sheet) => (
        <StatusQuestions key={sheet.name} sheet={sheet} onAnswer={onAnswer} />
      ))}
      <Sample preview={preview} />
      {preview.refused.length > 0 && <RefusedRows refused={preview.refused} sheets={sheets} />}
      {leftOut.length > 0 && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 520, marginBlockEnd: '4px' }}>
            <Trans>Columns that are left out</Trans>
          </Box>
          <Box
            component="ul"
            aria-label={t`Columns that are left out`}
            sx={{ margin: 0, padding: 0, listStyle: 'none' }}
          >
            {leftOut.map(({ head, rows }) => (
              <Box component="li" key={`${rows.sheet} ${head}`} sx={{ paddingBlock: '2px' }}>
                {head} <RowList of={[rows]} isOne={sheets.length === 1} />
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Note kind="quiet" icon="undo">
        <Trans>Nothing is written yet. The whole import is one step that you can undo.</Trans>
      </Note>
    </Box>
  );
}

type LineProps = { count: string; words: string; rows?: ReactNode; choice?: ReactNode };

function Line({ count, words, rows, choice }: LineProps) {
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
        {words} {rows}
      </span>
      {choice}
    </Box>
  );
}

const shownRows = 6;

/** Which rows, by the numbers that a spreadsheet shows: the first of them, and how many there are beyond. */
function RowList({ of, isOne }: { of: readonly RowNumbers[]; isOne: boolean }) {
  const { t } = useLingui();
  const words = of.map(({ sheet, numbers }) => {
    const first = numbers.slice(0, shownRows).join(', ');
    const more = numbers.length - shownRows;
    const list = more > 0 ? t`${first} and ${more} more` : first;
    const rows = t`${plural(numbers.length, { one: `row ${list}`, other: `rows ${list}` })}`;
    return isOne ? rows : `${sheet}, ${rows}`;
  });
  return (
    <Box component="span" sx={{ color: token('text-3'), fontSize: '0.8125rem' }}>
      {words.join(' · ')}
    </Box>
  );
}

/** The first new jobs as they would be, so that a column in the wrong place is seen before it is written. */
function Sample({ preview: { rows, matches } }: { preview: ImportPreview }) {
  const say = useSay();
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
          const { job } = importedJob(row, null, { now: new Date(), newUid: () => '', say });
          const date = dateWords(job.dateApplied, i18n.locale, { dateStyle: 'medium' });
          const applied = date && t`applied ${date}`;
          const dated = row.events
            .filter((event) => event.date !== '')
            .map(
              (event) =>
                `${event.name || say(importFieldName(event.event))} ${dateWords(event.date, i18n.locale, { dateStyle: 'medium' })}`,
            );
          const facts = [
            ...[job.companyName, job.location, say(jobStatusName(job.status)), applied, job.salary],
            ...dated,
          ];
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
