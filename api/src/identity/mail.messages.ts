import { messages } from '@foothold/core/text/messages.ts';

/** The mails of signing in. */
export const signInMailMessage = messages('mail-sign-in', {
  'sign-in': 'Sign in to {site}',
  'use-link':
    'Use this link to sign in. It works once, for {minutes} minutes, and best in the browser you asked from.',
  'not-asked': 'If you did not ask for this mail, ignore it. Nobody can sign in without the link.',
  'new-sign-in': 'New sign-in to {site}',
  'signed-in-at':
    'Your account was signed in to on {at} UTC, with {browser}. It had not been used in that browser before.',
  'browser-on-system': '{browser} on {system}',
  'unknown-browser': 'a browser that did not say which it is',
  'see-sign-ins': 'See your sign-ins',
  'was-it-you':
    'Was it you? Then there is nothing to do. If not: choose “Sign out everywhere else” there, check who else can read your mail, since sign-in links come to it, and write to {address}.',
});
