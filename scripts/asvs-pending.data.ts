/** Tests that lines of docs/ASVS.md name and that come with changes still under way, as “path title”. */
export const pendingTests: readonly string[] = [];
