import { plainLetters } from '../text/plain-letters.ts';
import type { ReadValue, ResumeReading } from './reading.ts';

/** Takes the town of the person’s own address off the names of employers and schools that are before it. */
export function withoutOwnTown({ head, experience, education }: ResumeReading): void {
  const town = plainLetters(townIn(head.location?.value ?? ''));
  if (town.length < 3) return;
  for (const { values } of experience) {
    const split = values.place ? null : splitAtTown(values.companyName, town);
    if (split) [values.companyName, values.place] = split;
  }
  for (const { values } of education) {
    const split = values.place ? null : splitAtTown(values.institutionName, town);
    if (split) [values.institutionName, values.place] = split;
  }
}

/** “12 rue des Tanneurs, 37000 Tours”, “Θεσσαλονίκη, Ελλάδα”: the part with a postcode, or the first. */
function townIn(location: string): string {
  const parts = location.split(/[,|·]/).map((part) => part.trim());
  const coded = parts.find((part) => /^\d{4,5} \p{L}/u.test(part));
  return coded ? coded.replace(/^\d+ /, '') : (parts.find((part) => !/\d/.test(part)) ?? '');
}

function splitAtTown(name: ReadValue | undefined, town: string): [ReadValue, ReadValue] | null {
  const comma = name?.value.lastIndexOf(', ') ?? -1;
  if (!name || comma < 3 || plainLetters(name.value.slice(comma + 2)) !== town) return null;
  const part = (value: string): ReadValue => ({ ...name, value, says: value });
  return [part(name.value.slice(0, comma)), part(name.value.slice(comma + 2))];
}
