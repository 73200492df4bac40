/** A label as it is within a sentence: English writes it small, other languages keep their nouns. */
export function withinSentence(label: string, locale: string): string {
  return locale.startsWith('en') ? label.toLocaleLowerCase(locale) : label;
}
