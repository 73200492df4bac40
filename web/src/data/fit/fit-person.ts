import { type FitPerson, unstatedPerson } from '@foothold/core/fit/fit.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryHome } from '../places/travel-from.ts';
import type { OwnData } from '../rows/own-data.ts';
import { querySetting } from '../settings/settings.ts';
import { queryFitAnswers } from './fit-answers.ts';

const workplaces = ['remote', 'hybrid', 'onsite'] as const;

/** What the person said of themselves, for the fit of jobs, live; undefined while it loads. */
export function useFitPerson(): FitPerson | undefined {
  return useOwnQuery('fit person', queryFitPerson);
}

/** What the person said of themselves: what they want, where they live, whether they may work somewhere. */
export async function queryFitPerson(db: OwnData): Promise<FitPerson> {
  const [authorization, home, amount, currency, wanted] = await Promise.all([
    queryFitAnswers(db),
    queryHome(db, 'home'),
    querySetting(db, 'fit', 'payAmount'),
    querySetting(db, 'fit', 'payCurrency'),
    querySetting(db, 'fit', 'workplaces'),
  ]);
  const isPay = /^[1-9]\d{0,14}$/.test(amount) && /^[A-Z]{3}$/.test(currency);
  const isPlace = home !== null && (home.city !== '' || home.state !== '' || home.country !== '');
  return {
    ...unstatedPerson,
    authorization,
    pay: isPay ? { amount: Number(amount), currency } : null,
    workplaces: workplaces.filter((one) => wanted.split(',').includes(one)),
    places: isPlace ? [{ city: home.city, state: home.state, country: home.country }] : [],
  };
}
