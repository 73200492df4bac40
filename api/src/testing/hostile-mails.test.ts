import { describe, expect, it, test } from 'vitest';
import { newSignInMail, signInMail } from '../identity/auth-mail.ts';
import { wordsAfter, wordsToNew, wordsToOld, wordsToTaken } from '../modules/user/email-change-words.ts';
import { emailTemplate } from '../providers/mail/email-template.ts';

// Texts of strangers in the mails that the server sends (docs/SECURITY.md, Attacks). What goes into the heads of a mail is
// tried in providers/mail/port.test.ts, a message to support in modules/support/routes.test.ts.

const to = 'maya@example.com';
const at = new Date('2026-11-25T08:00:00Z');

/** Every mail there is, with these names and addresses in it. */
function mails(siteName: string, email: string, url: string, language: string) {
  const words = [
    wordsToOld({ siteName, email, url, keepsOthers: false }),
    wordsToNew({ siteName, url, keepsOthers: false }),
    wordsToTaken({ siteName }),
    wordsAfter({ siteName, supportEmail: email, othersEnded: true }),
  ];
  return [
    ...words.map((one) => emailTemplate({ to, language, ...one })),
    signInMail({ to, language, link: url, siteName }),
    newSignInMail({ to, language, siteName, supportEmail: email, userAgent: siteName, at, url }),
  ];
}

/** The tags and attributes of a mail, without the texts between them and the addresses in them. */
const structure = (html = '') => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/href="[^"]*"/, ''));

const plainUrl = 'https://jobs.example.org/auth?token=abc';

describe.each(['en', 'de'])('a mail in %s', (language) => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['the end of an attribute', '"><script>alert(1)</script>'],
    ['the end of a text', `</title></td></table>'"`],
    ['entities', '&lt;b&gt;&#60;b&#62;'],
    ['places of messages', '{site} {email} {minutes, plural, other {#}} {0}'],
    ['what replaces', "$& $' $1 %s <0>x</0>"],
  ])('with %s in every name has the tags of a plain one, and says it as it is', (_what, hostile) => {
    const plain = mails('Foothold', 'a@example.com', plainUrl, language);
    for (const [at, mail] of mails(hostile, hostile, plainUrl, language).entries()) {
      expect(structure(mail.html)).toEqual(structure(plain[at]?.html));
      expect(mail.subject).toContain(hostile);
      expect(mail.text).toContain(hostile);
      expect(mail.html?.match(/href="[^"]*"/g) ?? []).toEqual(plain[at]?.html?.match(/href="[^"]*"/g) ?? []);
    }
  });

  test('whose browser calls itself something else names no part of it', () => {
    for (const userAgent of ['<b>Chrome</b>', 'Mozilla/5.0 "><script>', `${'x'.repeat(100_000)}`]) {
      const mail = newSignInMail({
        ...{ to, language, siteName: 'Foothold', supportEmail: 'a@example.com', at, url: plainUrl },
        userAgent,
      });
      expect(mail.html).not.toMatch(/<b>|<script|x{50}/);
      expect(mail.text.length).toBeLessThan(2000);
    }
  });

  test('has no address but the one it is about', () => {
    const hostile = 'a"onclick="x';
    const [mail] = mails('Foothold', 'a@example.com', `https://jobs.example.org/?q=${hostile}`, language);
    expect(mail?.html).not.toContain(hostile);
    expect(mail?.html).toContain('href="https://jobs.example.org/?q=a&quot;onclick=&quot;x"');
  });
});
