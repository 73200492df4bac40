import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../node_modules/drizzle-orm', import.meta.url));

test('what imports inside Drizzle are answered with is so: each of its .js files is an ES module', () => {
  expect(globSync('**/package.json', { cwd: folder })).toEqual(['package.json']);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ type: 'module' });
});

test('Node looks up what is asked for by the name of the package alone, and gives the same', () => {
  const counting = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    globalThis.lookedUp = 0;
    registerHooks({ resolve: (name, context, next) => ((globalThis.lookedUp += 1), next(name, context)) });`)}`;
  const script = `
    const drizzle = await import('drizzle-orm/pg-core');
    console.log(JSON.stringify({ lookedUp, names: Object.keys(drizzle) }));`;
  const load = (...imports: string[]) => {
    const flags = [counting, ...imports].flatMap((one) => ['--import', one]);
    const args = [...flags, '--input-type=module', '-e', script];
    const said = execFileSync(process.execPath, args, { cwd: dirname(folder), env: {}, encoding: 'utf8' });
    return JSON.parse(said) as { lookedUp: number; names: string[] };
  };
  const usual = load();
  const quick = load(new URL('../../../scripts/module-formats.mjs', import.meta.url).href);
  expect(usual.lookedUp).toBeGreaterThan(100);
  expect(quick.lookedUp).toBeLessThan(10);
  expect(quick.names).toEqual(usual.names);
  expect(quick.names.length).toBeGreaterThan(100);
});
