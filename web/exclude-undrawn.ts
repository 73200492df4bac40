import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const table = '/src/app/screens.data.ts';

/** Whether the entry of the table that loads this source has a title to be drawn under. */
export function isDrawn(text: string, source: string): boolean {
  const at = text.indexOf(`'${source}'`);
  const begin = text.lastIndexOf('path:', at);
  return begin >= 0 && text.slice(begin, at).includes('drawnTitle:');
}

/**
 * In the build that draws the public screens (decision 0018): leaves out the code of all others, which is most of the
 * product. One that is left out by mistake stops the drawing.
 */
export function excludeUndrawn(): Plugin {
  return {
    name: 'leave-out-undrawn',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.endsWith(table) || !source.endsWith('-screen.tsx')) return null;
      return isDrawn(readFileSync(importer, 'utf8'), source) ? null : { id: source, external: true };
    },
  };
}
