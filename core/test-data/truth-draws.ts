import { readdirSync, readFileSync } from 'node:fs';
import { LabelledClaims } from './claim-labels.ts';
import { readRows } from './labels.ts';

/** Whether a file is a draw for measuring the truth ledger, written by somebody who has not read its rules. */
export const isTruthDraw = (name: string) => /^truth-draw-[\w-]+\.ndjson$/.test(name);

/** The draws `truth-draw-*.ndjson` that are there, by their file: they are measured and hold no test up. */
export function truthDraws(): [name: string, people: LabelledClaims[]][] {
  return readdirSync(new URL('.', import.meta.url))
    .filter(isTruthDraw)
    .sort()
    .map((name) => [
      name,
      readRows(name, readFileSync(new URL(name, import.meta.url), 'utf8'), LabelledClaims),
    ]);
}
