import { expect, test } from 'vitest';
import { isOnSite, patternOf, siteOf } from './site.ts';

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000/work', 'http://localhost:3000'],
  ['jobs.example.org', 'https://jobs.example.org'],
  ['https://jobs.example.org/', 'https://jobs.example.org'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['javascript:alert(1)', ''],
  ['file:///etc/passwd', ''],
  ['what', ''],
  ['', ''],
])('%s is %s', (typed, site) => expect(siteOf(typed)).toBe(site));

test('a permission names the host alone, and the port is compared', () => {
  expect(patternOf('http://localhost:3000')).toBe('http://localhost/*');
  expect(isOnSite('http://localhost:3000/work', 'http://localhost:3000')).toBe(true);
  expect(isOnSite('http://localhost:3001/work', 'http://localhost:3000')).toBe(false);
  expect(isOnSite('https://localhost.example.com/', 'http://localhost:3000')).toBe(false);
  expect(isOnSite(undefined, 'http://localhost:3000')).toBe(false);
  expect(isOnSite('http://localhost:3000/', '')).toBe(false);
});
