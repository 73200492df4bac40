import { describe, expect, it } from 'vitest';
import { linkSystem, postingLinks } from './posting-links.ts';

const links = (url: string, source = 'file', externalId = '1') => postingLinks({ source, externalId, url });

describe('the numbers that a posting stands under', () => {
  it.each([
    [
      'https://boards.greenhouse.io/embed/job_app?for=acme&token=7875125',
      'greenhouse:7875125 number:7875125',
    ],
    ['https://acme.example/careers/8052095/?gh_jid=8052095', 'greenhouse:8052095 number:8052095'],
    [
      'https://acme.example/jobs/listing/baker/6025906',
      'number:6025906 url:acme.example/jobs/listing/baker/6025906',
    ],
    [
      'https://jobs.lever.co/acme/F36BE9D9-795e-4234-b170-b4861feea10e/apply',
      'lever:f36be9d9-795e-4234-b170-b4861feea10e',
    ],
    ['https://apply.workable.com/acme/j/C0CA13664F/', 'workable:c0ca13664f'],
    ['https://jobs.smartrecruiters.com/Acme/744000143973320-baker', 'smartrecruiters:744000143973320'],
    ['https://www.linkedin.com/jobs/view/4190974790/?eBP=x', 'linkedin:4190974790'],
    ['https://acme.wd1.myworkdayjobs.com/en-US/ext/job/Dayton/Baker_R54958-1', 'workday:acme:r54958'],
    ['https://acme.example/careers', 'url:acme.example/careers'],
    ['https://acme.example/', ''],
    ['javascript:alert(1)', ''],
    ['', ''],
  ])('%s', (url, expected) => {
    expect(links(url).join(' ')).toBe(expected);
  });

  it('a board row has one without a link, and New York City one for inside and outside', () => {
    expect(links('', 'greenhouse', '8141211')).toContain('greenhouse:8141211');
    expect(links('', 'ashby', 'ashby:acme:34464bf6-1c55-4aed-8d08-ac43c7c965d1')).toEqual([
      'ashby:34464bf6-1c55-4aed-8d08-ac43c7c965d1',
    ]);
    expect(links('', 'nyc-gov', '97899-internal')).toEqual(links('', 'nyc-gov', '97899-external'));
    expect(links('', 'other', '8141211')).toEqual([]);
  });

  it('tell the system, and its customer where numbers are the customer’s', () => {
    expect(['greenhouse:1', 'workday:acme:r1', 'url:a.example/1', 'number:1'].map(linkSystem)).toEqual([
      'greenhouse',
      'workday:acme',
      '',
      '',
    ]);
  });
});
