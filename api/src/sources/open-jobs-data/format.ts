import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, flagOf, textOf, textsOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { isPlaceholder } from '@foothold/core/parsing/place/location-words.ts';
import { boardPostingId } from '../record/board-posting-id.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';
import { workdayPlace } from './workday-place.ts';

/** Boards that give one place as three list items: `["Amsterdam", "North Holland", "Netherlands"]`. */
const splitPlaces: ReadonlySet<string> = new Set(['workable', 'bamboohr']);

/** Reads a record of the open-jobs-data feed (applicant tracking boards of many employers; no texts, no pay). */
export function readOpenJobsData(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const source = textOf(row.platform).toLowerCase() || 'open-jobs-data';
  const companyName = textOf(row.company);
  const places = textsOf(row.locations);
  return finishPosting({
    source,
    externalId: boardPostingId(source, companyName, textOf(row.jobId)),
    title: textOf(row.title),
    companyName,
    url: webLink(row.applyUrl),
    locations: placesOf(source, places, textOf(row.jobId)),
    remote: flagOf(row.isRemote),
    employmentType: textOf(row.employmentType),
    category: textOf(row.department),
    postedAt: statedTime(row.postedAt, { now }),
    seenAt: statedTime(row.firstSeenAt, { now }) ?? statedTime(row.scrapedAt, { now }),
  });
}

function placesOf(board: string, places: string[], jobId: string): string[] {
  if (splitPlaces.has(board) && places.length > 1) return [places.join(', ')];
  const first = board === 'workday' && places.every(isPlaceholder) ? workdayPlace(jobId) : '';
  return first === '' ? places : [first, ...places];
}
