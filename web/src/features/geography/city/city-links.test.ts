import { expect, test } from 'vitest';
import { cityLinkGroups } from './city-links.data.ts';

const links = cityLinkGroups.flatMap((group) => group.links);

test('the agencies whose figures decide about a move are there', () => {
  const hosts = new Set(links.map(({ url }) => new URL(url).host.replace(/^www\./, '')));
  for (const host of ['census.gov', 'bls.gov', 'bea.gov', 'huduser.gov', 'ncei.noaa.gov', 'usa.gov'])
    expect(hosts).toContain(host);
});

test('every page belongs to a government or to an institution of one', () => {
  const official =
    /(^|\.)(gov|gov\.uk|gc\.ca|gov\.au|europa\.eu)$|^(www\.)?(careeronestop\.org|cmhc-schl\.gc\.ca|hudexchange\.info|nomisweb\.co\.uk|usps\.com)$/;
  for (const { url } of links) expect(new URL(url).host).toMatch(official);
});

test('each link is secure, stands once, and says in one sentence what it is for', () => {
  expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
  for (const { url, name, about, country } of links) {
    expect(url).toMatch(/^https:\/\/[a-z.0-9-]+\/\S*$/);
    expect(about, name).toMatch(/^[A-Z0-9][^!]{10,110}\.$/);
    expect(country, name).not.toBe('');
  }
});

test('within a question, the United States come first', () => {
  for (const { need, links: group } of cityLinkGroups) {
    const isUs = group.map(({ country }) => country === 'United States');
    expect(isUs.indexOf(false) === -1 || !isUs.slice(isUs.indexOf(false)).includes(true), need).toBe(true);
  }
});
