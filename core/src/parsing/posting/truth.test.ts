import { describe, expect, it } from 'vitest';
import { labels } from '../../../test-data/labels.ts';
import { countryName } from '../../geography/country.ts';
import { foldPlaceName } from '../../geography/place-name.ts';
import { minorDigits } from '../pay/minor-digits.ts';
import { parsePay } from '../pay/salary.ts';
import { parseLocation } from '../place/location.ts';

interface Seen {
  places: string[];
  remote: boolean;
  remoteCountries: string[];
  hybrid: boolean;
}

/** A city state is its country; a country alone counts once, wherever in the text it stands. */
function place(city: string, state: string, country: string): string {
  const name = foldPlaceName(city);
  const isCountry = name === foldPlaceName(countryName(country)) && state === '';
  return `${isCountry ? '' : name}|${foldPlaceName(state)}|${country}`;
}

const isNamed = (text: string) => !text.startsWith('||');
const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();

function labelled(label: string): Seen {
  const [, list = '', remote, hybrid] = /^(.*?)(?: ?\bR:([A-Z,]*))?( H)?$/.exec(label) ?? [];
  return {
    places: list.split('; ').flatMap((text) => {
      const [city = '', state = '', country = ''] = text.split('|');
      return country ? [place(city, state, country)] : [];
    }),
    remote: remote !== undefined,
    remoteCountries: (remote ?? '').split(',').filter(Boolean),
    hybrid: hybrid !== undefined,
  };
}

function read(text: string): Seen {
  const { places, remote, remoteCountries, hybrid } = parseLocation(text);
  return {
    // A name that could be in several countries has none: nothing is said of it then.
    places: places.flatMap(({ city, state, country }) => (country ? [place(city, state, country)] : [])),
    remote,
    remoteCountries,
    hybrid,
  };
}

/** The same in one line: named places, countries, remote with its countries, hybrid. */
function line({ places, remote, remoteCountries, hybrid }: Seen): string {
  const countries = places.map((text) => text.slice(text.lastIndexOf('|') + 1));
  return [
    ...sorted(places.filter(isNamed)),
    ...sorted([...countries, ...remoteCountries]),
    remote ? `remote ${sorted(remoteCountries).join(',')}` : '',
    hybrid ? 'hybrid' : '',
  ].join(' / ');
}

/** What an answer says beyond its label: a place, a country or a mode that the text does not name. */
function invented(answer: Seen, label: Seen): string[] {
  const countries = new Set([
    ...label.places.map((text) => text.slice(text.lastIndexOf('|') + 1)),
    ...label.remoteCountries,
  ]);
  const fits = (text: string) => {
    const [city, state, country = ''] = text.split('|');
    if (!city && !state) return country === '' || countries.has(country);
    return label.places.some((other) => {
      const [itsCity, itsState, itsCountry] = other.split('|');
      return (!city || city === itsCity) && (!state || state === itsState) && country === itsCountry;
    });
  };
  return [
    ...answer.places.filter((text) => !fits(text)),
    ...answer.remoteCountries.filter((country) => !label.remoteCountries.includes(country)),
    ...(answer.remote && !label.remote ? ['remote'] : []),
    ...(answer.hybrid && !label.hybrid ? ['hybrid'] : []),
  ];
}

/** Prints the share of right answers with every other one. */
function report(name: string, total: number, wrong: readonly string[]): number {
  const share = 1 - wrong.length / total;
  // biome-ignore lint/suspicious/noConsole: the share and the misses are what this run is for
  console.log(
    `${name}: ${(100 * share).toFixed(1)} % of ${total}${wrong.map((text) => `\n  ${text}`).join('')}`,
  );
  return share;
}

describe.each([
  { name: 'labeled locations', truth: labels('locations'), rows: 150 },
  { name: 'labeled locations of a second draw', truth: labels('locations-second-draw'), rows: 97 },
  { name: 'labeled locations of a third draw', truth: labels('locations-third-draw'), rows: 100 },
  { name: 'labeled locations that came last', truth: labels('locations-last-draw'), rows: 100 },
])('$name', ({ name, truth, rows }) => {
  const answers = truth.map(([text, label]) => ({ text, answer: read(text), label: labelled(label) }));

  it('are read as a person reads them in 98 of 100', () => {
    const wrong = answers.filter(({ answer, label }) => line(answer) !== line(label));
    const share = report(
      name,
      answers.length,
      wrong.map(({ text, answer, label }) => `${text}: ${line(answer)}  — labeled ${line(label)}`),
    );
    expect(answers.length).toBe(rows);
    expect(share).toBeGreaterThanOrEqual(0.98);
  });

  it('get no place, country or way of working that they do not name', () => {
    const more = answers.map(({ text, answer, label }) => ({ text, more: invented(answer, label) }));
    expect(more.filter((row) => row.more.length > 0)).toEqual([]);
  });
});

function payLine(text: string): string {
  const pay = parsePay(text);
  if (!pay) return '';
  const unit = 10 ** minorDigits(pay.currency);
  const side = (amount: number | null) => (amount === null ? '-' : String(amount / unit));
  return `${side(pay.min)}..${side(pay.max)} ${pay.currency ?? '-'} ${pay.interval ?? '-'}${pay.estimated ? ' est' : ''}`;
}

describe.each([
  { name: 'labeled pay', truth: labels('pay'), rows: 150 },
  { name: 'labeled pay of a second draw', truth: labels('pay-second-draw'), rows: 100 },
])('$name', ({ name, truth, rows }) => {
  const answers = truth.map(([text, label]) => ({ text, answer: payLine(text), label }));
  const wrong = answers.filter(({ answer, label }) => answer !== label);

  it('is read as a person reads it in 99 of 100', () => {
    const misses = wrong.map(({ text, answer, label }) => `${text}: ${answer}  — labeled ${label}`);
    expect(answers.length).toBe(rows);
    expect(report(name, answers.length, misses)).toBeGreaterThanOrEqual(0.99);
  });

  it('gets no figure, currency or interval that it does not state', () => {
    const said = (text: string) => text.split(/\.\.| /).filter((word) => word !== '-' && word !== '');
    const more = wrong.filter(({ answer, label }) =>
      said(answer).some((word) => !said(label).includes(word)),
    );
    expect(more).toEqual([]);
  });
});
