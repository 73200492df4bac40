import { describe, expect, it } from 'vitest';
import { EmailAddress } from './email-address.ts';

describe('EmailAddress', () => {
  it.each([
    ['maya@example.com', 'maya@example.com'],
    ['  Maya.Lindqvist@Example.COM \n', 'maya.lindqvist@example.com'],
    ['maya+jobs@example.co.uk', 'maya+jobs@example.co.uk'],
    [`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`.slice(-254), undefined],
  ])('reads %j', (given, kept) => {
    const parsed = EmailAddress.parse(given);
    expect(parsed).toBe(kept ?? given);
  });

  it.each([
    '',
    'maya',
    'maya@',
    '@example.com',
    'maya @example.com',
    'maya@exam ple.com',
    'maya@example.com\r\nBcc: all@example.com',
    'maya@example.com,other@example.com',
    'Maya <maya@example.com>',
    'maya@example.com\u0000',
    `${'a'.repeat(300)}@example.com`,
    7,
    null,
    ['maya@example.com'],
  ])('refuses %j', (given) => expect(EmailAddress.safeParse(given).success).toBe(false));
});
