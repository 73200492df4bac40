import { circles, drawing, importGraph, partOf } from './import-graph.ts';
import { sourceTexts } from './source-files.ts';

/** The imports of the whole project as text, how many files were read, and every cycle: of packages, parts, files. */
export function projectGraph(): { text: string; files: number; circles: string[] } {
  const files = sourceTexts().filter(({ path }) => /^(core|web|api)\/src\//.test(path));
  const packages = importGraph(files, (path) => path.split('/')[0] ?? '');
  const parts = importGraph(files, partOf);
  return {
    text: `Packages\n\n${drawing(packages)}\n\nLayers, features, modules\n\n${drawing(parts)}`,
    files: files.length,
    circles: [packages, parts, importGraph(files)].flatMap(circles),
  };
}

if (import.meta.main) {
  const graph = projectGraph();
  console.log(`${graph.text}\n`);
  for (const circle of graph.circles)
    console.log(
      `circle: ${circle}\n  Move what both need to a file of its own, or hand it in as an argument.`,
    );
  console.log(`${graph.files} files, ${graph.circles.length} circles`);
  process.exitCode = graph.circles.length > 0 ? 1 : 0;
}
