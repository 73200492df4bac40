import { readdirSync, statSync } from 'node:fs';
import { placeInTime } from '@foothold/core/dates/stated-time.ts';
import { RawPosting } from '@foothold/core/entities/posting/posting.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import { parseLocation } from '@foothold/core/parsing/place/location.ts';
import { parseJobType } from '@foothold/core/parsing/posting/employment-type.ts';
import { describe, expect, it } from 'vitest';
import { samplePostings, sampleSource } from './sample.ts';
import { sampleCompanies } from './sample-companies.data.ts';
import { samplePlaces } from './sample-places.data.ts';

const now = new Date('2026-11-01T12:00:00Z');
const postings = samplePostings(now).map((posting) => RawPosting.parse(posting));
const texts = postings.map((posting) => htmlToText(posting.description));
const distinct = (values: readonly string[]) => new Set(values).size;
const count = (wanted: (posting: RawPosting) => boolean) => postings.filter(wanted).length;
const days = ({ postedAt }: RawPosting) =>
  postedAt === null ? Number.NaN : (now.getTime() - placeInTime(postedAt)) / 86_400_000;

describe('the sample set', () => {
  it('is large and varied enough to try the product with', () => {
    expect(postings.length).toBeGreaterThanOrEqual(420);
    expect(new Set(postings.map((posting) => posting.companyName)).size).toBe(60);
    expect(distinct(postings.map((posting) => posting.category))).toBeGreaterThanOrEqual(20);
    for (const type of ['fulltime', 'parttime', 'contract', 'internship', 'temporary'])
      expect(count((posting) => parseJobType(posting.employmentType) === type)).toBeGreaterThanOrEqual(20);
    expect(count((posting) => posting.remote === true)).toBeGreaterThanOrEqual(30);
    expect(count((posting) => posting.workplaceText === 'hybrid')).toBeGreaterThanOrEqual(20);
    expect(
      count((posting) => /hybrid|office (?:twice|three times) a week/.test(posting.description)),
    ).toBeGreaterThanOrEqual(60);
    const several = count((posting) => posting.locations.length > 1);
    expect(several).toBeGreaterThanOrEqual(13);
    expect(several).toBeLessThanOrEqual(17);
  });

  it('lies in real cities that the location parser reads, and remote', () => {
    const texts = new Set(postings.flatMap((posting) => posting.locations));
    const read = [...texts].map((text) => ({ text, places: parseLocation(text).places }));
    const towns = read.flatMap(({ text, places }) => places.map((place) => ({ ...place, text })));
    expect(
      towns.filter(({ country, city }) => country === 'US' && city !== '').length,
    ).toBeGreaterThanOrEqual(40);
    expect(new Set(towns.map(({ country }) => country))).toEqual(
      new Set(['US', 'CA', 'IE', 'GB', 'DE', 'NL']),
    );
    for (const { text, city } of towns) if (text !== 'Remote, US') expect(text.startsWith(city)).toBe(true);
    expect(Object.keys(samplePlaces).filter((place) => !texts.has(place))).toEqual([]);
    for (const { remote, locations } of postings)
      expect(locations.includes('Remote, US')).toBe(remote === true);
  });

  it('states pay for about a third, in figures that the pay parser reads and that are plausible', () => {
    const paid = postings.filter((posting) => posting.payText !== '');
    expect(paid.length / postings.length).toBeGreaterThan(0.3);
    expect(paid.length / postings.length).toBeLessThan(0.4);
    for (const { payText, title, employmentType } of paid) {
      const pay = parsePay(payText);
      expect(pay?.interval, payText).toBe(/an hour$/.test(payText) ? 'hour' : 'year');
      expect(pay?.currency, payText).toBe(
        /^CA\$/.test(payText) ? 'CAD' : { $: 'USD', '£': 'GBP', '€': 'EUR' }[payText.charAt(0)],
      );
      expect(pay?.yearlyMin, `${title} ${payText}`).toBeGreaterThan(25_000_00);
      expect(pay?.yearlyMax ?? pay?.yearlyMin, `${title} ${payText}`).toBeLessThan(230_000_00);
      expect(pay?.max ?? 0).toBeGreaterThanOrEqual(pay?.min ?? 0);
      if (employmentType !== 'Full-time') expect(payText).toMatch(/an hour$/);
    }
    expect(paid.filter(({ payText }) => /a year$/.test(payText)).length).toBeGreaterThan(40);
    expect(paid.filter(({ payText }) => /an hour$/.test(payText)).length).toBeGreaterThan(40);
  });

  it('spreads ages evenly over 0 to 60 days', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const posting of postings) {
      expect(days(posting)).toBeGreaterThanOrEqual(0);
      expect(days(posting)).toBeLessThanOrEqual(60);
      const tenth = Math.min(9, Math.floor(days(posting) / 6));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const share of tenths.map((part) => part / postings.length)) {
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.12);
    }
  });

  it('is the same each time but for the dates, which follow the clock', () => {
    expect(samplePostings(now)).toEqual(samplePostings(now));
    const later = samplePostings(new Date(now.getTime() + 1_000));
    expect(later.map((posting) => ({ ...posting, postedAt: Number(posting.postedAt) - 1_000 }))).toEqual(
      samplePostings(now),
    );
    expect(() => samplePostings(new Date('never'))).toThrow(/valid date/);
  });

  it('names each posting once, at an address that leads nowhere', () => {
    expect(distinct(postings.map((posting) => posting.externalId))).toBe(postings.length);
    for (const { source, url, externalId } of postings) {
      expect(source).toBe(sampleSource);
      expect(url).toBe(`https://example.com/jobs/${externalId}`);
      expect(externalId).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);
    }
  });

  it('holds second copies of about twelve postings, which share most but not all of their words', () => {
    const copies = postings.flatMap((copy) => {
      const [title = '', city] = copy.title.split(' - ');
      if (!city || !copy.locations[0]?.startsWith(`${city},`)) return [];
      const same = postings.filter(
        (other) => other.title === title && other.companyName === copy.companyName,
      );
      const shares = same.map((other) =>
        sharedLines(htmlToText(copy.description), htmlToText(other.description)),
      );
      const original = same[shares.indexOf(Math.max(...shares))];
      return original ? [{ copy, original }] : [];
    });
    expect(copies.length).toBeGreaterThanOrEqual(11);
    expect(copies.length).toBeLessThanOrEqual(14);
    for (const { copy, original } of copies) {
      expect(copy.locations).toEqual(original.locations);
      expect(copy.companyName).toBe(original.companyName);
      expect(copy.description).not.toBe(original.description);
      expect(sharedLines(htmlToText(copy.description), htmlToText(original.description))).toBeGreaterThan(
        0.7,
      );
    }
  });
});

