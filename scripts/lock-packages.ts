import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

type Names = Readonly<Record<string, string>>;

/** An entry of package-lock.json: a package, a link to a workspace, or a workspace itself. */
export type LockEntry = {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
};

/** package-lock.json, as far as it is read here: entries by their folder. */
export type Lock = { packages: Readonly<Record<string, LockEntry>> };

/** Where a package is used: in the pages, by the server, or only to build and test them. */
export type Use = 'web' | 'server' | 'development';

/** A package of the lock file; `at` is its folder, from the root of the project. */
export type LockedPackage = {
  at: string;
  name: string;
  version: string;
  license: string;
  integrity: string;
  uses: Use[];
};

/** What each part that ships starts from: workspaces, and the pinned Node that every command runs on. */
const shipped: Readonly<Record<Exclude<Use, 'development'>, readonly string[]>> = {
  // The service worker is built with Workbox, which no page imports.
  web: ['web', 'node_modules/workbox-precaching', 'node_modules/workbox-routing'],
  server: ['api', 'node_modules/node'],
};

/** The lock file of the project. */
export function projectLock(): Lock {
  return JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as Lock;
}

/** Every package of a lock file, workspaces left out, with where it is used; in the order of the file. */
export function lockedPackages(lock: Lock): LockedPackage[] {
  const web = closure(lock, shipped.web);
  const server = closure(lock, shipped.server);
  return Object.entries(lock.packages).flatMap(([at, entry]) => {
    if (!at.includes('node_modules/') || entry.link) return [];
    const uses: Use[] = [];
    if (web.has(at)) uses.push('web');
    if (server.has(at)) uses.push('server');
    return [
      {
        at,
        name: entry.name ?? nameOf(at),
        version: entry.version ?? '',
        license: entry.license ?? '',
        integrity: entry.integrity ?? '',
        uses: uses.length > 0 ? uses : ['development' as const],
      },
    ];
  });
}

/** A sentence for each package that `npm ci` would install without verifying what it downloads. */
export function integrityProblems(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
    .map(({ name, version }) => `${name}@${version} has no SHA-512 integrity in package-lock.json.`);
}

/** These folders and those of all packages they need to run. */
function closure(lock: Lock, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (reached.has(at)) continue;
    reached.add(at);
    open.push(...neededFolders(lock, at));
  }
  return reached;
}

/** Folders of what the package in a folder names: dependencies, also optional ones, and peers that are not optional. */
export function neededFolders(lock: Lock, at: string): string[] {
  return neededBy(lock.packages[at] ?? {}).flatMap((name) => folderOf(lock, at, name) ?? []);
}

function neededBy(entry: LockEntry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Where Node finds a package from a folder: beside it, then beside each folder above; a workspace by its own folder. */
function folderOf(lock: Lock, from: string, name: string): string | undefined {
  for (let at = from; ; at = parentOf(at)) {
    const candidate = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    const entry = lock.packages[candidate];
    if (entry) return entry.link ? entry.resolved : candidate;
    if (at === '') return undefined;
  }
}

function parentOf(at: string): string {
  return at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')));
}

function nameOf(at: string): string {
  return at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
