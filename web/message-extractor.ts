import type { ExtractorType } from '@lingui/conf';

type Table = { texts?: unknown };

/**
 * Lingui: gives translators the messages of core and of the server, which are in files called `….messages.ts`
 * (docs/decisions/0121).
 */
export const messageExtractor: ExtractorType = {
  match: (file) => file.endsWith('.messages.ts'),
  extract: async (file, _code, onMessage) => {
    for (const table of Object.values((await import(file)) as Record<string, Table | undefined>)) {
      if (!(table?.texts instanceof Map)) continue;
      for (const [id, message] of table.texts as Map<string, string>)
        onMessage({ id, message, origin: [file, 1] });
    }
  },
};
