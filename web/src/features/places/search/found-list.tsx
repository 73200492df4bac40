import type { PlaceResult, placesSearch } from '@foothold/core/contract/places.ts';
import type { RouteData } from '@foothold/core/contract/route.ts';
import { foundPlaceId } from '@foothold/core/entities/place/found-place-record.ts';
import { hoursToday } from '@foothold/core/entities/place/hours-today.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { SavedIds } from '../../../data/places/place-list.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import type { Answer } from '../../../ui/notes/use-answer.ts';
import { StateChip } from '../../../ui/state-chip.tsx';

type Found = Answer<RouteData<typeof placesSearch>, unknown>;

/** Above the rows: how many were found. */
export function FoundHead({ answer, isAsked, count }: { answer: Found; isAsked: boolean; count: number }) {
  const isLoading = isAsked && answer.phase === 'loading';
  return (
    <ListHead
      busy={isLoading}
      end={
        isLoading &&
        answer.isSlow && (
          <Button variant="text" size="small" onClick={answer.cancel}>
            <Trans>Cancel</Trans>
          </Button>
        )
      }
    >
      {isLoading ? (
        <Trans>Looking for places…</Trans>
      ) : isAsked && answer.phase === 'ready' ? (
        <Plural value={count} _0="No place found" one="# place" other="# places" />
      ) : null}
    </ListHead>
  );
}

/** Why an answer failed or is not whole; the rows that did arrive stay. */
export function foundNotice(answer: Found): ReactNode {
  const { phase, error, retry } = answer;
  if (phase === 'offline')
    return (
      <OfflineNote>
        <Trans>Places cannot be searched for until you are online again. Your own places are all here.</Trans>
      </OfflineNote>
    );
  if (phase === 'failed')
    return (
      <ErrorNote
        title={<Trans>The places could not be searched for</Trans>}
        retry={{ label: <Trans>Retry</Trans>, onClick: retry }}
        requestId={error instanceof ApiError ? error.requestId : ''}
      >
        {error instanceof ApiError && <ToldWords of={error} />}
      </ErrorNote>
    );
  const { notice = '', noticeText } = (phase === 'ready' && answer.shown?.answer) || {};
  return notice ? (
    <Note kind="quiet" icon="info" role="status">
      <ToldWords of={{ message: notice, text: noticeText }} />
    </Note>
  ) : null;
}

type RowsProps = {
  keyed: readonly { place: PlaceResult; key: string }[];
  saved: SavedIds;
  selected: string | null;
  answer: Found;
  isAsked: boolean;
  addressOf: (open: string) => string;
  lineOf: (place: PlaceResult) => string;
};

/** The places found, each with what tells it from the others; or why there is none. */
export function FoundRows({ keyed, saved, selected, answer, isAsked, addressOf, lineOf }: RowsProps) {
  const { t } = useLingui();
  const line = useHoursLine();
  if (!isAsked)
    return (
      <EmptyState title={<Trans>Find offices, schools, gyms, anything</Trans>}>
        <Trans>
          Move the map to where you want to look, enter what you are looking for, and search. You can save
          what you find.
        </Trans>
      </EmptyState>
    );
  if (answer.phase === 'loading' && answer.isSlow && keyed.length === 0)
    return <SkeletonRows label={t`Looking for places`} />;
  // A search that failed, or was not made, found nothing out.
  if (keyed.length === 0 && answer.phase === 'stopped')
    return (
      <EmptyState title={<Trans>The search was canceled</Trans>}>
        <Button variant="outlined" onClick={answer.retry}>
          <Trans>Search again</Trans>
        </Button>
      </EmptyState>
    );
  if (keyed.length === 0 && answer.phase === 'ready')
    return (
      <EmptyState title={<Trans>No place found</Trans>}>
        <Trans>Fewer words, another type, or a wider map often find more.</Trans>
      </EmptyState>
    );
  return keyed.map(({ place, key }, at) => (
    <ListRow
      key={key}
      id={key}
      to={addressOf(key)}
      selected={key === selected}
      title={t`${at + 1}. ${place.title}`}
      chips={
        (saved.places.has(foundPlaceId(place)) || saved.companies.has(foundPlaceId(place))) && (
          <StateChip kind="saved" />
        )
      }
      second={[shownPlaceType(place.type), lineOf(place)].filter(Boolean).join(' · ')}
      end={line(place)}
    />
  ));
}

/** “4.5 (862) · 7AM–6PM”: the rating with its count and today's hours, as far as they are said. */
function useHoursLine(): (place: PlaceResult) => string {
  const { t, i18n } = useLingui();
  const number = numberFormat(i18n.locale, { maximumFractionDigits: 1 });
  return ({ rating, reviews, operating_hours, timezone }) => {
    const today = hoursToday(operating_hours, { timeZone: timezone, now: systemClock.now() })?.text ?? '';
    const stars = rating === null ? '' : number.format(rating);
    const count = reviews === null ? '' : number.format(reviews);
    const rated = stars && count ? t`${stars} (${count})` : stars;
    return [rated, today].filter(Boolean).join(' · ');
  };
}
