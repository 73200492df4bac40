import { messages } from '@foothold/core/text/messages.ts';
import { describe, expect, it, test } from 'vitest';
import { emailTemplate } from './email-template.ts';
import { mailLanguage, sayMailIn } from './mail-language.ts';

describe('the language of a mail', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['en;q=0.4, de;q=0.5', 'de'],
    // Nobody translated these: the next that is known, else English.
    ['fr, de;q=0.2', 'de'],
    ['fr', 'en'],
    ['*', 'en'],
    ['de;q=0', 'en'],
    ['de;q=-1', 'en'],
    ['de;q=many', 'en'],
    // Not German: a longer name that begins like it.
    ['den', 'en'],
    ['__proto__', 'en'],
    ['constructor', 'en'],
    ['de\r\nBcc: everybody@example.com', 'en'],
    [`${'xx,'.repeat(10_000)}de`, 'en'],
  ])('of a request that asks for %j is %s', (accepted, language) => {
    expect(mailLanguage(accepted, ['de'])).toBe(language);
  });

  it('is one of the catalogs’, whatever the header holds', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % most;
    };
    const parts = ['de', 'en', 'fr', '-AT', ',', ';', 'q=', '0.5', '1', ' ', '\n', '*', '"', 'é', '\0', '_'];
    for (let at = 0; at < 2000; at++) {
      const header = Array.from({ length: random(30) }, () => parts[random(parts.length)]).join('');
      expect(['en', 'de']).toContain(mailLanguage(header, ['de']));
    }
  });
});

const texts = messages('test-mail', {
  title: 'Hello {name}',
  lead: '{count, plural, one {# day} other {# days}} left in {name}',
  label: 'Go on',
  foot: 'Only in English.',
});
const catalogs = {
  de: {
    'test-mail.title': ['Hallo ', ['name']],
    'test-mail.lead': [
      ['count', 'plural', { one: ['Noch ', '#', ' Tag in '], other: ['Noch ', '#', ' Tage in '] }],
      ['name'],
    ],
  },
} as unknown as NonNullable<Parameters<typeof sayMailIn>[1]>;

describe('words of a mail', () => {
  it('are those of its language, English where the catalog lacks them', () => {
    const german = sayMailIn('de', catalogs);
    expect(german(texts('title', { name: 'Köln' }))).toBe('Hallo Köln');
    expect(german(texts('lead', { count: 1, name: 'Köln' }))).toBe('Noch 1 Tag in Köln');
    expect(german(texts('lead', { count: 2, name: texts('label') }))).toBe('Noch 2 Tage in Go on');
    expect(german(texts('foot'))).toBe('Only in English.');
    expect(sayMailIn('__proto__', catalogs)(texts('title', { name: 'B' }))).toBe('Hello B');
  });

  it('leave what people typed as it is, escaped in HTML', () => {
    const name = '{site} <b>& "x" #';
    const { subject, text, html } = emailTemplate({
      ...{ to: 'a@example.com', language: 'en' },
      title: texts('title', { name }),
      lead: texts('lead', { count: 3, name }),
      link: { label: texts('label'), url: 'https://jobs.example.com/a?b=1&c=2' },
      foot: texts('foot'),
    });
    expect(subject).toBe(`Hello ${name}`);
    expect(text).toContain(`3 days left in ${name}`);
    expect(html).toContain('3 days left in {site} &lt;b&gt;&amp; &quot;x&quot; #');
    expect(html).not.toContain('<b>&');
  });
});

test('a mail says which language it is in', () => {
  const mail = (language: string) =>
    emailTemplate({
      to: 'a@example.com',
      language,
      title: texts('label'),
      lead: texts('label'),
      foot: texts('foot'),
    });
  expect(mail('de').html).toContain('<html lang="de">');
  expect(mail('en').html).toContain('<html lang="en">');
});
