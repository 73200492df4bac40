import { expect, it } from 'vitest';
import { mailLink, phoneLink } from './contact-links.ts';

it.each([
  ['Dana@Example.com ', 'mailto:dana@example.com'],
  ['dana+jobs@example.com', 'mailto:dana%2Bjobs@example.com'],
  ['dana', null],
  ['dana@example.com, joel@example.com', null],
  ['dana@example.com?bcc=me@example.com', null],
  ['javascript:alert(1)', null],
  ['', null],
])('mail to “%s”: %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

it.each([
  ['(614) 555-0142', 'tel:6145550142'],
  ['+1 614.555.0142', 'tel:+16145550142'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['614-555-0142 ext. 12', 'tel:6145550142,12'],
  ['614-555-0142 x7', 'tel:6145550142,7'],
  ['call me', null],
  ['12', null],
  ['1234567890123456', null],
  ['+', null],
  ['', null],
])('a call to “%s”: %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
