import type { ReferenceType } from '@foothold/core/geography/location-type.ts';
import { locationTypeName } from '@foothold/core/geography/location-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useSay } from '../../../platform/use-say.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { AnswerHead } from '../../../ui/notes/answer-head.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { LocationsFrame } from '../list/locations-frame.tsx';
import { sortsOf } from '../list/locations-view.ts';
import { NoRow } from '../list/no-row.tsx';
import type { AskedArea } from '../list/use-area.ts';
import { useLocationsView } from '../list/use-locations-view.ts';
import { useCountWords } from '../list/use-type-words.ts';
import { ReferenceDetail } from './reference-detail.tsx';
import { hasReferenceNotes, ReferenceNotes } from './reference-notes.tsx';
import { useReferenceRows } from './reference-rows.ts';

/** Cities, metro areas, states or countries, with the chosen one beside them. */
export function ReferenceList({ type, area }: { type: ReferenceType; area: AskedArea }) {
  const say = useSay();
  const { t } = useLingui();
  const sorts = sortsOf(type);
  const address = useLocationsView(sorts);
  const { view, go } = address;
  const { answer, rows, total } = useReferenceRows(type, { area, view, enabled: true });
  const count = useCountWords();
  const isWaiting = answer.phase === 'loading';
  return (
    <LocationsFrame
      label={say(locationTypeName(type))}
      paneLabel={t`Details`}
      searchLabel={t`Search this list`}
      address={address}
      sorts={sorts}
      head={
        <AnswerHead answer={answer} waiting={<Trans>Loading the list…</Trans>} count={count(type, total)} />
      }
      notice={hasReferenceNotes(answer) && <ReferenceNotes answer={answer} />}
      rows={answer.shown ? rows : []}
      total={answer.shown ? total : 0}
      empty={
        <>
          {isWaiting && answer.isSlow && <SkeletonRows label={t`Loading the list`} after={0} />}
          {answer.shown && !isWaiting && (
            <EmptyState
              title={
                view.text ? (
                  <Trans>Nothing here begins with “{view.text}”</Trans>
                ) : (
                  <Trans>None are known here</Trans>
                )
              }
              actions={
                view.text && (
                  <Button variant="outlined" onClick={() => go({ ...view, text: '', page: 1 })}>
                    <Trans>Show the whole list</Trans>
                  </Button>
                )
              }
            >
              {!view.text && <Trans>Choose another country or state above.</Trans>}
            </EmptyState>
          )}
        </>
      }
      pane={(row) => (row ? <ReferenceDetail row={row} /> : <NoRow isWaiting={isWaiting} open={view.open} />)}
    />
  );
}
