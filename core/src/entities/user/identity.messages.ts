import { type Message, messages } from '../../text/messages.ts';

/**
 * The 20 identity codes of docs/spec/rules.md, Identity codes, one of our own, and what a person reads for each
 * (docs/spec/readings.md R3).
 */
export const identityMessages = messages('identity', {
  'multi-factor-auth-required':
    'This account asks for a second step that is not offered here. Sign in with an e-mail link.',
  'user-mismatch':
    'That is another account than the one signed in here. Sign out first, then sign in with the other one.',
  'internal-error':
    'Signing in failed on our side. Nothing in this browser was changed. Try again in a minute.',
  'invalid-continue-uri':
    'The page to go to after signing in is not one of this site. Start again from the sign-in page.',
  'invalid-dynamic-link-domain': 'This sign-in link was made for another site. Ask for a new one here.',
  'invalid-hosting-link-domain':
    'This sign-in link was made for another address of this site. Ask for a new one here.',
  'missing-ios-bundle-id': 'This sign-in link was made for an app, not for the web. Ask for a new one here.',
  'missing-android-pkg-name':
    'This sign-in link was made for an app, not for the web. Ask for a new one here.',
  'argument-error': 'Something in the sign-in request was not understood. Reload the page and try again.',
  'tenant-id-mismatch': 'This account belongs to another site. Use an account of this one.',
  'popup-blocked': 'The browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  'popup-closed-by-user': 'The sign-in window was closed before signing in was done. Nothing was changed.',
  'cancelled-popup-request': 'Another sign-in window was opened. Go on in the newest one.',
  'unauthorized-domain':
    'This site may not sign people in from the address it was opened at. Open it at its own address.',
  'network-request-failed': 'The sign-in service could not be reached. Check the connection and try again.',
  'web-storage-unsupported':
    'This browser does not let the site keep anything. Allow site data, then try again.',
  'invalid-auth-event': 'This sign-in belongs to an earlier attempt. Start again from the sign-in page.',
  'invalid-api-key': 'Signing in is not set up correctly on this server. Tell its operator.',
  'auth-domain-config-required': 'Signing in is not set up completely on this server. Tell its operator.',
  'operation-not-supported-in-this-environment':
    'This browser cannot sign in this way. Use an e-mail link, or open the site in another browser.',
  // Not one of the provider's: an e-mail link without its secret part (docs/spec/rules.md, Validation).
  'missing-email-link': 'Sign In Missing Email Link Information',
  // For a code that nobody has words for.
  general: 'Signing in did not work. Nothing in this browser was changed. Try again, or use an e-mail link.',
});

/** A code of `identityMessages`. */
export type IdentityCode = Exclude<Parameters<typeof identityMessages>[0], 'general'>;

/** The message for an identity code, or undefined for a code that is not one. */
export function identityMessage(code: string): Message | undefined {
  return code === 'general' ? undefined : (identityMessages.of({ code: `identity.${code}` }) ?? undefined);
}
