import { closingInstant, isInstant, placeInTime, writtenDate } from '@foothold/core/dates/stated-time.ts';
import { postingFingerprint } from '@foothold/core/duplicates/posting-fingerprint.ts';
import type { Pay, RawPosting } from '@foothold/core/entities/posting/posting.ts';
import { htmlToText, snippet } from '@foothold/core/entities/posting/posting-text.ts';
import type { Workplace } from '@foothold/core/entities/posting/workplace-names.ts';
import { worldAreaCountries } from '@foothold/core/geography/world-area.ts';
import { payInLine } from '@foothold/core/parsing/pay/pay-in-line.ts';
import { payInText } from '@foothold/core/parsing/pay/pay-in-text.ts';
import { payText } from '@foothold/core/parsing/pay/pay-text.ts';
import { payAYear } from '@foothold/core/parsing/pay/pay-year.ts';
import { parsePay, placedPay } from '@foothold/core/parsing/pay/salary.ts';
import { isPlaceholder } from '@foothold/core/parsing/place/location-words.ts';
import { readWorkplace } from '@foothold/core/parsing/place/workplace.ts';
import { parseJobType } from '@foothold/core/parsing/posting/employment-type.ts';
import { postingFactKeys } from '@foothold/core/parsing/posting/facts/read-posting-facts.ts';
import { readSeniority } from '@foothold/core/parsing/posting/seniority.ts';
import { categoryName } from '@foothold/core/search/category-name.ts';
import { areasOf, unknownArea } from '@foothold/core/search/search-area.ts';
import { searchKey } from '@foothold/core/search/search-text.ts';
import { searchedText, searchVectors } from '@foothold/core/search/search-vector.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import timeZoneAt from '@photostructure/tz-lookup';
import type { ResolvedLocation, ResolvedPlace } from './import-places.ts';
import type { AcceptedPosting } from './import-record.ts';
import { jobKey } from './job-key.ts';
import { sanitiseDescription } from './sanitise.ts';
import type { StoredPosting } from './store.ts';

const snippetLength = 280;

/** Turns an accepted posting and its resolved locations into the row that is stored. Pure; 1–10 ms with a long text. */
export function postingRow(accepted: AcceptedPosting, locations: readonly ResolvedLocation[]): StoredPosting {
  const { posting, contentHash } = accepted;
  const places = distinctPlaces(locations.flatMap((location) => location.places));
  const countries = countriesOf(places, locations);
  const stated = [posting.workplaceText, posting.employmentType].filter(Boolean).join(', ');
  const named = readWorkplace({ title: posting.title, stated });
  const isRemote =
    posting.remote === true || named.workplace === 'remote' || locations.some((location) => location.remote);
  const descriptionHtml = sanitiseDescription(posting.description);
  const text = htmlToText(descriptionHtml);
  const pay =
    statedPay(posting, countries) ?? payOfTitle(posting.title, countries) ?? payOfText(text, countries);
  const titleWords = searchKey(posting.title);
  const postedAt = posting.postedAt ?? posting.seenAt;
  const salary = pay ? payText(pay) : posting.payText.slice(0, 200);
  const bodyWords = searchKey(text.slice(0, searchedText)).slice(0, searchedText);
  const row = {
    source: posting.source,
    externalId: posting.externalId,
    contentHash,
    // Long enough for any real title; the index behind it takes no more than 2.7 KB.
    titleWords: titleWords.slice(0, 500),
    companyWords: searchKey(posting.companyName).slice(0, 500),
    areas: areas(places, [
      ...locations.flatMap((location) => location.remoteCountries),
      ...named.countries,
      ...(isRemote ? places.flatMap(({ text }) => worldAreaCountries(text)) : []),
    ]),
    isRemote,
    workplace: workplaceOf(posting, stated, isRemote),
    seniority: readSeniority(posting.title, rankText(posting.seniorityText, text)),
    facts: postingFactKeys({ title: posting.title, text }),
    companyKey: companyKey(posting.companyName),
    payYear: payAYear(pay),
    payCurrency: salary === '' ? null : (pay?.currency ?? ''),
    posted: postedAt === null ? null : new Date(placeInTime(postedAt)).toISOString(),
    postedOn: postedAt === null ? null : isInstant(postedAt) ? null : writtenDate(postedAt),
    postedKind: postedKindOf(posting),
    closedAt:
      posting.closedAt === null
        ? null
        : closingInstant(posting.closedAt, isRemote ? [] : zonesOf(places)).toISOString(),
    closesOn: posting.closedAt === null ? null : writtenDate(posting.closedAt),
    title: posting.title,
    companyName: posting.companyName,
    url: posting.url,
    jobType: parseJobType(posting.employmentType),
    category: categoryName(posting.category).slice(0, 300),
    location: places.map((place) => place.label).join('; ') || (isRemote ? 'Remote' : ''),
    places,
    pay,
    salary,
    snippet: snippet(text, snippetLength),
    descriptionHtml,
  };
  return {
    ...row,
    vectors: searchVectors({ ...row, text: text.slice(0, searchedText) }),
    jobKey: jobKey(row),
    fingerprint: postingFingerprint({
      ...row,
      bodyWords,
      postedAt: row.posted ? Date.parse(row.posted) : null,
    }),
  };
}

