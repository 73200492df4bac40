import { describe, expect, it } from 'vitest';
import { sayEnglish } from '../../text/messages.ts';
import { identityMessage, identityMessages } from './identity.messages.ts';

const english = (code: string) => {
  const message = identityMessage(code);
  return message && sayEnglish(message);
};

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
    const text = english(code);
    expect(text).toMatch(/^[A-Z].*\. .*\.$|^[A-Z].{30,}\.$/);
    expect(text).not.toMatch(/!|\boops\b|\bplease\b|successfully/i);
  });

  it('has the message of a link without its secret part, and a general one', () => {
    expect(english('missing-email-link')).toBe('Sign In Missing Email Link Information');
    // And the general one.
    expect(identityMessages.texts.size).toBe(22);
    expect(sayEnglish(identityMessages('general'))).toContain('Nothing in this browser was changed.');
  });

  it('knows its codes and no other', () => {
    expect(english('popup-blocked')).toContain('pop-ups');
    for (const code of ['toString', 'general', '']) expect(english(code)).toBeUndefined();
  });
});
