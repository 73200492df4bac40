/**
 * The header by which the server hears which language a person reads here: mails that a call causes are written in it. The
 * choice made in this browser may be another one than the browser's own.
 */
export function languageHeader(): { 'accept-language'?: string } {
  // A worker has no document, and asks for no mail.
  const language = globalThis.document?.documentElement?.lang ?? '';
  return language === '' ? {} : { 'accept-language': language };
}
