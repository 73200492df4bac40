import type { ImportDraft } from '@foothold/core/resume-import/import-draft.ts';
import * as z from 'zod/mini';
import { newUid } from '../../../../data/rows/clock.ts';
import type { ReadDocument } from '../../../../document-reading/document-reading.ts';
import {
  importCache,
  keepLastDraft,
  lastDraft,
  noteImport,
  openImportId,
} from '../../../../platform/files/stored-import.ts';
import type { ImportSource, OpenImport } from '../import-source.ts';

// An import that is under way is no own data yet: it is beside it, in a cache of the account, until it becomes a resume
// or is left. Only a reload finds it again.

const addresses = { said: '/import/said', draft: '/import/draft', file: '/import/file' };

/** Another release may keep it otherwise. */
const version = 2;

const Said = z.object({
  version: z.literal(version),
  importId: z.string(),
  name: z.string(),
  part: z.string(),
  text: z.nullable(z.string()),
  document: z.unknown(),
});
const Draft = z.object({ draft: z.unknown(), title: z.string() });

/** Keeps what is imported. Never throws: without room a reload loses it, and says so. */
export async function keepSource(owner: string, { source, document }: OpenImport): Promise<void> {
  try {
    const importId = newUid();
    noteImport(importId);
    keepLastDraft('');
    const cache = await importCache(owner);
    await cache.delete(addresses.draft);
    const said = {
      version,
      importId,
      name: source.name,
      part: 'part' in source ? (source.part ?? '') : '',
      text: 'text' in source ? source.text : null,
      document,
    };
    if ('bytes' in source) await cache.put(addresses.file, new Response(new Blob([source.bytes.slice()])));
    await cache.put(addresses.said, new Response(JSON.stringify(said)));
  } catch {
    // Kept nowhere.
  }
}

/** Keeps what was corrected so far. Never throws. */
export async function keepDraft(owner: string, draft: ImportDraft, title: string): Promise<void> {
  try {
    // What an earlier reload left is older from here on.
    keepLastDraft('');
    await (await importCache(owner)).put(addresses.draft, new Response(JSON.stringify({ draft, title })));
  } catch {
    // Kept nowhere.
  }
}

/** As `keepDraft`, at once, as the page goes. */
export function keepDraftNow(draft: ImportDraft, title: string): void {
  keepLastDraft(JSON.stringify({ draft, title }));
}

/** The import that a reload of this tab cut short: `gone` where it could not be kept, null for none. Never throws. */
export async function storedImport(owner: string): Promise<OpenImport | 'gone' | null> {
  const importId = openImportId();
  if (importId === null) return null;
  try {
    const cache = await importCache(owner);
    const [said, draft] = await Promise.all(
      [addresses.said, addresses.draft].map(async (address) => (await cache.match(address))?.json()),
    );
    const read = Said.safeParse(said);
    const last = lastDraft();
    const corrected = Draft.safeParse(last ? JSON.parse(last) : draft);
    // Another tab that imports takes the room of this one.
    if (!read.success || read.data.importId !== importId || !corrected.success) return 'gone';
    const { text, part } = read.data;
    const file = text === null ? await (await cache.match(addresses.file))?.arrayBuffer() : null;
    if (text === null && !file) return 'gone';
    const source: ImportSource =
      text === null
        ? { name: read.data.name, bytes: new Uint8Array(file ?? new ArrayBuffer()), ...(part && { part }) }
        : { name: '', text };
    return {
      source,
      // Written by this tab a moment ago, by the same release.
      document: read.data.document as ReadDocument,
      draft: corrected.data.draft as ImportDraft,
      title: corrected.data.title,
    };
  } catch {
    return 'gone';
  }
}
