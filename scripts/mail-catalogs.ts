import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const root = fileURLToPath(new URL('..', import.meta.url));
const path = 'api/src/providers/mail/mail-catalogs.data.ts';

const head = `import type { Messages } from '@lingui/core';

/**
 * The texts of mails by language and code, compiled from web/src/locales by \`npm run docs\`: the server runs without the
 * pages' sources and without a compiler of messages. English stands in the code.
 */
`;

/** Codes of all texts that mails are made of: tables in files called `mail.messages.ts`. */
async function mailCodes(): Promise<string[]> {
  const files = globSync('api/src/**/mail.messages.ts', { cwd: root });
  const tables = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>));
  return tables
    .flatMap((table) => Object.values(table) as { texts?: unknown }[])
    .flatMap(({ texts }) => (texts instanceof Map ? [...(texts as Map<string, string>).keys()] : []))
    .sort();
}

/** The file of the server with the texts of mails, as the catalogs have them now. */
export async function mailCatalogs(): Promise<{ path: string; text: string }> {
  const codes = await mailCodes();
  const catalogs: [string, object][] = [];
  for (const file of globSync('web/src/locales/*.po', { cwd: root }).sort()) {
    const locale = basename(file, '.po');
    if (locale === 'en') continue;
    const context = { locale, sourceLocale: 'en', filename: file };
    const catalog = await formatter().parse(readFileSync(join(root, file), 'utf8'), context);
    const texts = codes.flatMap((code) => {
      const text = catalog[code]?.translation ?? '';
      return text === '' ? [] : [[code, compileMessageOrThrow(text)] as const];
    });
    catalogs.push([locale, Object.fromEntries(texts)]);
  }
  const data = JSON.stringify(Object.fromEntries(catalogs), null, 2);
  return {
    path,
    text: formatted(`${head}export const mailCatalogs: Readonly<Record<string, Messages>> = ${data};\n`),
  };
}

/** As Biome writes it, which checks this file like any other. */
function formatted(text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}
