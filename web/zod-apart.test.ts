import { build } from 'vite';
import { expect, test } from 'vitest';
import { zodApart } from './zod-apart.ts';

const root = new URL('..', import.meta.url).pathname;

test('what the AI SDK needs of zod stands in no file that the first script needs', async () => {
  const first = '/first.js';
  const sources: Record<string, string> = {
    [first]: `import * as z from 'zod/mini'; z.object({ a: z.string() }); import('${root}node_modules/@ai-sdk/late.js');`,
    [`${root}node_modules/@ai-sdk/late.js`]: `import { z } from 'zod/v4'; console.log(z.string().datetime());`,
  };
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [
      zodApart(),
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (Object.hasOwn(sources, id) ? id : null),
        load: (id) => sources[id] ?? null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: first, treeshake: false } },
  });
  const { output } = made as Extract<typeof made, { output: unknown }>;
  const files = (isEntry: boolean) =>
    output.flatMap((one) => (one.type === 'chunk' && one.isEntry === isEntry ? one.moduleIds : []));
  expect(files(true).some((id) => id.includes('/zod/'))).toBe(true);
  expect(files(true).filter((id) => id.includes('?apart'))).toEqual([]);
  expect(files(false).filter((id) => id.includes('/zod/') && !id.includes('?apart'))).toEqual([]);
}, 60_000);
