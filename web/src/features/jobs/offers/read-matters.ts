/** The names of what matters to a person, as the setting holds them; none for what does not read. */
export function readMatters(value: string): string[] {
  try {
    const read: unknown = JSON.parse(value || '[]');
    const names = Array.isArray(read) ? read.filter((name) => typeof name === 'string' && name !== '') : [];
    return [...new Set(names as string[])];
  } catch {
    return [];
  }
}
