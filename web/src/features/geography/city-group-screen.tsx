import { pointOf } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { useTravelFrom } from '../../data/places/homes.ts';
import { citiesQuery } from '../../shared/geography/geo-queries.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { type HowToGo, useGo } from '../../ui/hooks/use-go.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { useScreenTitle } from '../../ui/hooks/use-screen-title.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { PageTurner } from '../../ui/lists/page-turner.tsx';
import { AnswerHead } from '../../ui/notes/answer-head.tsx';
import { AnswerNotes, hasAnswerNotes } from '../../ui/notes/answer-notes.tsx';
import { useAnswer } from '../../ui/notes/use-answer.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { cityGroupPath, cityMapPath, readCityGroup } from './group/city-group.ts';
import {
  type CityList,
  citiesQueryOf,
  cityListAddress,
  cityPageSize,
  readCityList,
} from './group/city-list.ts';
import { CityPane } from './group/city-pane.tsx';
import { CityRows } from './group/city-rows.tsx';
import { CityTools } from './group/city-tools.tsx';
import { HiddenTitle } from './group/hidden-title.tsx';
import { OwnPlacePane } from './group/own-place-pane.tsx';
import { useGroupWords } from './group/use-group-words.ts';
import { WhereFrom } from './group/where-from.tsx';

/** One group of cities, filtered, sorted and paged, a city or an own place open beside them (docs/spec/readings.md R10). */
export function CityGroupScreen() {
  const { t } = useLingui();
  const isMobile = useMobile();
  const words = useGroupWords();
  const { group: word, internalId } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const group = useMemo(() => readCityGroup(word), [word]);
  const list = useMemo(() => readCityList(query, group), [query, group]);
  const addressOf = useCallback(
    (next: CityList) => cityListAddress(pathname, next, group),
    [pathname, group],
  );
  const go = useGo(addressOf);
  const travel = useTravelFrom();
  const isNear = group.kind === 'near';
  const from = travel?.from ? pointOf(travel.from) : null;
  const question = citiesQueryOf(group, list, from);
  const answer = useAnswer(citiesQuery(question), { state: list, enabled: !isNear || from !== null });

  const rows = answer.shown?.answer.results ?? [];
  const total = answer.shown?.answer.total ?? 0;
  const keys = rows.map(({ id }) => id);
  const first = isMobile || internalId ? null : (keys[0] ?? null);
  const selected = list.city ?? first;
  const isOwn = list.city === null && internalId !== undefined;
  const isOpen = isMobile && (list.city !== null || isOwn);
  const narrow = (parts: Partial<CityList>, how?: HowToGo) =>
    go({ ...list, page: 1, city: null, ...parts }, how);
  const backToList = isOwn ? cityListAddress(cityGroupPath(group), list, group) : null;
  const number = <strong>{useNumbers().number(total)}</strong>;
  const title = words.title(group);
  useScreenTitle(title);
  const row = rows.find(({ id }) => id === selected) ?? null;
  return (
    <FullHeight>
      {isOpen ? (
        <HiddenTitle title={title} />
      ) : (
        <>
          <PageHead
            backTo="/cities"
            title={title}
            actions={
              group.kind === 'country' ? (
                <Button variant="outlined" component={Link} to={cityMapPath(group.country, list.state)}>
                  <Trans>Map</Trans>
                </Button>
              ) : (
                <Button variant="outlined" component={Link} to="/countries">
                  <Trans>Countries</Trans>
                </Button>
              )
            }
          />
          <CityTools group={group} list={list} onChange={narrow} />
        </>
      )}
      <ListDetail
        label={title}
        detailLabel={isOwn ? t`Your place` : t`City`}
        head={
          isNear && !from ? null : (
            <AnswerHead
              answer={answer}
              waiting={t`Looking for cities…`}
              count={total === 1 ? <Trans>{number} city</Trans> : <Trans>{number} cities</Trans>}
            />
          )
        }
        notice={
          hasAnswerNotes(answer) && (
            <AnswerNotes
              answer={answer}
              failed={<Trans>The list of cities could not be loaded</Trans>}
              retryLabel={<Trans>Retry cities</Trans>}
              offline={<Trans>New lists load when you are online. Your own places work as usual.</Trans>}
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
                page={answer.shown?.state.page ?? list.page}
                pageSize={cityPageSize}
                count={rows.length}
                total={total}
                onPage={(page) => narrow({ page })}
              />
            </ListFoot>
          )
        }
        keys={keys}
        selected={selected}
        onSelect={(city) => go({ ...list, city }, { replace: true })}
        isOpen={isOpen}
        detail={
          isOwn ? (
            <OwnPlacePane id={internalId} backTo={backToList ?? '/cities'} />
          ) : selected === null ? null : (
            <CityPane
              key={selected}
              id={selected}
              row={row}
              from={travel?.from ?? null}
              onBack={() => go({ ...list, city: null }, { replace: true })}
            />
          )
        }
      >
        {isNear && !from ? (
          travel && <WhereFrom />
        ) : (
          <CityRows
            answer={answer}
            group={group}
            list={list}
            selected={selected}
            from={travel?.from ?? null}
            addressOf={addressOf}
            onGo={narrow}
          />
        )}
      </ListDetail>
    </FullHeight>
  );
}
