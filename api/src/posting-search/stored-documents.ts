import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import { minorDigits } from '@foothold/core/parsing/pay/minor-digits.ts';
import { exactWords } from '@foothold/core/search/exact-words.ts';
import { searchEdition, searchedText, searchSigns, signs } from '@foothold/core/search/search-vector.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type { PostingDocument } from '../posting-index/port/posting-document.ts';
import type { StoredRow } from './stored-rows.ts';

/** Counts up when a row becomes another document than before. */
const madeHere = 3;

/** What documents are made by: a saved index of another edition is made anew. */
export const documentEdition = `${searchEdition}.${madeHere}`;

/** The document of a stored posting. `groupNumber` gives a group its number of 32 bits. */
export function documentOf(row: StoredRow, groupNumber: (group: number) => number): PostingDocument {
  const text = htmlToText(row.descriptionHtml).slice(0, searchedText);
  return {
    id: row.id,
    title: titleWords(row.title),
    company: titleWords(row.companyName),
    text: titleWords(text),
    signs: [...searchSigns(row), ...writtenSigns(row.title)],
    companyKey: row.companyKey ?? companyKey(row.companyName),
    posted: row.posted,
    closes: row.closes,
    added: row.added,
    isStale: row.isStale,
    group: row.group === null ? null : groupNumber(row.group),
    source: row.source,
    category: row.category,
    workplace: row.workplace,
    jobType: row.jobType,
    seniority: row.seniority,
    isRemote: row.isRemote,
    areas: row.areas,
    // The areas of remote work are those it is open to.
    openTo: row.isRemote ? row.areas : [],
    pay: payOf(row),
    places: (row.places ?? []).map(([lat, lng]) => ({ lat, lng })),
    facts: factsByName(row.facts),
  };
}

/** `shift:night` as a value of `shift`. */
function factsByName(facts: readonly string[]): Record<string, string[]> {
  const named = Map.groupBy(facts, (fact) => fact.slice(0, fact.indexOf(':')));
  return Object.fromEntries(
    [...named].map(([name, own]) => [name, own.map((fact) => fact.slice(name.length + 1))]),
  );
}

/** Words of a title with their accents, which the words themselves are without. */
const writtenSigns = (title: string) =>
  exactWords(title).flatMap(({ word, written }) => (written === word ? [] : [signs.written(written)]));

function payOf({ payMost, payCurrency, payLeastMinor }: StoredRow): PostingDocument['pay'] {
  if (payMost === null || !payCurrency) return null;
  const least = payLeastMinor === null ? payMost : Math.floor(payLeastMinor / 10 ** minorDigits(payCurrency));
  return { least: Math.min(least, payMost), most: payMost, currency: payCurrency };
}
