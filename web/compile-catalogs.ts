import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { pseudoText } from './pseudo-text.ts';
import { languages } from './src/platform/languages.data.ts';

/** The texts of a catalog by their id, compiled: those of the source where it is English. */
export async function compiledCatalog(filename: string, compile: (text: string) => unknown) {
  const locale = basename(filename, '.po');
  const context = { locale, sourceLocale: 'en', filename };
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), context);
  const texts = Object.entries(catalog).map(([id, { message, translation }]) => {
    const text = (locale === 'en' ? message : translation) || message || '';
    try {
      return [id, compile(text)] as const;
    } catch (error) {
      throw new Error(
        `“${text}” of ${locale}.po is no message: ${error instanceof Error ? error.message : error}`,
      );
    }
  });
  return Object.fromEntries(texts);
}

/**
 * Vite: a catalog is a script of its own, which only who speaks its language loads (decision 0118). The page says where
 * they are, so that theme.js can choose one before the first paint and fetch it beside the first script.
 */
export function compileCatalogs(): Plugin {
  return {
    name: 'compile-catalogs',
    async load(id) {
      const [filename = '', query] = id.split('?');
      if (!filename.endsWith('.po')) return null;
      this.addWatchFile(filename);
      const texts = await compiledCatalog(filename, query === 'pseudo' ? pseudoText : compileMessageOrThrow);
      // Read as JSON: a browser takes a third of the time that the same as a script would cost it.
      const code = `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
      return { code, moduleType: 'js', map: null };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.facadeModuleId?.endsWith('.po')
            ? [[basename(file.facadeModuleId, '.po'), `/${file.fileName}`] as const]
            : [],
        );
        return [catalogsTag(new Map(files))];
      },
    },
  };
}

/** What theme.js reads: the languages besides English, each with its direction and the address of its catalog. */
function catalogsTag(files: ReadonlyMap<string, string>): HtmlTagDescriptor {
  const others = languages.filter(({ tag }) => tag !== 'en');
  const rows = others.map(({ tag, direction }) => [tag, [direction, files.get(tag) ?? '']]);
  const content = JSON.stringify(Object.fromEntries(rows));
  return { tag: 'meta', attrs: { name: 'catalogs', content }, injectTo: 'head-prepend' };
}
