import { parseLocation } from '@foothold/core/parsing/place/location.ts';

/**
 * The first place of a Workday posting whose list says only “3 Locations”: its path names it, with every blank a dash
 * (`/job/US-CA-Santa-Clara/Title_R1`, `/job/NJ---North-Wildwood/…`). '' when no reading of the dashes is a place.
 */
export function workdayPlace(path: string): string {
  const slug = /^\/job\/([^/]+)\//.exec(path)?.[1];
  if (!slug || /^\d/.test(slug)) return '';
  const text = readable(slug).replace(/-{3,}/g, ' - ').replace(/--/g, ', ');
  const spaced = text.replace(/(?<=\S)-(?=\S)/g, ' ');
  const readings = [
    text,
    text.replace(/(?<=[a-z])-(?=[A-Z])/g, ' '),
    spaced,
    text.replace(/(?<=\S)-(?=\S)/g, ', '),
  ];
  const parsed = readings.map((reading) => ({ reading, ...parseLocation(reading) }));
  const best =
    parsed.find(({ places }) => places.some((place) => place.city !== '')) ??
    parsed.find(({ places, remote }) => places.length > 0 || remote);
  return best?.reading ?? '';
}

function readable(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
