import { buildWeb } from './build-web.ts';
import { keepSizes, measureRoutes } from './measure-routes.ts';

// npm run sizes: writes scripts/route-sizes.json, and says what is wrong with the build anyway.
if (!(await buildWeb())) process.exit(1);
keepSizes();
const { table, problems } = measureRoutes();
console.log(
  [table, ...problems, 'scripts/route-sizes.json is written: commit it with your change.'].join('\n'),
);
if (problems.length > 0) process.exitCode = 1;
