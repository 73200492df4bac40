/** Numbers the sources of a table in the order in which they are first named. */
export function noteNumbers(): { number: (...sources: readonly string[]) => string; notes: () => string[] } {
  const known: string[] = [];
  const numberOf = (source: string) => {
    if (!known.includes(source)) known.push(source);
    return known.indexOf(source) + 1;
  };
  return {
    number: (...sources) =>
      [...new Set(sources.filter(Boolean).map(numberOf))].sort((a, b) => a - b).join(', '),
    notes: () => known.map((source, at) => `${at + 1} ${source}`),
  };
}
