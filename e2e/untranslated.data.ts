/** Words that screens show in English whatever the language is, with the reason; `words` fits the whole text. */
export const englishOnly: readonly { words: RegExp; why: string }[] = [
  { words: /^(?:Foothold|Google|English|Deutsch)$/, why: 'names' },
];
