import { samplePostings } from '@foothold/api/src/ingest/sample/sample.ts';
import { samplePlaces } from '@foothold/api/src/ingest/sample/sample-places.data.ts';
import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import { type SampleRandom, sampleRandom } from '@foothold/core/text/sample-random.ts';

/** The feed name of made postings. */
export const madeSource = 'bench';

const dayMs = 86_400_000;
const oldestDays = 120;
/** Made-up rare words; each is in one posting of so many. */
const rareWords = 2000;

/**
 * Postings shaped like the sample set: its titles, employers, cities and texts, each put together again, dated over 120
 * days before `now`. The same for the same numbers, on every machine; row `from` does not depend on those before it.
 */
export function* madePostings(now: Date, from: number, to: number): Generator<RawPostingInput> {
  const samples = samplePostings(now);
  const cities = Object.keys(samplePlaces);
  for (let row = from; row < to; row += 1) {
    const random = sampleRandom(`bench ${row}`);
    const base = random.pick(samples);
    yield {
      ...base,
      source: madeSource,
      externalId: `row-${row}`,
      companyName: random.pick(samples).companyName,
      url: `https://example.com/bench/${row}`,
      locations: base.remote ? (base.locations ?? []) : random.draw(cities, random.next() < 0.1 ? 3 : 1),
      description: `${textOf(base, random, samples)}<p>Reference ${rareWord(row % rareWords)}.</p>`,
      postedAt: Math.round(now.getTime() - random.next() * oldestDays * dayMs),
    };
  }
}

/** Texts as long as feeds give them: two in five are the beginning only, one in five is a long one. */
function textOf(base: RawPostingInput, random: SampleRandom, samples: readonly RawPostingInput[]): string {
  const text = base.description ?? '';
  const share = random.next();
  if (share < 0.4) return `<p>${htmlToText(text).slice(0, 150 + Math.floor(random.next() * 850))}</p>`;
  return share < 0.8 ? text : `${text}${random.pick(samples).description}`;
}

/** The rare word number `n`: letters only, so that nothing else reads like it. */
export function rareWord(n: number): string {
  return `zq${[...String(n).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`;
}
