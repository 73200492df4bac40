import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayShip, termsOf } from './license-terms.ts';
import { type LockedPackage, lockedPackages, projectLock, projectRoot } from './lock-packages.ts';

/** `npm run licenses`: writes docs/LICENSES.md, and ends with 1 where a package has a license that may not ship. */
const table = join(projectRoot, 'docs/LICENSES.md');

/** The page of all packages with their licenses, shipped ones first. */
export function licensePage(packages: readonly LockedPackage[]): string {
  const rows = (part: readonly LockedPackage[]) =>
    [...new Set(part.map(rowOf))].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const ships = rows(packages.filter(isShipped));
  const builds = rows(packages.filter((one) => !isShipped(one)));
  return `# Licenses of packages

Made by \`npm run licenses\` from package-lock.json; \`npm run check\` fails when it is out of date, or when a license that
is not in \`scripts/license-terms.ts\` would ship. “web” are packages the pages are built from: what is really in
them, with the texts of the licenses, is listed by \`/open-source-licenses.txt\` of each running copy.

## Shipped: ${ships.length}

| package | version | license | where |
|---|---|---|---|
${ships.join('\n')}

## Building and testing alone: ${builds.length}

| package | version | license | where |
|---|---|---|---|
${builds.join('\n')}
`;
}

/** A sentence for each package whose license is unknown, or may not ship though the package does. */
export function licenseProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((one) => {
    const { name, version, license } = one;
    if (license === '') return [`${name}@${version} states no license in package-lock.json.`];
    if (!isShipped(one) || mayShip(termsOf(one))) return [];
    return [
      `${name}@${version} ships (${one.uses.join(', ')}) under ${license}, which scripts/license-terms.ts does not allow.`,
    ];
  });
}

/** A sentence for each installed package that states another version or license than the lock file. */
export function installedProblems(packages: readonly LockedPackage[], folder = projectRoot): string[] {
  return packages.flatMap(({ at, name, version, license }) => {
    const path = join(folder, at, 'package.json');
    // Packages of other platforms are not installed.
    if (!existsSync(path)) return [];
    const installed = JSON.parse(readFileSync(path, 'utf8')) as { version?: string; license?: unknown };
    if (installed.version !== version)
      return [`${name} is installed as ${installed.version}, not ${version}.`];
    const stated = typeof installed.license === 'string' ? installed.license : license;
    return stated === license ? [] : [`${name}@${version} states ${stated}, the lock file ${license}.`];
  });
}

/** What is wrong with the licenses of the project, the page in docs included; one sentence each. */
export function projectLicenseProblems(): string[] {
  const packages = lockedPackages(projectLock());
  const page = existsSync(table) ? readFileSync(table, 'utf8') : '';
  const isCurrent = page === licensePage(packages);
  return [
    ...licenseProblems(packages),
    ...installedProblems(packages),
    ...(isCurrent ? [] : ['docs/LICENSES.md is out of date: npm run licenses writes it.']),
  ];
}

function isShipped({ uses }: LockedPackage): boolean {
  return !uses.includes('development');
}

function rowOf(one: LockedPackage): string {
  return `| ${one.name} | ${one.version} | ${termsOf(one) || 'unknown'} | ${one.uses.join(', ')} |`;
}

if (import.meta.main) {
  writeFileSync(table, licensePage(lockedPackages(projectLock())));
  const problems = projectLicenseProblems();
  console.log(problems.length > 0 ? problems.join('\n') : 'docs/LICENSES.md is written.');
  if (problems.length > 0) process.exitCode = 1;
}
