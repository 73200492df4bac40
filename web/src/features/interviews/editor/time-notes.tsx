import { exactWallTimeAt, wallWords } from '@foothold/core/dates/wall-time.ts';
import { Interview } from '@foothold/core/entities/interview/interview.ts';
import {
  type InterviewFormValues,
  interviewFields,
} from '@foothold/core/entities/interview/interview-form.ts';
import { interviewClashes, wayTo } from '@foothold/core/interviews/interview-clashes.ts';
import { interviewSpan } from '@foothold/core/interviews/interview-span.ts';
import { timeDoubt } from '@foothold/core/interviews/time-doubt.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useInterviews } from '../../../data/interviews/interviews.ts';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { useTravelOptions } from '../calendar/use-calendar.ts';
import { ClashNote } from '../shared/clash-note.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';

type Props = {
  values: InterviewFormValues;
  /** The stored interview, null for a new one. */
  stored: Interview | null;
  onChange: (field: 'time' | 'offset', value: string) => void;
};

/** What is doubtful about the time of an interview, as it is typed: nothing of it keeps anybody from saving. */
export function TimeNotes({ values, stored, onChange }: Props) {
  const { t, i18n } = useLingui();
  const words = useInterviewWords();
  const all = useInterviews();
  const options = useTravelOptions();
  const { home } = options;
  const fields = interviewFields(values);
  const interview = Interview.parse({
    ...stored,
    ...fields,
    internalId: stored?.internalId ?? 0,
  }) as Interview;
  const zone = values.timeZone || home;
  const doubt = timeDoubt(fields.dateOfInterview, zone);
  const span = interviewSpan(interview, home);
  const clashes = interviewClashes(interview, all?.interviews ?? [], options);
  const way = wayTo(interview, options.from ?? null, options);
  const time = wallWords(values.time, i18n.locale);
  const theirs = span && zone !== home ? words.clock(span.start, home) : '';
  return (
    <>
      {doubt?.kind === 'skipped' && (
        <Note
          kind="warn"
          icon="alert"
          role="status"
          title={<Trans>{time} does not exist on this day: the clocks go forward.</Trans>}
          action={
            <Button
              variant="outlined"
              size="small"
              onClick={() => onChange('time', doubt.instead.slice(11, 16))}
            >
              <Trans>Make it {wallWords(doubt.instead.slice(11, 16), i18n.locale)}</Trans>
            </Button>
          }
        />
      )}
      {doubt?.kind === 'twice' && (
        <Note
          kind="warn"
          icon="alert"
          role="status"
          title={
            <Trans>{time} occurs twice on this day because the clocks go back. Which one do you mean?</Trans>
          }
        >
          <RadioList
            label={t`Which ${time} is meant`}
            value={fields.dateOfInterview.slice(16)}
            options={[
              { value: '', label: t`The first, ${words.clock(doubt.first.getTime(), zone)}` },
              {
                value: exactWallTimeAt(doubt.second, zone).slice(16),
                label: t`The second, ${words.clock(doubt.second.getTime(), zone)}`,
              },
            ]}
            onChange={(offset) => onChange('offset', offset)}
          />
        </Note>
      )}
      {theirs && (
        <Note kind="quiet" icon="globe" role="status">
          <Trans>{theirs} for you.</Trans>
        </Note>
      )}
      {clashes.map((clash) => (
        <ClashNote key={clash.other.internalId} clash={clash} />
      ))}
      {way && (
        <Note kind="quiet" icon="car">
          {way.isByRoad ? (
            <Trans>
              Leave at {words.leave(way.leaveAt, interview)}: {words.length(way.minutes)} by road from{' '}
              {options.fromName || t`home`}, by the route you asked for.
            </Trans>
          ) : (
            <Trans>
              Leave at {words.leave(way.leaveAt, interview)}: about {words.length(way.minutes)} from{' '}
              {options.fromName || t`home`} in a straight line at 35 km/h.
            </Trans>
          )}
        </Note>
      )}
    </>
  );
}