describe('a text of the sample set', () => {
  it('has 150 to 300 words under four headings, with a list for work, requirements and offer', () => {
    for (const [at, { title, description }] of postings.entries()) {
      const words = (texts[at] ?? '').split(/\s+/).length;
      expect(words, title).toBeGreaterThanOrEqual(150);
      expect(words, title).toBeLessThanOrEqual(300);
      expect(description.match(/<h3>[^<]+<\/h3>/g)?.length, title).toBeGreaterThanOrEqual(4);
      expect(description.match(/<ul>/g)?.length, title).toBe(3);
      expect(description.replace(/<\/?(?:h3|p|ul|li)>/g, ''), title).not.toMatch(/[<>]/);
      expect(title.length).toBeLessThanOrEqual(60);
    }
  });

  it('has no gap, no slip of grammar that choices invite, no address and no shouting', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[{}|]|undefined|null|NaN/);
      expect(text).not.toMatch(
        /\bone (?:weekend |paid |small )?(?:years|months|weeks|days|hours|evenings|mornings|parts|projects|channels)\b/i,
      );
      expect(text).not.toMatch(/ {2}| [.,;:]|\.\.|\(\)/);
      expect(text).not.toMatch(/\b(a|an|the|of|to|in|and) \1\b/i);
      expect(text).not.toMatch(/@|https?:|www\.|!|\bplease\b/i);
      for (const line of text.split('\n')) expect(line).toMatch(/\S{2}/);
    }
  });

  it('always names the license that decides, and mostly the years', () => {
    const rules = [
      [/\bRN\b|Registered Nurse/, /RN license/],
      [/CDL-A|Class A/, /CDL class A/],
      [/Attorney/, /Admission to the bar/],
      [/Pipe Welder/, /6G certificate/],
    ] as const;
    for (const [title, license] of rules) {
      const members = texts.filter((_, at) => title.test(postings[at]?.title ?? ''));
      expect(members.length, `${title}`).toBeGreaterThanOrEqual(4);
      for (const text of members) expect(text).toMatch(license);
    }
    expect(
      texts.filter((text) => /\b(?:year|years|months) (?:of|in|as|with|on|at|under|within|or)\b/.test(text))
        .length / texts.length,
    ).toBeGreaterThan(0.6);
  });

  it('has no wording that shuts people out', () => {
    const words =
      /\b(?:young|youthful|native speaker|recent graduate|mother tongue|he|she|his|her|salesman|foreman|manpower|able-bodied|energetic|ninja|rockstar|guru|citizens?hip)\b/i;
    for (const text of texts) expect(text.match(words)?.[0]).toBeUndefined();
  });

  it('shares less than half of its sentences with others of its trade', () => {
    const trades = Map.groupBy(postings, (posting) => posting.category);
    for (const [trade, members] of trades) {
      const pairs = members.flatMap((one, at) =>
        members
          .slice(0, at)
          .map((other) => sharedLines(htmlToText(one.description), htmlToText(other.description))),
      );
      const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
      expect(mean, trade).toBeLessThan(0.4);
      expect(pairs.filter((share) => share < 0.5).length / pairs.length, trade).toBeGreaterThan(0.8);
    }
  });
});

describe('the tables', () => {
  it('hold 60 companies, each with an industry, a sentence and known places', () => {
    const companies = Object.values(sampleCompanies);
    expect(distinct(companies.map(({ name }) => name))).toBe(60);
    for (const { name, industry, does, places } of companies) {
      expect(industry).not.toBe('');
      expect(does, name).toMatch(/^[A-Z].{40,}\.$/);
      for (const place of places) expect(Object.keys(samplePlaces)).toContain(place);
    }
  });

  it('stay below 150 KB', () => {
    const folder = new URL('.', import.meta.url);
    const files = readdirSync(folder).filter((name) => /^sample-.*\.data\.ts$/.test(name));
    expect(files.length).toBeGreaterThanOrEqual(9);
    expect(files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)).toBeLessThan(150_000);
  });
});

/** The share of the sentences of the shorter text that also are in the other; headings do not count. */
function sharedLines(one: string, other: string): number {
  const sentences = (text: string) => new Set(text.split(/\n|(?<=\.) /).filter((line) => line.length > 25));
  const [short, long] = [sentences(one), sentences(other)].sort((a, b) => a.size - b.size);
  if (!short || !long || short.size === 0) return 1;
  return [...short].filter((line) => long.has(line)).length / short.size;
}
