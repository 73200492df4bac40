/** Fields that say what a record is called, the most telling first; the second part comes from what is left. */
const naming = [
  'jobTitle',
  'title',
  'name',
  'question',
  'skillName',
  'institutionName',
  'settingName',
  'searchTerm',
];
const beside = ['companyName', 'major', 'date', 'city', 'settingGroup', 'url'];
const longest = 80;

/** What a person calls a stored record, of whatever table: “Nurse · Mercy”; '' where it says nothing of itself. */
export function recordName(row: Readonly<Record<string, unknown>>): string {
  const first = (fields: readonly string[]) =>
    fields.map((field) => row[field]).find((value) => typeof value === 'string' && value.trim() !== '');
  const parts = [first(naming), first(beside)].filter((part) => typeof part === 'string');
  const name = parts.map((part) => part.trim().replace(/\s+/g, ' ')).join(' · ');
  return name.length > longest ? `${name.slice(0, longest)}…` : name;
}

/** A field's name as words: “dateApplied” is “Date applied”. */
export function fieldWords(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value as one short line: texts as they are, lists joined, anything else as JSON; '' for nothing. */
export function valueLine(value: unknown, most = 140): string {
  const text =
    value === undefined || value === null || value === ''
      ? ''
      : typeof value === 'string'
        ? value.trim().replace(/\s+/g, ' ')
        : Array.isArray(value) && value.every((one) => typeof one === 'string')
          ? value.join(', ')
          : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
