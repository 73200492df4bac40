import { type Say, sayEnglish, spokenValues } from '@foothold/core/text/messages.ts';
import { setupI18n } from '@lingui/core';
import { mailCatalogs } from './mail-catalogs.data.ts';

/** Names in the header that are looked at, longest first part and all: nobody prefers more. */
const maxAsked = 20;

/**
 * The language of a mail that a request causes: the best of those that its `accept-language` asks for and that there is a
 * catalog of; English for any other. Nothing of the header itself goes into the mail.
 */
export function mailLanguage(
  accepted: string | undefined,
  known: readonly string[] = Object.keys(mailCatalogs),
): string {
  const asked = (accepted ?? '').slice(0, 1000).toLowerCase().split(',', maxAsked);
  const weighed = asked.flatMap((one) => {
    const [tag = '', ...parameters] = one.split(';').map((part) => part.trim());
    const given = parameters.find((part) => part.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice('q='.length));
    const language = ['en', ...known].find((name) => tag === name || tag.startsWith(`${name}-`));
    return language !== undefined && weight > 0 && weight <= 1 ? [{ language, weight }] : [];
  });
  // Of the same weight the first counts: the sort keeps their order.
  return weighed.sort((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}

/** Turns messages of mails into words of a language; a text that its catalog lacks is said in English. */
export function sayMailIn(language: string, catalogs: typeof mailCatalogs = mailCatalogs): Say {
  const texts = Object.hasOwn(catalogs, language) ? (catalogs[language] ?? {}) : {};
  const i18n = setupI18n({ locale: language, messages: { [language]: texts } });
  const say: Say = (message) => {
    const values = spokenValues(message, say);
    return Object.hasOwn(texts, message.code)
      ? i18n._(message.code, values)
      : sayEnglish({ ...message, values });
  };
  return say;
}
