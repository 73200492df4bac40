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
import { useTravelFrom } from '../../../data/places/homes.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { ClashNote } from '../shared/clash-note.tsx';
import { homeZone } from '../shared/home-zone.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';

type Props = {
  values: InterviewFormValues;
  /** The stored interview, null for a new one. */
  stored: Interview | null;
  onTime: (time: string) => void;
};

/** What is doubtful about the time of an interview, as it is typed: nothing of it keeps anybody from saving. */
export function TimeNotes({ values, stored, onTime }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const all = useInterviews();
  const from = useTravelFrom()?.from ?? null;
  const home = homeZone();
  const fields = interviewFields(values);
  const interview = Interview.parse({
    ...stored,
    ...fields,
    internalId: stored?.internalId ?? 0,
  }) as Interview;
  const zone = values.timeZone || home;
  const doubt = timeDoubt(fields.dateOfInterview, zone);
  const span = interviewSpan(interview, home);
  const start = from && { lat: from.latitude, lng: from.longitude };
  const clashes = interviewClashes(interview, all?.interviews ?? [], { home, from: start });
  const way = wayTo(interview, start, { home });
  const theirs = span && zone !== home ? words.clock(span.start, home) : '';
  return (
    <>
      {doubt?.kind === 'skipped' && (
        <Note
          kind="warn"
          icon="alert"
          role="status"
          title={<Trans>There is no {values.time} on this day: the clocks go forward then.</Trans>}
          action={
            <Button variant="outlined" size="small" onClick={() => onTime(doubt.instead.slice(11, 16))}>
              <Trans>Make it {doubt.instead.slice(11, 16)}</Trans>
            </Button>
          }
        />
      )}
      {doubt?.kind === 'twice' && (
        <Note
          kind="warn"
          icon="alert"
          role="status"
          title={<Trans>{values.time} comes twice on this day: the clocks go back.</Trans>}
        >
          <Trans>
            The first one is kept, {words.clock(doubt.first.getTime(), zone)}. Ask which one is meant, and
            write the answer into the notes.
          </Trans>
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
          <Trans>
            Leave at {words.clock(way.leaveAt.getTime(), home)}: about {way.minutes} minutes from{' '}
            {from?.name || t`home`} in a straight line at 35 km/h.
          </Trans>
        </Note>
      )}
    </>
  );
}
