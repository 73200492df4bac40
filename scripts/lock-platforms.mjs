// Completes package-lock.json with the optional packages of other platforms that a registry may not have offered, and
// with integrity and license where a package has none, so that `npm ci` accepts the file on every machine and verifies
// each download; pins the integrity of Node's programs, which come past the lock file (runtime-integrity.mjs). Run after each `npm install` that changes the lock file; the registry is asked for these packages only.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const all = lock.packages;
const OS = /android|darwin|linux|win32|freebsd|netbsd|openbsd|openharmony|sunos|aix/;
const CPU = /arm64|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32|arm/;

for (const [at, entry] of Object.entries({ ...all })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (all[`node_modules/${name}`] || all[`${at}/node_modules/${name}`]) continue;
    const os = name.match(OS)?.[0];
    const cpu = name.match(CPU)?.[0];
    const libc = /musl/.test(name) ? ['musl'] : os === 'linux' ? ['glibc'] : undefined;
    all[`node_modules/${name}`] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(entry.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os: [os] }),
    };
  }
}

const run = promisify(execFile);
const failed = [];
/** What the text of its license is, where a package states no license. */
const unstated = { 'png-js': 'MIT' };
const open = Object.entries(all).filter(
  ([at, entry]) => at.includes('node_modules/') && !entry.link && !(entry.integrity && entry.license),
);

const isIntegrity = (text) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(text);

async function viewed(name) {
  const args = ['view', name, 'dist.integrity', 'license', '--json'];
  return run('npm', args, { shell: process.platform === 'win32' })
    .then(({ stdout }) => JSON.parse(stdout))
    .catch(() => ({}));
}

async function complete([at, entry]) {
  const name = `${entry.name ?? at.split('node_modules/').at(-1)}@${entry.version}`;
  const stated = await viewed(name);
  const known = stated.license ?? unstated[at.split('node_modules/').at(-1)];
  const { version, integrity = stated['dist.integrity'], license = known, ...rest } = entry;
  if (!isIntegrity(integrity)) failed.push(name);
  else all[at] = { version, integrity, ...(license && { license }), ...rest };
}

// A few at once, so that a slow registry is not asked for all of them in the same moment.
const workers = Array.from({ length: 4 }, async () => {
  for (let next = open.pop(); next; next = open.pop()) await complete(next);
});
await Promise.all(workers);

lock.packages = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
const runtime = JSON.parse(readFileSync('scripts/runtime-integrity.json', 'utf8'));
const { version } = all['node_modules/node'];
if (runtime.version !== version) {
  const programs = ['linux-x64', 'linux-arm64', 'win-x64', 'darwin-x64', 'bin-darwin-arm64'].map(
    (at) => `node-${at}`,
  );
  const found = await Promise.all(programs.map((name) => viewed(`${name}@${version}`)));
  const packages = Object.fromEntries(
    programs.map((name, at) => [name, found[at]['dist.integrity']]).filter(([, one]) => isIntegrity(one)),
  );
  if (Object.keys(packages).length === 0) failed.push(`the programs of Node ${version}`);
  else writeFileSync('scripts/runtime-integrity.json', `${JSON.stringify({ version, packages }, null, 2)}\n`);
}
if (failed.length > 0) {
  console.error(
    `The registry states no integrity for ${failed.join(', ')}: run this again, or with another registry.`,
  );
  process.exitCode = 1;
}
