/** The language and region that the browser is set to, as a BCP 47 tag. */
export function ownLocale(): string {
  return navigator.language || 'en-US';
}

/** The person's own English, that of the United States where there is none: what is said in English alone is said in it. */
export function ownEnglish(): string {
  return navigator.languages?.find((tag) => tag.startsWith('en-')) ?? 'en-US';
}
