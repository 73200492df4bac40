// Completes package-lock.json with the optional packages of other platforms that a registry may not have offered,
// so that `npm ci` accepts the file on every machine. Run after each `npm install` that changes the lock file.
import { readFileSync, writeFileSync } from 'node:fs';

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
lock.packages = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
