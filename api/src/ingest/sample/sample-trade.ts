/** The five job types as the sample set's texts name them; the spelling is what an employer would write. */
export type SampleType = 'Full-time' | 'Part-time' | 'Contract' | 'Internship' | 'Temporary';

/** Where the work is done. */
export type SampleMode = 'onsite' | 'hybrid' | 'remote';

/**
 * One position of a trade. Texts may hold `{one|other}`, of which one is taken.
 * Pay is the usual range in whole US dollars, by the hour or by the year.
 */
export interface SampleRole {
  titles: readonly string[];
  /** Keys of `sampleCompanies` that hire for it. */
  at: readonly string[];
  /** Drawn from in turn; full-time when left out. */
  types?: readonly SampleType[];
  /** Drawn from in turn; on site when left out. */
  modes?: readonly SampleMode[];
  hour?: readonly [number, number];
  year?: readonly [number, number];
  about: readonly string[];
  do: readonly string[];
  bring: readonly string[];
}

/** What the positions of a trade have in common, beside the positions themselves. */
export interface SampleTrade {
  category: string;
  /** True where a posting can also be in Canada or Europe: no license or law of one country in the text. */
  abroad?: boolean;
  about: readonly string[];
  do: readonly string[];
  bring: readonly string[];
  /** For everyone, whatever the contract. */
  offer: readonly string[];
  /** For permanent full-time staff only. */
  benefit?: readonly string[];
  roles: readonly SampleRole[];
}

/** A fictional employer; `does` is one sentence, places are keys of `samplePlaces`. */
export interface SampleCompany {
  name: string;
  industry: string;
  does: string;
  places: readonly string[];
}

/** A real city with the currency pay is stated in there and what a US amount is multiplied by. */
export interface SamplePlace {
  currency?: 'CAD' | 'GBP' | 'EUR';
  pay: number;
}
