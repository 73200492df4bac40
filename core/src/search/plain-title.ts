/** Behind these a title says where, for which team or under which terms: “ - Austin, TX”, “ (Remote)”, “ | Payments”. */
const additions = /\s[-–—|@:•·]\s|\s?[([{|]|\s?[–—]|,\s|;|\s\/\s|\s[-–—]\S|:\s/u;

/** A title without what is added to it: “Registered Nurse - ICU (Nights), Columbus” → “Registered Nurse”. */
export function plainTitle(title: string): string {
  const [first = ''] = title.trim().split(additions);
  const plain = first.trim();
  return plain === '' ? title.trim() : plain;
}
