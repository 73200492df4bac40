import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { isJobStatus, jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { type DateOrder, importedDate } from '@foothold/core/transfer/import-dates.ts';
import { type ImportSheet, withDateOrder, withStatusWord } from '@foothold/core/transfer/import-sheet.ts';
import { maxStatusWords } from '@foothold/core/transfer/import-status.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSay } from '../../../platform/use-say.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { GuessAnswer, GuessesLead } from './transfer-status-questions.tsx';

type Props = { sheet: ImportSheet; onChange: (sheet: ImportSheet) => void };

/** How dates in figures are read; nothing where no date of the file leaves it open. */
export function TransferDates({ sheet, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { dates, dateExample: example } = sheet;
  if (example === '') return null;
  const date = importedDate(example, dates.order);
  const read = dateWords(date, i18n.locale);
  return (
    <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start', marginBlockStart: '20px' }}>
      <Typography variant="h3">
        <Trans>Dates</Trans>
      </Typography>
      <Picker
        lead=""
        label={t`How dates are written in ${sheet.name}`}
        hasLabel={false}
        value={dates.order}
        options={[
          { value: 'month-first', label: t`Month first` },
          { value: 'day-first', label: t`Day first` },
        ]}
        onChange={(order: DateOrder) => onChange(withDateOrder(sheet, order))}
      />
      <Box sx={{ color: token('text-2') }}>
        <Trans>
          “{example}” is read as {read}.
        </Trans>{' '}
        {dates.certainty === 'certain' && <Trans>The other dates of this file are written that way.</Trans>}
        {dates.certainty === 'open' && <Trans>No date in this file settles it.</Trans>}
      </Box>
      {dates.certainty === 'mixed' && (
        <Note kind="warn">
          <Trans>
            Some dates of this file can only begin with the day and some only with the month. Check those that
            could be either.
          </Trans>
        </Note>
      )}
    </Box>
  );
}

const noStatus = 'none';

/** The words of the status column, each with the status it means. */
export function TransferStatuses({ sheet, onChange }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const { statuses } = sheet;
  if (statuses.length === 0 || sheet.format === 'foothold') return null;
  const options = [
    { value: noStatus as string, label: t`None: keep the word in the notes` },
    ...jobStatuses.map(({ value }) => ({ value: value as string, label: say(jobStatusName(value)) })),
  ];
  return (
    <Box sx={{ marginBlockStart: '20px' }}>
      <Typography variant="h3">
        <Trans>Statuses</Trans>
      </Typography>
      {statuses.length > maxStatusWords && (
        <Note kind="warn" icon="alert">
          <Trans>
            This column has {statuses.length} different words, so it may be another kind of column. The most
            frequent ones are here; the rest are kept in the notes unless they are known.
          </Trans>
        </Note>
      )}
      <Box sx={{ color: token('text-2'), paddingBlock: '4px 8px', '&:empty': { display: 'none' } }}>
        <GuessesLead sheet={sheet} onAnswer={onChange} />
      </Box>
      <Box
        component="ul"
        aria-label={t`Statuses of ${sheet.name}`}
        sx={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        {statuses.slice(0, maxStatusWords).map(({ word, count, status, guess }) => (
          <Box
            component="li"
            key={word}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
              alignItems: 'center',
              gap: '6px 16px',
              paddingBlock: '8px',
              '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ fontWeight: 520 }}>
                {word.slice(0, 120)}
              </Box>{' '}
              <Box component="span" sx={{ color: token('text-3') }}>
                {t`${plural(count, { one: '# row', other: '# rows' })}`}
              </Box>
              {guess !== null && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
                  <Box component="span" sx={{ color: token('warn') }}>
                    {t`${say(jobStatusName(guess))}?`}
                  </Box>
                  <GuessAnswer sheet={sheet} word={word} guess={guess} onAnswer={onChange} />
                </Box>
              )}
            </Box>
            <Picker
              lead=""
              label={t`Status of “${word}”`}
              hasLabel={false}
              value={status ?? noStatus}
              options={options}
              onChange={(value) => onChange(withStatusWord(sheet, word, isJobStatus(value) ? value : null))}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
