/** The language and region that the browser is set to, as a BCP 47 tag. */
export function ownLocale(): string {
  return navigator.language || 'en-US';
}
