import { expect, test } from 'vitest';
import { siteKey } from './site-key.ts';

test.each([
  ['https://www.acme.com/about', 'acme.com'],
  ['http://careers.acme.co.uk', 'acme.co.uk'],
  ['https://jobs.acme.com.au:8080/x?y', 'acme.com.au'],
  ['https://co.uk', 'co.uk'],
  ['https://www.linkedin.com/company/acme', ''],
  ['https://www.linkedin.com/', 'linkedin.com'],
  ['https://acme.github.io', ''],
  ['javascript:alert(1)', ''],
  ['http://127.0.0.1/', ''],
  ['http://localhost', ''],
  ['acme.com', ''],
  ['', ''],
])('%s is of %j', (url, site) => expect(siteKey(url)).toBe(site));
