/** Numbers the sources of a table in the order in which they are first named, behind those that are taken already. */
export function noteNumbers(taken = 0): {
  number: (...sources: readonly string[]) => string;
  notes: () => string[];
} {
  const known: string[] = [];
  const numberOf = (source: string) => {
    if (!known.includes(source)) known.push(source);
    return known.indexOf(source) + 1 + taken;
  };
  return {
    number: (...sources) =>
      [...new Set(sources.filter(Boolean).map(numberOf))].sort((a, b) => a - b).join(', '),
    notes: () => known.map((source, at) => `${at + 1 + taken} ${source}`),
  };
}
