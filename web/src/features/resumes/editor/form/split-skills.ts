/** Skills typed or pasted at once: between commas, semicolons, bullets or line ends, each once. */
export function splitSkills(typed: string): string[] {
  const parts = typed
    .split(/[,;•·\n\r\t]/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean);
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()];
}
