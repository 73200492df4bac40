import { CityDetail, GeoMatch } from '@foothold/core/geography/geo.ts';
import type { Household } from '@foothold/core/money/household.ts';
import { moneyLeft } from '@foothold/core/money/money-left.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { keepAnswer, storedAnswer } from '../../platform/server/stored-answers.ts';
import { cityQuery, geocodeQuery, reverseQuery } from '../geography/geo-queries.ts';
import { useStoredOccupation } from '../geography/use-stored-occupation.ts';
import {
  type AskedColumn,
  answerState,
  type ColumnState,
  type MoneyColumn,
  moneyPlaceOf,
} from './money-column.ts';

/** Columns of a comparison with their figures, live; what was loaded once is there without a network too. */
export function useMoneyColumns(asked: readonly AskedColumn[], household: Household): MoneyColumn[] {
  const { code } = useStoredOccupation();
  const chosen = (key: string) => household.columns[key]?.city ?? '';
  const words = asked.map(({ key, at }) => (at && 'text' in at && !chosen(key) ? at.text : ''));
  const points = asked.map(({ key, at }) => (at && 'lat' in at && !chosen(key) ? at : null));
  const places = useQueries({
    queries: words.map((text) => ({
      ...geocodeQuery(text, { country: 'US' }),
      ...initial(`geocode ${text}`, z.array(GeoMatch)),
      enabled: text !== '',
    })),
  });
  const nearest = useQueries({
    queries: points.map((point) => ({
      ...reverseQuery(point ?? { lat: 0, lng: 0 }),
      ...(point && initial(`reverse ${point.lat} ${point.lng}`, z.nullable(GeoMatch))),
      enabled: point !== null,
    })),
  });
  const ids = asked.map(({ key, at }, place) => {
    if (chosen(key)) return chosen(key);
    if (at && 'cityId' in at) return at.cityId;
    const found = nearest[place]?.data ?? places[place]?.data?.[0];
    return found?.kind === 'city' ? found.id : '';
  });
  const cities = useQueries({
    queries: ids.map((id) => ({
      ...cityQuery(id, code),
      ...initial(`city ${id} ${code}`, CityDetail),
      enabled: /^\d{1,10}$/.test(id),
    })),
  });
  useKept(cities, (at) => `city ${ids[at]} ${code}`);
  useKept(places, (at) => `geocode ${words[at]}`);
  useKept(nearest, (at) => `reverse ${points[at]?.lat} ${points[at]?.lng}`);

  const placed = asked.map((column, at) => {
    const city = cities[at]?.data ?? null;
    const state: ColumnState = city
      ? 'ready'
      : ids[at]
        ? answerState(cities[at])
        : words[at]
          ? answerState(places[at], 'nowhere')
          : points[at]
            ? answerState(nearest[at], 'nowhere')
            : 'nowhere';
    return { ...column, state, city, ...moneyPlaceOf(column, city) };
  });
  const base = placed.find(({ key }) => key === household.pricesOf)?.place.parities?.levels ?? null;
  return placed.map((column) => ({ ...column, month: moneyLeft(column.place, household, base) }));
}

/** What was kept of an earlier answer, as what a query begins with; read once, when the query is made. */
function initial<T>(name: string, schema: z.ZodMiniType<T>) {
  return {
    initialData: () => storedAnswer(name, schema)?.value,
    initialDataUpdatedAt: () => storedAnswer(name, schema)?.at,
  };
}

function useKept(answers: readonly UseQueryResult<unknown>[], nameOf: (at: number) => string): void {
  const stamp = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ');
  useEffect(() => {
    for (const [at, { data, dataUpdatedAt }] of answers.entries())
      if (data !== undefined) keepAnswer(nameOf(at), data, dataUpdatedAt);
    // The stamp says when any of them is another one.
  }, [stamp]);
}
