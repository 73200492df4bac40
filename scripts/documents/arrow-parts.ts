import { type Fence, fences } from '../fences.data.ts';
import { markdownTable } from './made-parts.ts';

/** Who may import whom, by name. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const parts = ['core', 'web', 'api', 'extension', 'e2e', 'bench', 'scripts'];

/** Folders of the project that a fence lets its files import; packages of others are left out. */
const inside = ({ may }: Fence) => may.filter((one) => !/^(?:npm|node):/.test(one));

const partOf = (path: string) => path.split('/')[0] ?? '';

/** Code that is shipped: what only builds it may know more. */
const isShipped = (folder: string) => !/^(?:core|web|api|extension)\/(?!src\b)/.test(folder);

/** Arrows between the parts of the project. */
function partArrows(): Arrows {
  return new Map(
    parts.map((part) => {
      const own = fences.filter(({ folder }) => partOf(folder) === part && isShipped(folder)).flatMap(inside);
      return [part, new Set(own.map(partOf).filter((to) => to !== part && parts.includes(to)))];
    }),
  );
}

const webFolder = /^web\/src\/([\w-]+)(?:\/\*)?$/;

/** Arrows between the folders of the web. */
function webArrows(): Arrows {
  return new Map(
    fences.flatMap((fence) => {
      const name = webFolder.exec(fence.folder)?.[1];
      if (!name) return [];
      const to = inside(fence).flatMap((path) => webFolder.exec(path)?.[1] ?? []);
      return [[name, new Set(to.filter((one) => one !== name))] as const];
    }),
  );
}

/** The arrows without those that a longer way of arrows tells already, so that a drawing can be read. */
export function shortestArrows(arrows: Arrows): [string, string][] {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of arrows.get(from) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      reach(to, seen);
    }
    return seen;
  };
  return [...arrows].flatMap(([from, direct]) =>
    [...direct]
      .filter((to) => ![...direct].some((by) => by !== to && reach(by).has(to)))
      .map((to): [string, string] => [from, to]),
  );
}

const idOf = (name: string) => name.replaceAll('-', '_');

/** One drawing: the parts of the project, and inside the web its folders. */
export function arrowDrawing(): string[] {
  const lines = (arrows: Arrows) =>
    shortestArrows(arrows).map(([from, to]) => `${idOf(from)} --> ${idOf(to)}`);
  const web = lines(webArrows()).map((line) => `    ${line}`);
  const between = lines(partArrows()).map((line) => `  ${line}`);
  const named = [...webArrows().keys()].map((name) => `    ${idOf(name)}["${name}"]`);
  return ['```mermaid', 'flowchart TD', '  subgraph web', ...named, ...web, '  end', ...between, '```'];
}

/** Every fence: a folder and all that its files may import. */
export function arrowTable(): string[] {
  const words = (paths: readonly string[], folder: string) =>
    paths.map((path) => `\`${path.replace(`${partOf(folder)}/src/`, '')}\``).join(', ');
  return markdownTable(
    ['folder', 'may import', 'packages'],
    fences.map((fence) => [
      `\`${fence.folder}\``,
      words(inside(fence), fence.folder),
      fence.may.some((one) => one === 'npm:*')
        ? 'any'
        : fence.may
            .filter((one) => one.startsWith('npm:'))
            .map((one) => one.slice(4))
            .join(', '),
    ]),
  );
}
