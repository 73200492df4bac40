import { countryByCode } from '@foothold/core/geography/country.ts';
import { locationType } from '@foothold/core/geography/location-type.ts';
import { locationTypeName } from '@foothold/core/geography/location-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useSay } from '../../platform/use-say.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { useGo } from '../../ui/hooks/use-go.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { AnswerHead } from '../../ui/notes/answer-head.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { locationPaths } from './list/location-paths.ts';
import { LocationsFrame } from './list/locations-frame.tsx';
import {
  type LocationsView,
  nameSorts,
  pageSize,
  readView,
  viewOf,
  writeView,
} from './list/locations-view.ts';
import { NoRow } from './list/no-row.tsx';
import type { ViewAddress } from './list/use-locations-view.ts';
import { useCountWords } from './list/use-type-words.ts';
import { CountryDetail } from './reference/country-detail.tsx';
import { hasReferenceNotes, ReferenceNotes } from './reference/reference-notes.tsx';
import { useReferenceRows } from './reference/reference-rows.ts';

const world = { country: '', state: '' };

/** /location/listworld/{locationType}/{initCountrySelection}: countries, one opened, and down from there to its states. */
export function LocationWorldScreen() {
  const say = useSay();
  const { t, i18n } = useLingui();
  const params = useParams();
  const type = locationType(params.locationType);
  const country = countryByCode((params.initCountrySelection ?? '').toUpperCase()) ?? 'US';
  const [query] = useSearchParams();
  const text = query.toString();
  const asked = useMemo(() => readView(new URLSearchParams(text), nameSorts), [text]);
  const { answer, matching } = useReferenceRows('country', {
    area: world,
    view: { ...asked, page: 1 },
    enabled: true,
  });
  // The list begins with the page of the country that is opened, until another page is asked for.
  const at = matching.findIndex(({ key }) => key === country);
  const page = query.has('page') || asked.text ? asked.page : Math.max(1, Math.ceil((at + 1) / pageSize));
  const isList = query.get('view') === 'list';
  const view: LocationsView = { ...asked, page, open: isList ? null : country };
  const address = useWorldAddress(view, type);
  const { rows, total } = viewOf(matching, view, i18n.locale);
  const count = useCountWords();
  const isWaiting = answer.phase === 'loading';
  return (
    <FullHeight>
      <PageHead
        title={<Trans>{say(locationTypeName(type))} of the world</Trans>}
        documentTitle={t`${say(locationTypeName(type))} of the world`}
      />
      <LocationsFrame
        label={say(locationTypeName('country'))}
        paneLabel={t`Country`}
        searchLabel={t`Search countries`}
        address={address}
        sorts={nameSorts}
        head={
          <AnswerHead
            answer={answer}
            waiting={<Trans>Loading the countries…</Trans>}
            count={count('country', total)}
          />
        }
        notice={hasReferenceNotes(answer) && <ReferenceNotes answer={answer} />}
        rows={answer.shown ? rows : []}
        total={answer.shown ? total : 0}
        empty={
          isWaiting && answer.isSlow ? (
            <SkeletonRows label={t`Loading the countries`} after={0} />
          ) : (
            answer.shown && <NoCountry text={view.text} />
          )
        }
        pane={(row) => {
          const opened = row ?? (view.open ? matching.find(({ key }) => key === view.open) : null) ?? null;
          return opened ? (
            <CountryDetail key={opened.key} type={type} row={opened} />
          ) : (
            <NoRow isWaiting={isWaiting || answer.shown === null} open={null} />
          );
        }}
      />
    </FullHeight>
  );
}

function NoCountry({ text }: { text: string }) {
  return (
    <li style={{ listStyle: 'none', padding: '24px 16px' }}>
      <Trans>No country begins with “{text}”.</Trans>
    </li>
  );
}

/** The opened country is in the path, the rest of the view behind it. */
function useWorldAddress(view: LocationsView, type: ReturnType<typeof locationType>): ViewAddress {
  const { initCountrySelection = 'us' } = useParams();
  const addressOf = (next: LocationsView) => {
    const { open } = next;
    const words = writeView({ ...next, open: null }, nameSorts);
    words.set('page', String(next.page));
    if (open === null) words.set('view', 'list');
    return locationPaths.world(type, open ?? initCountrySelection, words);
  };
  return { view, addressOf, go: useGo(addressOf) };
}
