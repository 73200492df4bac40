import { expect, test } from 'vitest';
import { addressProblem, webAddress, withScheme } from './web-address.ts';

test.each([
  ['https://example.com/jobs/1', 'https://example.com/jobs/1'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://Example.com/A', 'HTTPS://Example.com/A'],
  ['example.com/jobs/1', 'https://example.com/jobs/1'],
  ['  www.example.com ', 'https://www.example.com'],
  ['example.com', 'https://example.com'],
  ['example.com:8080/jobs', 'https://example.com:8080/jobs'],
  ['example.co.uk?job=1', 'https://example.co.uk?job=1'],
  ['//example.com/1', 'https://example.com/1'],
  ['münchen.example/stellen', 'https://münchen.example/stellen'],
  ['jobs.example.com/a:b@c', 'https://jobs.example.com/a:b@c'],
  ['linkedin.com/in/ana-b', 'https://linkedin.com/in/ana-b'],
])('%j is the address %j', (text, address) => {
  expect(webAddress(text)).toBe(address);
  expect(withScheme(address)).toBe(address);
});

test.each([
  ['javascript:alert(1)', 'scheme'],
  ['JavaScript://example.com/%0aalert(1)', 'scheme'],
  ['mailto:ana@example.com', 'scheme'],
  ['data:text/html,<b>x</b>', 'scheme'],
  ['ftp://example.com/1', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['tel:+15550100', 'scheme'],
  ['example.com/jobs 1', 'spaces'],
  ['ask Ana', 'spaces'],
  ['https://example .com', 'spaces'],
  ['example', 'no-site'],
  ['ana@example.com', 'no-site'],
  ['https://', 'no-site'],
  ['https://localhost/1', 'no-site'],
  ['.com/1', 'no-site'],
  ['', 'no-site'],
])('%j is none: %s', (text, problem) => {
  expect(webAddress(text)).toBe('');
  expect(addressProblem(withScheme(text))).toBe(problem);
});

test('a long text is read at once', () => {
  expect(webAddress(`${'a.'.repeat(100_000)}!`)).toBe('');
  expect(webAddress('a'.repeat(200_000))).toBe('');
});
