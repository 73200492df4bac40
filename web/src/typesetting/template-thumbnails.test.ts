import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nodeEngine } from './node-engine-test-kit.ts';
import { templateNames } from './resume-templates.data.ts';
import { setIn } from './round-trip-test-kit.ts';
import { sampleResume } from './sample-resume-test-kit.ts';
import { templateSources } from './template-sources.ts';
import { thumbnailOf } from './template-thumbnails.ts';

// Set by `npm run thumbnails`, which draws the PDFs that this test writes there (scripts/thumbnails.ts).
const { THUMBNAILS: folder } = process.env;
const record = fileURLToPath(new URL('templates/thumbnails.json', import.meta.url));

/** A hash of everything that a thumbnail shows. */
function stampOf(template: string): string {
  const { '/common.typ': common, [`/${template}.typ`]: own } = templateSources;
  return createHash('sha256')
    .update(JSON.stringify([common, own, sampleResume]))
    .digest('hex')
    .slice(0, 16);
}
const stamps = () => Object.fromEntries(templateNames.map((name) => [name, stampOf(name)]));

describe('every template', () => {
  async function setAll(to: string): Promise<void> {
    const engine = nodeEngine();
    for (const name of templateNames) {
      const { document } = await setIn(engine, sampleResume, name, 'letter');
      writeFileSync(join(to, `${name}.pdf`), document.pdf);
    }
    writeFileSync(record, `${JSON.stringify(stamps(), null, 2)}\n`);
  }

  it('has an up-to-date thumbnail (npm run thumbnails makes it)', async () => {
    if (folder) await setAll(folder);
    expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual(stamps());
    for (const name of templateNames) expect(folder ?? thumbnailOf(name), name).toBeDefined();
  });
});
