import type { Offer } from '@foothold/core/entities/offer/offer.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import type { CityDetail, GeoFact } from '@foothold/core/geography/geo.ts';
import type { MoneyLeft, MoneyPlace } from '@foothold/core/money/money-left.ts';
import { type MoneyRange, offerPay, reckoningError } from '@foothold/core/tracking/offer-pay.ts';

/** Where a column lies: a city by its GeoNames number, words, a point; null where nothing says it. */
export type ColumnAt = { cityId: string } | { text: string } | { lat: number; lng: number } | null;

/** A column that is asked for. */
export type AskedColumn = {
  /** `city:4509177`, `offer:12`, `place:7`. */
  key: string;
  name: string;
  /** A quiet line below the name. */
  under: string;
  at: ColumnAt;
  offer: Offer | null;
  /** Where one would work, where that is known closer than by its city. */
  work?: Point | null;
};

/** How the pay of a column is known. */
export type PayOrigin =
  | { kind: 'offer'; words: string }
  | { kind: 'median'; fact: GeoFact }
  /** Money of another currency is never converted. */
  | { kind: 'foreign'; words: string }
  | { kind: 'none' };

/** Why the figures of a column are not there. */
export type ColumnState = 'ready' | 'loading' | 'offline' | 'failed' | 'nowhere';

/** How a query of a column stands; `done` is what it means that it was answered. */
export function answerState(
  query: { isSuccess: boolean; isError: boolean; fetchStatus: string } | undefined,
  done: ColumnState = 'failed',
): ColumnState {
  if (query?.isSuccess) return done;
  if (query?.fetchStatus === 'paused') return 'offline';
  return query?.isError ? 'failed' : 'loading';
}

/** A column with all that is known of it. */
export type MoneyColumn = AskedColumn & {
  state: ColumnState;
  city: CityDetail | null;
  place: MoneyPlace;
  origin: PayOrigin;
  month: MoneyLeft;
};

/** How far a median wage may be off for one person, in percent (decision 0095). */
const medianError = 10;

/** What the rules reckon with, of an asked column and the city it is in. */
export function moneyPlaceOf(
  { key, offer }: Pick<AskedColumn, 'key' | 'offer'>,
  city: CityDetail | null,
): { place: MoneyPlace; origin: PayOrigin } {
  const of = offer ? ofOffer(offer) : ofCity(city);
  const living = city?.living;
  return {
    origin: of.origin,
    place: {
      key,
      country: city?.country ?? '',
      state: city?.stateCode ?? '',
      pay: of.pay,
      payError: of.payError,
      bonus: of.bonus ?? null,
      health: of.health ?? null,
      days: of.days ?? null,
      rents: living?.rents ?? null,
      parities: living?.parities ?? null,
    },
  };
}

type Known = Pick<MoneyPlace, 'pay' | 'payError'> &
  Partial<Pick<MoneyPlace, 'bonus' | 'health' | 'days'>> & { origin: PayOrigin };

function ofCity(city: CityDetail | null): Known {
  // The nearest comes first: metro, state, country.
  const fact = city?.facts.find(({ key }) => key === 'median-wage');
  if (!fact) return { pay: null, payError: 0, origin: { kind: 'none' } };
  const pay = Math.round(fact.value * 100);
  return { pay, payError: Math.round((pay * medianError) / 100), origin: { kind: 'median', fact } };
}

function ofOffer(offer: Offer): Known {
  const { baseYear, isReckoned, bonus, healthMonth } = offerPay(offer);
  const rest = {
    bonus: dollars(bonus),
    health: dollars(healthMonth),
    days: /^[0-7]$/.test(offer.onSiteDays.trim()) ? Number(offer.onSiteDays) : null,
  };
  const pay = dollars(baseYear);
  if (pay === null)
    return {
      ...rest,
      pay,
      payError: 0,
      origin: offer.basePay ? { kind: 'foreign', words: offer.basePay } : { kind: 'none' },
    };
  const spread = baseYear ? (baseYear.high - baseYear.low) / 2 : 0;
  const payError = Math.round(spread + (isReckoned ? pay * reckoningError : 0));
  return { ...rest, pay, payError, origin: { kind: 'offer', words: offer.basePay } };
}

/** The middle of a range in cents; null for none and for money that is no dollars. */
function dollars(range: MoneyRange | null): number | null {
  return range?.currency === 'USD' ? Math.round((range.low + range.high) / 2) : null;
}
