import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { shownCountry } from '../../platform/shown-country.ts';
import { countriesQuery } from '../../shared/geography/geo-queries.ts';
import { LiveSearchField } from '../../ui/fields/live-search-field.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useGo } from '../../ui/hooks/use-go.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { useScreenTitle } from '../../ui/hooks/use-screen-title.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { ListTools } from '../../ui/lists/list-tools.tsx';
import { PageTurner } from '../../ui/lists/page-turner.tsx';
import { AnswerHead } from '../../ui/notes/answer-head.tsx';
import { AnswerNotes, hasAnswerNotes } from '../../ui/notes/answer-notes.tsx';
import { useAnswer } from '../../ui/notes/use-answer.ts';
import { PageHead } from '../../ui/page-head.tsx';
import {
  type CountryList,
  type CountrySort,
  countriesOf,
  countryListAddress,
  countryPageSize,
  readCountryList,
} from './country/country-list.ts';
import { CountryPane } from './country/country-pane.tsx';
import { CountryRows } from './country/country-rows.tsx';
import { HiddenTitle } from './group/hidden-title.tsx';

/** All countries, searched and sorted, the chosen one beside them; the address holds it all (docs/spec/screens.md, Addresses). */
export function CountriesScreen() {
  const { t, i18n } = useLingui();
  useScreenTitle(t`Countries`);
  const isMobile = useMobile();
  const [query] = useSearchParams();
  const list = useMemo(() => readCountryList(query), [query]);
  const go = useGo(countryListAddress);
  const answer = useAnswer(countriesQuery(), { state: null });
  const results = answer.shown?.answer.results;
  const all = useMemo(
    () => results?.map((row) => ({ ...row, name: shownCountry(row.code) || row.name })),
    [results, i18n.locale],
  );
  const { text, sort, page } = list;
  const found = useMemo(
    () => countriesOf(all ?? [], { text, sort }, i18n.locale),
    [all, text, sort, i18n.locale],
  );
  const rows = found.slice((page - 1) * countryPageSize, page * countryPageSize);
  const keys = rows.map(({ id }) => id);
  const asked = all?.find(({ code, code3 }) => code === list.country || code3 === list.country);
  const first = isMobile ? null : (keys[0] ?? null);
  const selected = asked?.id ?? list.country ?? first;
  const isOpen = isMobile && list.country !== null;
  const narrow = (parts: Partial<CountryList>) => go({ ...list, page: 1, country: null, ...parts });
  const search = useCallback(
    (words: string) => go({ ...list, text: words, page: 1, country: null }, { typed: true }),
    [go, list],
  );
  const number = <strong>{useNumbers().number(found.length)}</strong>;
  const sorts: { value: CountrySort; label: string }[] = [
    { value: 'a-z', label: t`Name, A to Z` },
    { value: 'z-a', label: t`Name, Z to A` },
    ...(all?.some(({ population }) => population !== null) || sort === 'largest' || sort === 'smallest'
      ? [
          { value: 'largest', label: t`Largest first` } as const,
          { value: 'smallest', label: t`Smallest first` } as const,
        ]
      : []),
  ];
  return (
    <FullHeight>
      {isOpen ? (
        <HiddenTitle title={t`Countries`} />
      ) : (
        <>
          <PageHead
            title={<Trans>Countries</Trans>}
            actions={
              <Button variant="outlined" component={Link} to="/cities">
                <Trans>Cities</Trans>
              </Button>
            }
          />
          <ListTools>
            <LiveSearchField fullWidth label={t`Country or its code`} text={text} onSearch={search} />
            <Picker
              lead={t`Sort`}
              label={t`Sort`}
              hasLabel={false}
              value={sort}
              options={sorts}
              onChange={(next) => narrow({ sort: next })}
            />
          </ListTools>
        </>
      )}
      <ListDetail
        label={t`Countries`}
        detailLabel={t`Country`}
        head={
          <AnswerHead
            answer={answer}
            waiting={t`Looking for countries…`}
            count={found.length === 1 ? <Trans>{number} country</Trans> : <Trans>{number} countries</Trans>}
          />
        }
        notice={
          hasAnswerNotes(answer) && (
            <AnswerNotes
              answer={answer}
              failed={<Trans>The list of countries could not be loaded</Trans>}
              retryLabel={<Trans>Retry countries</Trans>}
              offline={
                <Trans>Other countries load when you are online. Your own places work as usual.</Trans>
              }
            />
          )
        }
        foot={
          rows.length > 0 && (
            <ListFoot
              keys={[
                { caps: ['j', 'k'], does: <Trans>move</Trans> },
                { caps: ['/'], does: <Trans>search</Trans> },
              ]}
            >
              <PageTurner
                page={page}
                pageSize={countryPageSize}
                count={rows.length}
                total={found.length}
                onPage={(next) => narrow({ page: next })}
              />
            </ListFoot>
          )
        }
        keys={keys}
        selected={selected}
        onSelect={(country) => go({ ...list, country }, { replace: true })}
        isOpen={isOpen}
        detail={
          selected !== null &&
          all && (
            <CountryPane
              key={selected}
              country={asked ?? all.find(({ id }) => id === selected) ?? null}
              asked={selected}
              onBack={() => go({ ...list, country: null }, { replace: true })}
            />
          )
        }
      >
        <CountryRows
          answer={answer}
          rows={rows}
          total={found.length}
          list={list}
          selected={selected}
          onGo={narrow}
        />
      </ListDetail>
    </FullHeight>
  );
}
