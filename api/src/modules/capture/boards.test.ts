import { existsSync, readFileSync } from 'node:fs';
import { capturedValue } from '@foothold/core/parsing/page/captured.ts';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { describe, expect, test } from 'vitest';
import { CaptureTest, codes, fieldsOf, jobPage, jsonLd } from '../../testing/test-capture.ts';

const on = new CaptureTest();

const greenhouse = {
  id: 4021,
  title: 'Line Cook',
  company_name: 'Blue Fern Kitchens',
  absolute_url: 'https://job-boards.greenhouse.io/bluefern/jobs/4021',
  location: { name: 'Austin, TX' },
  first_published: '2026-11-02T08:00:00-05:00',
  metadata: null,
  content: '&lt;p&gt;You run the line.&lt;/p&gt;&lt;script&gt;steal()&lt;/script&gt;',
  pay_input_ranges: [
    { min_cents: 4_500_000, max_cents: 5_000_000, currency_type: 'USD', title: 'Annual Salary' },
  ],
};
const leverId = '0f4c2a1e-1111-4222-8333-444455556666';
const lever = {
  id: leverId,
  text: 'Data Analyst',
  categories: { commitment: 'Full-time', location: 'Reno, NV', allLocations: ['Reno, NV'] },
  createdAt: Date.parse('2026-11-10T00:00:00Z'),
  workplaceType: 'on-site',
  description: '<div>Count the water. Pay: $30 an hour.</div>',
  hostedUrl: `https://jobs.lever.co/waterworks/${leverId}`,
};
const ashby = {
  id: leverId,
  title: 'Product Designer',
  location: 'Berlin, Germany',
  employmentType: 'FullTime',
  publishedAt: '2026-11-05T10:00:00.000+00:00',
  isListed: true,
  jobUrl: `https://jobs.ashbyhq.com/green%20hill/${leverId}`,
  descriptionHtml: '<p>Draw things.</p>',
};

