import { currencyOfCountry } from './country-currency.ts';

const ladders = {
  common: '30 40 50 60 70 80 100 120 150',
  american: '40 60 80 100 125 150 175 200 250',
  high: '60 80 100 120 140 160 200 250',
  tens: '150 200 250 300 400 500 600 800 1000',
  hundreds: '300 500 800 1200 1800 2500 3500 5000',
  thousands: '2000 3000 4000 5000 6000 8000 10000 15000',
  tenThousands: '20000 30000 40000 50000 70000 100000 150000',
  hundredThousands: '60000 100000 150000 200000 300000 500000 800000',
} as const;

/** Which steps, in thousands of a currency a year, lie where its wages do; a currency that is not here has the American ones. */
const currencies: Readonly<Record<keyof typeof ladders, string>> = {
  common: 'EUR GBP KWD BHD OMR GEL',
  american: 'USD CAD SGD',
  high: 'AUD NZD CHF QAR ILS RON PLN',
  tens: 'HKD TRY CNY MYR BRL AED SAR ZAR MAD',
  hundreds: 'SEK NOK DKK CZK TWD MXN THB PHP UAH INR EGP UYU',
  thousands: 'JPY HUF ISK NGN ARS PKR BDT LKR KES RSD',
  tenThousands: 'KRW CLP KZT',
  hundredThousands: 'COP IDR VND',
};

const stepsByCurrency = new Map(
  Object.entries(currencies).flatMap(([name, codes]) =>
    codes.split(' ').map((code) => [code, ladders[name as keyof typeof ladders]] as const),
  ),
);

/** Amounts a year, in whole units of a currency, that a search offers as the least pay; lowest first. */
export function payFloors(currency: string): number[] {
  const steps = stepsByCurrency.get(currency) ?? ladders.american;
  return steps.split(' ').map((step) => Number(step) * 1000);
}

/** The currency that pay is stated in where somebody looks for work: of the country (alpha-2), else US dollars. */
export function payCurrencyOf(country: string | null): string {
  return currencyOfCountry(country ?? '') ?? 'USD';
}
