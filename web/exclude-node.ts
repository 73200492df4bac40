import type { Plugin } from 'vite';

const recognition = /[\\/]tesseract\.js-core[\\/]/;
const none = '\0not-in-browsers';

/**
 * The program that recognizes letters reads its files by modules of Node where it runs there; in a browser it is handed
 * them, and these modules are empty.
 */
export function excludeNode(): Plugin {
  return {
    name: 'leave-node-out',
    enforce: 'pre',
    resolveId: (id, importer) =>
      /^(?:fs|path|crypto)$/.test(id) && importer !== undefined && recognition.test(importer) ? none : null,
    load: (id) => (id === none ? 'export default {};' : null),
  };
}
