import { expect, test } from 'vitest';
import { advisoryOutcome, signatureOutcome } from './audit.ts';

test('signatures that are wrong or missing are findings', () => {
  const a = { name: 'a', version: '1.0.0' };
  expect(signatureOutcome('{"invalid":[],"missing":[]}', '')).toEqual({ kind: 'clean', lines: [] });
  expect(signatureOutcome(JSON.stringify({ invalid: [a], missing: [{ ...a, name: 'b' }] }), '')).toEqual({
    kind: 'findings',
    lines: [
      'a@1.0.0 has a wrong signature: what is installed is not what the registry signed.',
      'b@1.0.0 has no signature, though its registry signs.',
    ],
  });
});

test('known vulnerabilities are findings', () => {
  const clean = { auditReportVersion: 2, vulnerabilities: {}, metadata: {} };
  expect(advisoryOutcome(JSON.stringify(clean), '').kind).toBe('clean');
  const found = { ...clean, vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2' } } };
  expect(advisoryOutcome(JSON.stringify(found), '')).toEqual({ kind: 'findings', lines: ['a <2: high.'] });
});

test.each([
  ['{"error":{"code":"ENOLOCK","summary":"This needs a lock file"}}', '', ['This needs a lock file']],
  [
    '{"message":"404 Not Found - POST /audit","method":"POST"}',
    'npm error code E404',
    ['404 Not Found - POST /audit'],
  ],
  ['', 'npm error code ENOTFOUND\nnpm error network request failed\n', ['network request failed']],
  ['<html>', '', []],
  ['null', '', []],
  ['{}', '', []],
])('an answer %j that is none leaves the question open', (output, errors, lines) => {
  for (const read of [signatureOutcome, advisoryOutcome])
    expect(read(output, errors)).toEqual({ kind: 'unavailable', lines });
});
