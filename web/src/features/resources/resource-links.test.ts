import { expect, test } from 'vitest';
import { resourceGroups } from './resource-links.data.ts';

const links = resourceGroups.flatMap((group) => group.links);

test('the official pages that everybody needs are there', () => {
  const hosts = new Set(links.map(({ url }) => new URL(url).host.replace(/^www\./, '')));
  for (const host of [
    'careeronestop.org',
    'onetonline.org',
    'mynextmove.org',
    'bls.gov',
    'usajobs.gov',
    'dol.gov',
    'eeoc.gov',
    'consumer.ftc.gov',
    'eures.europa.eu',
    'gov.uk',
    'jobbank.gc.ca',
    'workforceaustralia.gov.au',
  ])
    expect(hosts).toContain(host);
});

test('each link is secure, stands once, and says in one sentence what it is for', () => {
  expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
  for (const { url, name, about, country } of links) {
    expect(url).toMatch(/^https:\/\/[a-z.0-9]+\/\S*$/);
    expect(about, name).toMatch(/^[A-Z0-9][^!]{10,110}\.$/);
    expect(country, name).not.toBe('');
  }
});

test('within a need, the United States come first', () => {
  for (const { need, links: group } of resourceGroups) {
    const isUs = group.map(({ country }) => country === 'United States');
    expect(isUs.indexOf(false) === -1 || !isUs.slice(isUs.indexOf(false)).includes(true), need).toBe(true);
  }
});
