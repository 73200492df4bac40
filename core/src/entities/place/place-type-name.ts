/** What a person keeps a place for, as it stands in the `types` of the place (docs/spec/constants.md, Place grouping). */
export const placePurposes = {
  relocation: 'Relocation Destination',
  retirement: 'Retirement Destination',
  travel: 'Travel Destination',
  vacation: 'Vacation Destination',
} as const;

const purposes: readonly string[] = Object.values(placePurposes);
const areas: Readonly<Record<string, string>> = {
  state: 'State or province',
  metro: 'Metro area',
  postal: 'Postal code',
};

/**
 * A type or purpose of a place as people read it: “Train station” for `train-station` or `train_station`, “Vacation
 * destination”. What a person or a service wrote in other words stays as it is.
 */
export function placeTypeName(word: string): string {
  const text = word.trim();
  const isWord = /^[a-z]+(?:[-_ ][a-z]+)*$/.test(text);
  if (!isWord && !purposes.includes(text)) return text;
  const named = text.replaceAll(/[-_]/g, ' ');
  return (
    (Object.hasOwn(areas, text) && areas[text]) ||
    named.slice(0, 1).toUpperCase() + named.slice(1).toLowerCase()
  );
}
