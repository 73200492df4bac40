import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const apart = '?apart';

/**
 * Gives the AI SDK a zod of its own. Its classic half uses classes that ours never does, which are in the same files: shared,
 * they would come with the first script of every page, 7 KB compressed; apart, they come with a model of one's own.
 */
export function zodApart(): Plugin {
  return {
    name: 'zod-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isAsked = importer?.includes('/node_modules/@ai-sdk/') && /^zod(?:\/|$)/.test(source);
      const isInside = importer?.endsWith(apart) && source.startsWith('.');
      if (!importer || !(isAsked || isInside)) return null;
      const from = isInside ? importer.slice(0, -apart.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}${apart}` };
    },
    load: (id) => (id.endsWith(apart) ? readFile(id.slice(0, -apart.length), 'utf8') : null),
  };
}
