import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the site calls itself; is in the pages drawn at build as ⟦siteName⟧ and so on. */
export type SiteWords = { siteName: string; aboutSiteText: string; supportEmail: string };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** The pages drawn at build (web/dist/.first), by address, with the words of this site in their places; empty without a build. */
export function firstPages(webDir: string, words: SiteWords): ReadonlyMap<string, string> {
  const folder = join(webDir, '.first');
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return new Map();
  }
  return new Map(
    names.map((name) => {
      const path = name === 'home.html' ? '/' : `/${name.replace('.html', '')}`;
      const html = readFileSync(join(folder, name), 'utf8');
      return [path, html.replace(/⟦(\w+)⟧/g, (_, word) => escaped(words[word as keyof SiteWords] ?? ''))];
    }),
  );
}
