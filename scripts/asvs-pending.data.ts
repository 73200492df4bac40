/** Tests that lines of docs/ASVS.md name and that come with changes still under way, as “path title”. */
export const pendingTests: readonly string[] = [
  'api/src/db/private-folder.test.ts that existed with open rights becomes 0700 and 0600 throughout when it is taken',
];
