import type { CompanySearchAnswer } from '@foothold/core/contract/companies.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import type { Geocoder, Point } from '../../providers/geocoder/port.ts';
import { directoryMessage } from './directory.messages.ts';

/** Where locations are looked for; one that meets any of them counts. */
export type CompanyWhere = {
  centres: (Point & { miles: number })[];
  areas: { country: string; state: string }[];
  /** Employers that are open to remote work, wherever they are. */
  isRemote: boolean;
};

type ReadPlaces = {
  /** Null where nothing was typed. */
  where: CompanyWhere | null;
  places: CompanySearchAnswer['places'];
  notices: CompanySearchAnswer['notices'];
};

/** Reads up to ten places joined by semicolons (docs/spec/readings.md R16): an unknown one is said and left out. */
export async function readPlaces(
  geocoder: Geocoder,
  { location, miles, country }: { location: string; miles: number; country: string | null },
): Promise<ReadPlaces> {
  const seen = new Set<string>();
  const typed = location
    .split(/[;\n]/)
    .map((text) => text.replace(/[\s\0]+/g, ' ').trim())
    .filter((text) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
  if (typed.length === 0) return { where: null, places: [], notices: [] };
  const where: CompanyWhere = { centres: [], areas: [], isRemote: false };
  const answer: ReadPlaces = { where, places: [], notices: [] };
  if (typed.length > searchLimits.places)
    answer.notices.push({
      code: 'too-many-places',
      ...told(directoryMessage('too-many-places', { most: searchLimits.places, count: typed.length })),
    });
  for (const asked of typed.slice(0, searchLimits.places)) {
    const [best] = await geocoder.search(asked, country ? { country } : {});
    if (!best) {
      answer.notices.push({
        code: 'place-unknown',
        ...told(directoryMessage('place-unknown', { place: asked })),
      });
      continue;
    }
    if (best.kind === 'remote') {
      where.isRemote = true;
      continue;
    }
    const { name, lat, lng } = best;
    answer.places.push({ asked, name, lat, lng });
    if (best.kind === 'area') where.areas.push({ country: best.country, state: best.state });
    else if (best.kind === 'region') where.areas.push(...best.areas);
    else
      where.centres.push({
        lat,
        lng,
        // A metro reaches as far as its people live.
        miles: best.kind === 'circle' ? Math.max(miles, best.miles) : miles,
      });
  }
  return answer;
}
