import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jobsTables } from './reference-jobs.ts';
import { filesBelow, type ReferenceTable } from './reference-kit.ts';
import { livingTables } from './reference-living.ts';
import { placeTables } from './reference-places.ts';

/** The tables of api/reference by name, made of the official files below a folder: the same files give the same tables. */
export function referenceTables(folder: string): Record<string, ReferenceTable> {
  const files = filesBelow(folder);
  return { ...placeTables(files), ...jobsTables(files), ...livingTables(files) };
}

/** A table as it is kept: one row per line, so that a change of a figure is a change of a line. */
export function tableText({ sources, columns, rows }: ReferenceTable): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `{"sources":${JSON.stringify(sources)},\n"columns":${JSON.stringify(columns)},\n"rows":[\n${lines}\n]}\n`;
}

/** Writes every table and tells its size: `node scripts/reference-build.ts FOLDER`. */
function build(folder: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const [name, table] of Object.entries(referenceTables(folder))) {
    const text = tableText(table);
    writeFileSync(`${to}/${name}.json`, text);
    console.log(`${name}: ${table.rows.length} rows, ${Math.round(text.length / 1000)} kB`);
  }
}

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv;
  if (!folder) throw new Error('Say in which folder the published files are.');
  build(folder, path('../api/reference'));
}
