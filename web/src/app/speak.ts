import { setFormatLocale } from '@foothold/core/text/format-locale.ts';
import { i18n, type Messages } from '@lingui/core';

/**
 * Lets the interface speak from these texts; a text that is not among them is said in English. The locale is the
 * language with the browser's region, and what dates, numbers, pay and lists are written in: `i18n.locale` everywhere.
 */
export function speak(locale: string, texts: Messages = {}): void {
  i18n.loadAndActivate({ locale, messages: texts });
  setFormatLocale(locale);
}