describe('postings on known boards', () => {
  test('Greenhouse answers by its interface, pay included, and scripts stay behind', async () => {
    on.web['https://boards-api.greenhouse.io/v1/boards/bluefern/jobs/4021?pay_transparency=true'] = {
      type: 'application/json',
      body: JSON.stringify(greenhouse),
    };
    const answer = await on.capture({ url: 'https://job-boards.greenhouse.io/bluefern/jobs/4021?src=x' });
    expect(fieldsOf(answer)).toEqual({
      jobTitle: ['Line Cook', 'board'],
      companyName: ['Blue Fern Kitchens', 'board'],
      url: ['https://job-boards.greenhouse.io/bluefern/jobs/4021', 'board'],
      location: ['Austin, TX', 'board'],
      city: ['Austin', 'board'],
      state: ['TX', 'board'],
      country: ['US', 'board'],
      salary: ['$45,000 - $50,000', 'board'],
      datePosted: ['2026-11-02', 'board'],
      externalId: ['4021', 'board'],
      description: ['You run the line.', 'board'],
    });
    expect(on.asked).toHaveLength(1);
  });

  test('Lever and Ashby name no employer: its name is the one in the link', async () => {
    on.web[`https://api.lever.co/v0/postings/waterworks/${leverId}?mode=json`] = {
      type: 'application/json',
      body: JSON.stringify(lever),
    };
    on.web['https://api.ashbyhq.com/posting-api/job-board/green%20hill?includeCompensation=true'] = {
      type: 'application/json',
      body: JSON.stringify({ jobs: [{ ...ashby, id: 'another' }, ashby] }),
    };
    const one = fieldsOf(await on.capture({ url: `https://jobs.lever.co/waterworks/${leverId}/apply` }));
    expect(one).toMatchObject({
      jobTitle: ['Data Analyst', 'board'],
      companyName: ['waterworks', 'link'],
      jobType: ['fulltime', 'board'],
      salary: ['$30 an hour', 'text'],
    });
    const two = fieldsOf(await on.capture({ url: `https://jobs.ashbyhq.com/green%20hill/${leverId}` }));
    expect(two).toMatchObject({ jobTitle: ['Product Designer', 'board'], city: ['Berlin', 'board'] });
    expect(two.companyName).toEqual(['green hill', 'link']);
  });

  test('a board that fails gives way to the page, and a posting that is gone says so', async () => {
    const url = 'https://boards.greenhouse.io/bluefern/jobs/4021';
    on.web[url] = { body: jobPage(jsonLd({ title: 'Line Cook' })) };
    expect(fieldsOf(await on.capture({ url })).jobTitle).toEqual(['Line Cook', 'json-ld']);
    const api = 'https://boards-api.greenhouse.io/v1/boards/bluefern/jobs/4021?pay_transparency=true';
    for (const body of ['<html>', '{"jobs":', '[]', '{}', 'null']) {
      on.web[api] = { type: 'application/json', body };
      expect(fieldsOf(await on.capture({ url })).jobTitle).toEqual(['Line Cook', 'json-ld']);
    }
    on.web = { [api]: { status: 404, body: '' }, [url]: { status: 404, body: '' } };
    expect(codes(await on.capture({ url }))).toEqual(['gone']);
  });

  test('a page that embeds a Greenhouse board is read by its interface', async () => {
    const url = 'https://bluefern.example.com/careers/?gh_jid=4021';
    on.web[url] = {
      body: '<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=bluefern"></script>',
    };
    on.web['https://boards-api.greenhouse.io/v1/boards/bluefern/jobs/4021?pay_transparency=true'] = {
      type: 'application/json',
      body: JSON.stringify(greenhouse),
    };
    expect(fieldsOf(await on.capture({ url })).jobTitle).toEqual(['Line Cook', 'board']);
  });

  const folder = realFile('ats/');
  const isReal = existsSync(folder);
  test(`captured answers of boards (${isReal ? 'real ones' : 'stand-ins'})`, async () => {
    const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const all = {
      greenhouse: isReal ? read('greenhouse_anthropic_4jobs.json').jobs : [greenhouse],
      lever: isReal ? read('lever_leverdemo_6jobs.json') : [lever],
      ashby: isReal ? read('ashby_ramp_6jobs.json').jobs : [ashby],
    };
    process.stdout.write(`capture of board answers: ${isReal ? 'captured from the boards' : 'stand-ins'}\n`);
    let count = 0;
    for (const [board, records] of Object.entries(all)) {
      for (const record of records) {
        on.later(30);
        count += 1;
        const urls =
          {
            greenhouse: [
              `https://boards.greenhouse.io/site/jobs/${record.id}`,
              `https://boards-api.greenhouse.io/v1/boards/site/jobs/${record.id}?pay_transparency=true`,
            ],
            lever: [
              `https://jobs.lever.co/site/${record.id}`,
              `https://api.lever.co/v0/postings/site/${record.id}?mode=json`,
            ],
            ashby: [
              `https://jobs.ashbyhq.com/site/${record.id}`,
              'https://api.ashbyhq.com/posting-api/job-board/site?includeCompensation=true',
            ],
          }[board] ?? [];
        const body = JSON.stringify(board === 'ashby' ? { jobs: records } : record);
        on.web = { [urls[1] ?? '']: { type: 'application/json', body } };
        const { postings } = await on.capture({ url: urls[0] });
        const [posting] = postings;
        if (!posting) throw new Error(`${board} ${record.id} was not read`);
        expect(capturedValue(posting, 'jobTitle')).toBe(
          (record.title ?? record.text).replace(/\s+/g, ' ').trim(),
        );
        expect(capturedValue(posting, 'externalId')).toBe(String(record.id));
        expect(capturedValue(posting, 'description')).not.toMatch(/<\/?[a-z]/i);
        expect(capturedValue(posting, 'description').length).toBeGreaterThan(10);
      }
    }
    expect(count).toBeGreaterThanOrEqual(3);
  });
});
