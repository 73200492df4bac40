import { describe, expect, it } from 'vitest';
import { foldCompanyName } from '../../text/company-name.ts';
import { newJob } from './job.ts';
import { foldUrl, isSameJob, matchKeys, similarKey } from './job-identity.ts';
import { jobMatchKeys } from './job-stamp.ts';

describe('foldUrl', () => {
  it.each([
    ['https://www.Acme.com/jobs/12/?utm_source=x&utm_medium=y', 'acme.com/jobs/12'],
    ['http://acme.com:80/jobs/12#apply', 'acme.com/jobs/12'],
    ['https://acme.com/jobs?id=12&ref=mail', 'acme.com/jobs?id=12'],
    ['https://acme.com/jobs?b=2&a=1', 'acme.com/jobs?a=1&b=2'],
    ['https://boards.greenhouse.io/acme/jobs/12?gh_src=abc', 'boards.greenhouse.io/acme/jobs/12'],
    ['https://acme.com/careers?gh_jid=12', 'acme.com/careers?gh_jid=12'],
    ['https://acme.com./jobs/12', 'acme.com/jobs/12'],
    ['  https://acme.com/jobs/12  ', 'acme.com/jobs/12'],
    ['https://acme.com/#/jobs/12', 'acme.com#/jobs/12'],
    ['https://acme.com/', ''],
    ['https://acme.com/?utm_source=x', ''],
    ['javascript:alert(1)', ''],
    ['mailto:a@b.c', ''],
    ['not a url', ''],
    ['', ''],
  ])('%s → %s', (url, folded) => {
    expect(foldUrl(url)).toBe(folded);
  });

  it('keeps the case of a path, which may tell jobs apart', () => {
    expect(foldUrl('https://a.co/J/aB')).not.toBe(foldUrl('https://a.co/J/ab'));
  });
});

describe('foldCompanyName', () => {
  it.each([
    ['Acme, Inc.', 'acme'],
    ['ACME Incorporated', 'acme'],
    ['Société Générale S.A.', 'societe generale'],
    ['Müller GmbH & Co. KG', 'muller'],
    ['The Home Depot', 'home depot'],
    ['AT&T Corp.', 'at and t'],
    ["Macy's", 'macys'],
    ['Macy’s', 'macys'],
    ['L.L. Bean, Inc.', 'll bean'],
    ['Acme L.L.C.', 'acme'],
    ['The Company', 'company'],
    ['Inc.', 'inc'],
    ['C++ Alliance', 'c++ alliance'],
    ['  ', ''],
    ['日本電気株式会社', '日本電気株式会社'],
  ])('%s → %s', (name, folded) => {
    expect(foldCompanyName(name)).toBe(folded);
  });
});

describe('isSameJob', () => {
  const job = { source: 'greenhouse', externalId: '1', url: 'https://a.example/jobs/1' };
  it.each([
    ['same id at the same source', { ...job, url: '' }, true],
    [
      'same URL under another id',
      { source: 'other', externalId: '9', url: 'http://www.a.example/jobs/1/#x' },
      true,
    ],
    ['same id at another source', { source: 'lever', externalId: '1', url: 'https://b.example/2' }, false],
    ['nothing known of either', { source: '', externalId: '', url: '' }, false],
  ])('%s', (_, other, same) => {
    expect(isSameJob(job, other)).toBe(same);
  });

  it('two of which nothing is known are not the same', () => {
    const nothing = { source: 'online', externalId: '', url: '' };
    expect(matchKeys(nothing)).toEqual([]);
    expect(isSameJob(nothing, nothing)).toBe(false);
  });
});

describe('jobMatchKeys', () => {
  it('does not trust an id typed beside “Online”', () => {
    expect(jobMatchKeys(newJob({ source: 'online', externalId: '12' }))).toEqual([]);
    expect(jobMatchKeys(newJob({ source: 'adzuna', externalId: '12' }))).toEqual(['id:adzuna:12']);
  });

  it('keeps the feed and link of the posting after the link of the job was edited', () => {
    const jobPostingData = JSON.stringify({
      source: 'themuse',
      externalId: 'm1',
      url: 'https://m.example/1',
    });
    const job = newJob({ externalId: 'm1', url: 'https://mine.example/x', jobPostingData });
    expect(jobMatchKeys(job)).toEqual(['id:themuse:m1', 'url:mine.example/x', 'url:m.example/1']);
    expect(jobMatchKeys(newJob({ jobPostingData: '{broken' }))).toEqual([]);
  });
});

it('similarKey folds title and company and needs both', () => {
  expect(similarKey({ jobTitle: 'Sr. Nurse – ICU', companyName: 'Mercy, Inc.' })).toBe('sr nurse icu|mercy');
  expect(similarKey({ jobTitle: 'Nurse', companyName: '' })).toBe('');
});
