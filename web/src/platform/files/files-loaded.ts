/** Addresses of files that this page has loaded and whose names match. */
export function filesLoaded(name: RegExp): string[] {
  const entries = performance.getEntriesByType('resource').map((entry) => entry.name);
  return [...new Set(entries.filter((url) => name.test(new URL(url, location.href).pathname)))];
}