/** The zones of the places, none where one of them or all are not known: a job is open until the last of them closes. */
function zonesOf(places: readonly ResolvedPlace[]): string[] {
  const zones = places.map(({ city, lat, lng }) =>
    city !== '' && lat !== null && lng !== null ? timeZoneAt(lat, lng) : '',
  );
  return zones.includes('') ? [] : [...new Set(zones)];
}

function postedKindOf({ postedAt, seenAt }: RawPosting): StoredPosting['postedKind'] {
  if (postedAt !== null) return 'posted';
  return seenAt !== null ? 'seen' : 'unknown';
}

/** All that the posting says at once, since words are above the source's own yes. */
function workplaceOf({ title, locations, remote }: RawPosting, stated: string, isRemote: boolean): Workplace {
  const { workplace } = readWorkplace({ title, locations, remote, stated });
  return workplace === 'unknown' && isRemote ? 'remote' : workplace;
}

/** The source's own field as the text would say it. */
function rankText(stated: string | undefined, text: string): string {
  return stated ? `Seniority level: ${stated}\n` : text;
}

/** The countries of the places, else those that remote work is open to. */
function countriesOf(places: readonly ResolvedPlace[], locations: readonly ResolvedLocation[]): string[] {
  const named = places.map(({ country }) => country).filter((country) => country !== '');
  return named.length > 0 ? named : locations.flatMap(({ remoteCountries }) => remoteCountries);
}

/** The source's own pay, in the currency that its signs mean where the job is. */
function statedPay(
  { pay, payText: text, hasCurrency }: RawPosting,
  countries: readonly string[],
): Pay | null {
  if (pay) return hasCurrency ? pay : placedPay(pay, countries);
  return text ? parsePay(text, { countries }) : null;
}

/** “Warehouse associate - $18/hr”. */
function payOfTitle(title: string, countries: readonly string[]): Pay | null {
  const pay = payInLine(title, countries)?.pay ?? null;
  return pay?.currency === null ? null : pay;
}

/** The pay that the description states; where a plain “$” there may be another country's, it is nobody's. */
function payOfText(text: string, countries: readonly string[]): Pay | null {
  const pay = payInText(text, countries);
  if (!pay || countries.length === 0) return pay;
  const isForeign = pay.currency !== 'USD' && /\$/.test(pay.text) && usDollars.test(text);
  return pay.currency === null || isForeign ? null : pay;
}

const usDollars = /\bUSD\b|\bUS ?\$|\bU\.S\. (?:\$|dollars?)/;

/** “2 Locations” or “Hybrid” beside a real place says nothing; alone it is all that is known. */
function distinctPlaces(all: readonly ResolvedPlace[]): ResolvedPlace[] {
  const told = all.filter((place) => place.country || place.city || !isPlaceholder(place.text));
  const places = told.length > 0 ? told : all;
  const labels = new Set<string>();
  return places.filter((place) => {
    const label = place.label.toLowerCase();
    return label !== '' && !labels.has(label) && labels.add(label);
  });
}

function areas(places: readonly ResolvedPlace[], remoteCountries: readonly string[]): string[] {
  const open = remoteCountries.map((country) => ({ country, state: '' }));
  const all = new Set([...places, ...open].flatMap(areasOf));
  return all.size > 0 ? [...all] : [unknownArea];
}
