import { expect, test } from 'vitest';
import { readJsonLdPosting } from './json-ld-posting.ts';
import { microdataPostings } from './microdata-postings.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const read = (html: string) => microdataPostings(html).map((node) => readJsonLdPosting(node, { now }));

test('a posting marked up with values in tags and in the text is read whole', () => {
  const html = `<p>Menu</p><div itemscope itemtype="http://schema.org/JobPosting">
    <span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope
      itemtype="http://schema.org/PostalAddress"><meta itemprop="addressLocality" content="Reno"><meta
      itemprop="addressRegion" content="NV"><meta itemprop="addressCountry" content="US"></span></span>
    <meta itemprop="datePosted" content="Sun Sep 20 07:00:00 UTC 2026"><meta itemprop="hiringOrganization" content="Blue &amp; Fern">
    <h1><span itemprop="title">Line
      Cook</span></h1><time itemprop="validThrough" datetime="2026-12-24">Christmas</time>
    <span itemprop="employmentType">Full-time</span><br>
    <div itemprop="description"><p>You run the line.</p><div><ul><li>Nights</li></ul></div></div></div><p>Footer</p>`;
  expect(read(html)).toMatchObject([
    {
      title: 'Line Cook',
      companyName: 'Blue & Fern',
      locations: ['Reno, NV, US'],
      employmentType: 'Full-time',
      postedAt: '2026-09-20T07:00:00.000Z',
      closedAt: '2026-12-24',
      description: '<p>You run the line.</p><div><ul><li>Nights</li></ul></div>',
    },
  ]);
});

test('an employer and a place without a scope of their own are read, several places each', () => {
  const town = (name: string) =>
    `<div itemprop="jobLocation"><span itemprop="addressLocality">${name}</span></div>`;
  const html = `<main itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Baker</h1>
    <div itemprop="hiringOrganization"><span itemprop="name">Green Hill</span></div>${town('Reno')}${town('Elko')}
    <section itemprop="description">You bake.<span itemprop="skills">Bread</span></section></main>`;
  expect(read(html)).toMatchObject([
    { title: 'Baker', companyName: 'Green Hill', locations: ['Reno', 'Elko'] },
  ]);
});

test('pay in parts is read', () => {
  const html = `<div itemscope itemtype="http://schema.org/JobPosting"><b itemprop="title">Cook</b><p itemprop="baseSalary" itemscope
    itemtype="http://schema.org/MonetaryAmount"><meta itemprop="currency" content="USD"><span itemprop="value" itemscope
    itemtype="http://schema.org/QuantitativeValue"><meta itemprop="minValue" content="20"><meta itemprop="maxValue"
    content="25"><meta itemprop="unitText" content="HOUR"></span></p></div>`;
  expect(read(html)).toMatchObject([{ pay: { min: 2000, max: 2500, interval: 'hour' } }]);
});

test('tags that are not closed and items of other types do no harm', () => {
  expect(
    microdataPostings('<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Fair</b></div>'),
  ).toEqual([]);
  const open =
    '<div itemscope itemtype="http://schema.org/JobPosting"><p><span itemprop="title">Cook</p><b itemprop="name">x';
  expect(microdataPostings(open)).toMatchObject([{ title: 'Cook', name: 'x' }]);
  const two =
    '<li itemscope itemtype="http://schema.org/JobPosting"><b itemprop="title">Cook</b></li>'.repeat(2);
  expect(microdataPostings(two)).toHaveLength(2);
});
