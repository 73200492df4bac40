import { buildWeb } from './build-web.ts';

if (!(await buildWeb())) {
  console.error('The web pages could not be built; the lines above say why.');
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
// In this very process, so that Ctrl-C and the exit code have no way to get lost.
await import(new URL('../api/src/main.ts', import.meta.url).href);
