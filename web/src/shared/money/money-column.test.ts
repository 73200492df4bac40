import { Offer } from '@foothold/core/entities/offer/offer.ts';
import type { CityDetail, GeoFact } from '@foothold/core/geography/geo.ts';
import { noLiving } from '@foothold/core/geography/living.ts';
import { describe, expect, test } from 'vitest';
import { moneyPlaceOf } from './money-column.ts';

const wage = (area: string, value: number): GeoFact => ({
  ...{ key: 'median-wage', value, unit: 'usd-year', area },
  ...{ agency: 'U.S.', dataset: 'Wages', year: '2025' },
});
const city = {
  ...{ id: '1', name: 'Columbus', code: '', country: 'US', stateCode: 'OH', lat: 40, lng: -83 },
  ...{ population: null, timeZone: '', stateName: 'Ohio', county: '', metro: null, isCapital: false },
  facts: [wage('Columbus, OH', 83_900), wage('Ohio', 82_000)],
  living: noLiving,
} satisfies CityDetail;
const offer = (fields: object) => Offer.parse({ internalId: 1, jobId: 1, ...fields }) as Offer;
const of = (fields: object, place: CityDetail | null = city) =>
  moneyPlaceOf({ key: 'offer:1', offer: offer(fields) }, place);

describe('a city', () => {
  test('pays the nearest median of the occupation, which may be a tenth off', () => {
    const { place, origin } = moneyPlaceOf({ key: 'city:1', offer: null }, city);
    expect(place).toMatchObject({ country: 'US', state: 'OH', pay: 8_390_000, payError: 839_000 });
    expect(origin).toMatchObject({ kind: 'median', fact: { area: 'Columbus, OH' } });
  });

  test('without an occupation pays what nobody knows', () => {
    const { place, origin } = moneyPlaceOf({ key: 'city:1', offer: null }, { ...city, facts: [] });
    expect(place.pay).toBeNull();
    expect(origin.kind).toBe('none');
  });
});

describe('an offer', () => {
  test('pays what it says, with its bonus, insurance and days apart', () => {
    const { place } = of({ basePay: '$80,000', bonus: '5%', health: '$164 a month', onSiteDays: '3' });
    expect(place).toMatchObject({ pay: 8_000_000, payError: 0, bonus: 400_000, health: 16_400, days: 3 });
  });

  test('of a range pays its middle and may be half of it off; of hours 5%', () => {
    expect(of({ basePay: '$80,000 - $90,000' }).place).toMatchObject({ pay: 8_500_000, payError: 500_000 });
    expect(of({ basePay: '$40 an hour' }).place).toMatchObject({ pay: 8_320_000, payError: 416_000 });
  });

  test('in another currency, or without a figure, has no pay to count with, and never the median', () => {
    expect(of({ basePay: '€60,000' })).toMatchObject({
      place: { pay: null },
      origin: { kind: 'foreign', words: '€60,000' },
    });
    expect(of({}).origin.kind).toBe('none');
  });

  test('on a place that is not known has no state', () => {
    expect(of({ basePay: '$80,000', onSiteDays: 'hybrid' }, null).place).toMatchObject({
      ...{ country: '', state: '', days: null, rents: null },
    });
  });
});
