import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labels } from '../../../test-data/labels.ts';
import { realFile } from '../../../test-data/real-files.ts';
import { dayMs, statedTime } from '../../dates/dates.ts';
import { placeInTime } from '../../dates/stated-time.ts';
import { readWorkplace } from '../place/workplace.ts';
import { parseJobType } from './employment-type.ts';
import { readSeniority } from './seniority.ts';

/** What these rules read of a posting, whichever feed it came from. */
interface Row {
  title: string;
  type: string;
  locations: string[];
  remote: boolean | null;
  date: unknown;
  /** The instant its feed was collected. */
  seen: number;
}

const folder = realFile('postings/');
const feeds = ['open_jobs_data_new_union.json', 'tech_salary_radar_ats_2026-07.jsonl'].map(
  (name) => new URL(name, folder),
);
const isReal = feeds.every((file) => existsSync(file));

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function realRows(): Row[] {
  const [first = '', second = ''] = feeds.map((file) => readFileSync(file, 'utf8'));
  const boards: unknown[] = JSON.parse(first);
  const radar: unknown[] = second
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return [
    ...boards.map(fieldsOf).map((row) => ({
      title: textOf(row.title),
      type: textOf(row.employmentType),
      locations: Array.isArray(row.locations) ? row.locations.map(textOf) : [],
      remote: typeof row.isRemote === 'boolean' ? row.isRemote : null,
      date: row.postedAt,
      seen: Date.parse(textOf(row.scrapedAt)),
    })),
    ...radar.map(fieldsOf).map((row) => ({
      title: textOf(row.title),
      type: textOf(row.employment_type),
      locations: [textOf(row.location_raw)],
      remote: row.is_remote === true ? true : null,
      date: row.published_at,
      seen: Date.parse(textOf(row.first_seen)),
    })),
  ];
}

function standIn(): Row[] {
  const [dates, texts] = [labels('dates'), labels('workplace-locations')];
  return labels('seniority').map(([title], at) => ({
    title,
    type: ['Full time', 'PartTime', '', 'permanent'][at % 4] ?? '',
    locations: [texts[at % texts.length]?.[0] ?? ''],
    remote: null,
    date: dates[at % dates.length]?.[0] ?? null,
    seen: Date.UTC(2026, 7, 22),
  }));
}

/** “senior 12.3 %, unknown 80.0 %” */
function shares(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]) => `${value} ${((100 * count) / values.length).toFixed(1)} %`)
    .join(', ');
}

describe(`every posting of ${isReal ? 'two real feeds' : 'the stand-in'}`, () => {
  const rows = isReal ? realRows() : standIn();
  const say = (name: string, values: readonly string[]) => {
    // biome-ignore lint/suspicious/noConsole: the shares are what this run is for
    console.log(`${name}: ${isReal ? 'real' : 'stand-in'}, ${values.length} postings: ${shares(values)}`);
  };

  it('states a rank or none', () => {
    const ranks = rows.map(({ title }) => readSeniority(title));
    say('seniority', ranks);
    expect(rows.length).toBeGreaterThanOrEqual(isReal ? 24_000 : 150);
    expect(ranks.filter((rank) => rank === 'unknown').length / rows.length).toBeGreaterThan(0.3);
    expect(ranks.filter((rank) => rank === 'senior').length / rows.length).toBeGreaterThan(0.1);
  });

  it('states where the work is done, or does not; where it is said, the source does not say the opposite', () => {
    const known = new Map<string, ReturnType<typeof readWorkplace>>();
    const read = ({ title, locations, remote }: Row) => {
      const key = JSON.stringify([title, locations, remote]);
      const answer = known.get(key) ?? readWorkplace({ title, locations, remote });
      known.set(key, answer);
      return answer.workplace;
    };
    const places = rows.map(read);
    say('workplace', places);
    // A feed that says remote: true is never answered with unknown.
    expect(rows.filter((row, at) => row.remote === true && places[at] === 'unknown')).toEqual([]);
    const against = rows.filter((row, at) => row.remote === false && places[at] === 'remote');
    expect(against.length / rows.length).toBeLessThan(0.02);
  });

  it('has a type of employment wherever its words name one', () => {
    const types = rows.filter(({ type }) => type !== '').map(({ type }) => parseJobType(type) || 'unknown');
    say('employment type', types);
    expect(types.filter((type) => type === 'unknown').length / types.length).toBeLessThan(
      isReal ? 0.02 : 0.5,
    );
  });

  it('has a date of its own past wherever one is given', () => {
    const given = rows.filter(({ date }) => typeof date === 'string' && date !== '');
    const dates = given.map(({ date, seen }) => statedTime(date, { now: seen }));
    say(
      'date',
      dates.map((at) => (at === null ? 'unknown' : 'read')),
    );
    expect(given.length).toBeGreaterThan(isReal ? 10_000 : 100);
    expect(dates).not.toContain(null);
    const ahead = given.filter(({ seen }, at) => {
      const date = dates[at];
      return date != null && placeInTime(date) > seen + 2 * dayMs;
    });
    expect(ahead.length / given.length).toBeLessThan(0.01);
  });
});
