import { describe, expect, it } from 'vitest';
import { labels } from '../../../test-data/labels.ts';
import { worldAreaName } from '../../geography/world-area.ts';
import { readWorkplace, type WorkplaceSource } from './workplace.ts';

/** `remote ES`, `hybrid`, '' for unknown. */
function show(source: WorkplaceSource): string {
  const { workplace, countries } = readWorkplace(source);
  return [workplace === 'unknown' ? '' : workplace, ...countries].join(' ');
}

describe('what a person reads in real postings', () => {
  const titles = labels('workplace-titles').map(([title, label]) => ({
    title,
    label,
    answer: show({ title }),
  }));
  const texts = labels('workplace-locations').map(([text, label]) => {
    return { text, label, answer: readWorkplace({ locations: [text] }).workplace };
  });

  it('is read in 98 of 100 titles and in every location', () => {
    expect(titles.length).toBe(100);
    const wrong = titles.filter(({ answer, label }) => answer !== label);
    expect(1 - wrong.length / titles.length).toBeGreaterThanOrEqual(0.98);
    expect(texts.length).toBe(60);
    expect(texts.filter(({ answer, label }) => answer !== label)).toEqual([]);
  });

  it('is all there is: no title gets a workplace or country that it does not state', () => {
    expect(titles.filter(({ answer, label }) => !`${label} `.startsWith(answer && `${answer} `))).toEqual([]);
  });
});

it.each<[string, WorkplaceSource, string]>([
  ['nothing', {}, ''],
  ['a yes of the source', { locations: ['Austin, TX'], remote: true }, 'remote'],
  ['a no of the source', { locations: ['Austin, TX'], remote: false }, ''],
  ['words above the flag', { locations: ['Austin, TX (Hybrid)'], remote: true }, 'hybrid'],
  ['words above a no', { locations: ['Remote - Canada'], remote: false }, 'remote CA'],
  ['the freest of several', { locations: ['Austin, TX (On-site)', 'Boise, ID (Hybrid)'] }, 'hybrid'],
  ['hybrid or remote', { locations: ['Hybrid or Remote'] }, 'remote'],
  ['not remote', { title: 'Cook (not remote)', locations: ['Not remote - Austin, TX'] }, ''],
  ['hybrid cloud', { title: 'Hybrid Cloud Engineer' }, ''],
  ['an on-site trade', { title: 'On-site Property Manager' }, ''],
  ['remote sensing', { title: 'Remote Sensing Scientist' }, ''],
  ['a title of its own', { title: 'Cook - Hybrid', locations: ['Austin, TX'] }, 'hybrid'],
  ['a city in the title', { title: 'Nurse (Remote - Austin, TX)' }, 'remote US'],
  ['Georgia, the state or not', { title: 'Nurse (Remote, Georgia)' }, 'remote'],
  ['Ashby', { stated: 'OnSite' }, 'onsite'],
  ['Lever', { stated: 'hybrid' }, 'hybrid'],
  ['Lever, not said', { stated: 'unspecified' }, ''],
  ['Recruitee', { stated: 'on_site' }, 'onsite'],
  ['JobPosting', { stated: 'TELECOMMUTE' }, 'remote'],
  ['a type of employment', { stated: 'Full-time (remote)' }, 'remote'],
])('%s', (_, source, expected) => {
  expect(show(source)).toBe(expected);
});

it('names the part of the world that remote work is open to', () => {
  expect(readWorkplace({ locations: ['Remote - EMEA'] }).areas).toEqual(['EMEA']);
  expect(readWorkplace({ locations: ['Remote - UK or Europe'] })).toEqual({
    workplace: 'remote',
    countries: ['GB'],
    areas: ['Europe'],
  });
  expect(readWorkplace({ title: 'Nurse | LATAM | Remote' }).areas).toEqual(['Latin America']);
  expect(readWorkplace({ locations: ['Europe'] })).toEqual({
    workplace: 'unknown',
    countries: [],
    areas: [],
  });
  expect(
    ['LatAm', 'the Americas', 'North & South America', 'Ohio', '', 'constructor'].map(worldAreaName),
  ).toEqual(['Latin America', 'Americas', 'Americas', '', '', '']);
});
