import { describe, expect, test } from 'vitest';
import { createOutbound } from '../../providers/outbound/outbound.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { CaptureTest, codes, fieldsOf, jobPage, jsonLd } from '../../testing/test-capture.ts';
import { member } from '../../testing/test-member.ts';

const on = new CaptureTest();

describe('pages', () => {
  const url = 'https://jobs.example.com/cook';

  test('the data of the page is read, and the link is kept', async () => {
    on.web[url] = { body: jobPage(jsonLd({ employmentType: 'PART_TIME' })) };
    const answer = await on.capture({ url });
    expect(fieldsOf(answer)).toMatchObject({
      jobTitle: ['Cook', 'json-ld'],
      companyName: ['Blue Fern', 'json-ld'],
      jobType: ['parttime', 'json-ld'],
      url: [url, 'link'],
    });
    expect(answer.notices).toEqual([]);
  });

  test.each([
    ['login-wall', { body: '<title>Sign in</title><form><input type="password"></form>' }],
    ['login-wall', { status: 401, body: '' }],
    ['login-wall', { url: 'https://jobs.example.com/login?next=cook', body: '<p>Welcome</p>' }],
    ['blocked', { status: 403, body: '' }],
    ['blocked', { status: 999, body: '' }],
    ['blocked', { body: '<title>Just a moment...</title><p>Verify you are human</p>' }],
    ['gone', { status: 404, body: '' }],
    ['gone', { status: 410, body: '' }],
    ['nothing-found', { body: '<div id="root"></div><script>start()</script>' }],
  ] as [string, CaptureTest['web'][string]][])('%s is said, and nothing is made up', async (code, page) => {
    on.web[url] = page;
    const answer = await on.capture({ url });
    expect([codes(answer), answer.postings]).toEqual([[code], []]);
  });

  test('a site that fails, a page of the wrong kind: refused with words, naming the link', async () => {
    on.web['https://jobs.example.com/a.pdf'] = { type: 'application/pdf', body: '%PDF' };
    on.web['https://jobs.example.com/down'] = { status: 503, body: '' };
    for (const [address, status, code] of [
      ['https://jobs.example.com/a.pdf', 422, 'unprocessable'],
      ['https://jobs.example.com/down', 502, 'vendor-failed'],
      ['https://nobody.example.com/', 502, 'vendor-failed'],
    ] as const) {
      const answer = await on.maya.call('POST', '/jobs/capture', { url: address });
      expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, 'url']);
      expect(answer.json().message).toContain('paste the text');
    }
  });
});

test('through the real guard no address of this machine or its network is read', async () => {
  const guarded = await openTestApp({
    now: () => on.at,
    outbound: createOutbound({ userAgent: 'Test/1', resolve: async () => ['127.0.0.1'] }),
  });
  try {
    const tom = await member(guarded, 'tom@example.com');
    for (const address of [
      'http://127.0.0.1:80/',
      'http://localhost/',
      'http://169.254.169.254/',
      'https://inside.example.com/',
    ]) {
      const answer = await tom.call('POST', '/jobs/capture', { url: address });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'unprocessable']);
      expect(answer.json().message).not.toMatch(/private|loopback|127|inside/);
    }
    expect(guarded.log.join('')).not.toContain('inside.example.com');
  } finally {
    await guarded.close();
  }
});

describe('pasted text', () => {
  test('is read without asking anybody, with the link beside it', async () => {
    const text = 'Senior Cook\nBlue Fern\nAustin, TX\n$22 - $26 an hour';
    const answer = await on.capture({ text, url: 'https://www.linkedin.com/jobs/view/1' });
    expect(fieldsOf(answer)).toMatchObject({
      jobTitle: ['Senior Cook', 'text'],
      salary: ['$22 - $26 an hour', 'text'],
      url: ['https://www.linkedin.com/jobs/view/1', 'link'],
      source: ['linked-in', 'link'],
    });
    expect(on.asked).toEqual([]);
  });

  test.each([
    [{}, 'url'],
    [{ text: '' }, 'text'],
    [{ text: '  \n' }, 'text'],
    [{ url: '' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'file:///etc/passwd' }, 'url'],
    [{ url: `https://example.com/${'a'.repeat(2000)}` }, 'url'],
    [{ text: 'a'.repeat(300_001) }, 'text'],
    [{ text: 'a', page: 'b' }, 'page'],
    [{ url: 7 }, 'url'],
  ])('%j is refused', async (payload, field) => {
    const answer = await on.maya.call('POST', '/jobs/capture', payload);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });

  test('a link with a user name in it is refused before anything is on.asked', async () => {
    const guarded = createOutbound({ userAgent: 'Test/1' });
    await expect(
      guarded('https://user:word@example.com/', { types: [], maxBytes: 1, timeoutMs: 1000 }),
    ).rejects.toMatchObject({ reason: 'bad-address' });
  });
});

test('ten a minute for one person; the others and the next minute are free', async () => {
  const ben = await member(on.server, 'ben@example.com');
  const text = { text: 'Cook at Blue Fern' };
  for (let turn = 0; turn < 10; turn += 1) await on.capture(text, ben);
  const refused = await ben.call('POST', '/jobs/capture', text);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await on.capture(text, on.maya);
  on.later(61);
  await on.capture(text, ben);
});
