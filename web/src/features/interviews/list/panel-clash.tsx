import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { freeTimes } from '@foothold/core/interviews/free-times.ts';
import type { Clash } from '@foothold/core/interviews/interview-clashes.ts';
import { interviewSpan } from '@foothold/core/interviews/interview-span.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { saveInterview } from '../../../data/interviews/interviews.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { useTravelOptions } from '../calendar/use-calendar.ts';
import { ClashNote } from '../shared/clash-note.tsx';
import { homeZone } from '../shared/home-zone.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';

const OfferTimesDialog = opensLater(async () => (await import('./offer-times-dialog.tsx')).OfferTimesDialog);

type Props = { interview: Interview; interviews: readonly Interview[]; clash: Clash };

/** A clash of an interview with what to do about it: offer other times for the later of the two, or keep both. */
export function PanelClash({ interview, interviews, clash }: Props) {
  const { i18n } = useLingui();
  const words = useInterviewWords();
  const [isOffering, setOffering] = useState(false);
  const options = useTravelOptions();
  const home = homeZone();
  const startOf = (one: Interview) => interviewSpan(one, home)?.start ?? 0;
  const moved = startOf(interview) > startOf(clash.other) ? interview : clash.other;
  const now = systemClock.now();
  const times = useMemo(
    () => freeTimes(moved, interviews, { ...options, now }),
    [moved, interviews, calendarDate(now), home, options.from?.lat, options.from?.lng],
  );
  const name = words.name(moved);
  const short = (at: Date) =>
    dateFormat(i18n.locale, {
      ...{ timeZone: home, weekday: 'short', hour: 'numeric', minute: '2-digit' },
      ...(at.getTime() - now.getTime() > 6 * 86_400_000 && { month: 'short', day: 'numeric' }),
    }).format(at);
  const [first, second] = times.map(short);
  const areAgreed = [interview, clash.other].every(({ status }) => status !== 'TBD');
  const keepBoth = async () =>
    toastResult(
      await saveInterview({
        internalId: interview.internalId,
        storedClashes: [...interview.storedClashes, clash.other.uid].slice(-50),
      }),
      <Trans>Both are saved.</Trans>,
    );
  return (
    <>
      <ClashNote
        clash={clash}
        actions={
          <>
            {times.length > 0 && (
              <Button variant="outlined" size="small" onClick={() => setOffering(true)}>
                <Trans>Offer other times</Trans>
              </Button>
            )}
            <Button variant="text" size="small" onClick={() => void keepBoth()}>
              <Trans>Keep both</Trans>
            </Button>
          </>
        }
      >
        {areAgreed && <Trans>Both are confirmed.</Trans>}{' '}
        {first && second && (
          <Trans>
            You could offer {name} {first} or {second}.
          </Trans>
        )}
      </ClashNote>
      <OfferTimesDialog
        open={isOffering}
        onClose={() => setOffering(false)}
        interview={moved}
        times={times}
      />
    </>
  );
}
