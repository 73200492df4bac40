import { describe, expect, it } from 'vitest';
import { generalIdentityMessage, identityMessage, identityMessages } from './identity-messages.ts';

describe('identityMessages', () => {
  it.each([
    'multi-factor-auth-required',
    'user-mismatch',
    'internal-error',
    'invalid-continue-uri',
    'invalid-dynamic-link-domain',
    'invalid-hosting-link-domain',
    'missing-ios-bundle-id',
    'missing-android-pkg-name',
    'argument-error',
    'tenant-id-mismatch',
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
    'unauthorized-domain',
    'network-request-failed',
    'web-storage-unsupported',
    'invalid-auth-event',
    'invalid-api-key',
    'auth-domain-config-required',
    'operation-not-supported-in-this-environment',
  ])('has a sentence and a way on for %s', (code) => {
    const text = identityMessage(code);
    expect(text).toMatch(/^[A-Z].*\. .*\.$|^[A-Z].{30,}\.$/);
    expect(text).not.toMatch(/!|\boops\b|\bplease\b|successfully/i);
  });

  it('has the message of a link without its secret part, and a general one', () => {
    expect(identityMessage('missing-email-link')).toBe('Sign In Missing Email Link Information');
    expect(Object.keys(identityMessages)).toHaveLength(21);
    expect(generalIdentityMessage).toContain('Nothing in this browser was changed.');
  });

  it('knows its codes and no other', () => {
    expect(identityMessage('popup-blocked')).toContain('pop-ups');
    expect(identityMessage('toString')).toBeUndefined();
  });
});
