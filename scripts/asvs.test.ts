import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asvsLevels } from './asvs-levels.data.ts';
import { pendingTests } from './asvs-pending.data.ts';
import { asvsCounts, asvsLines, type NamedTest, namedTests } from './asvs-table.ts';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lines = asvsLines(read('docs/ASVS.md'));

/** Every requirement of the standard up to level 2, with its level. */
const asked = Object.entries(asvsLevels).flatMap(([section, levels]) =>
  [...levels].flatMap((level, at) => (level === '3' ? [] : [[`${section}.${at + 1}`, level]])),
);

function missingTests(tests: readonly NamedTest[]): string[] {
  return tests
    .filter(({ path, title }) => !existsSync(join(root, path)) || !read(path).includes(title))
    .map(({ path, title }) => `${path} “${title}”`);
}

describe('docs/ASVS.md', () => {
  test('the list of requirements has as many of each level as the standard', () => {
    const all = Object.values(asvsLevels).join('');
    expect(['1', '2', '3'].map((level) => all.split(level).length - 1)).toEqual([70, 183, 92]);
  });

  test('has every requirement of levels 1 and 2 once, in order, with its level', () => {
    expect(lines.map(({ number, level }) => [number, level])).toEqual(asked);
  });

  test('names tests that are there, by their titles', () => {
    const pending = new Set(pendingTests);
    const missing = lines.flatMap(({ number, tests }) =>
      missingTests(tests.filter(({ path, title }) => !pending.has(`${path} ${title}`.trim()))).map(
        (lost) => `${number}: ${lost}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  test('every line that is met names a test, or the tool that enforces it; every other one says why', () => {
    const bare = lines.filter(({ state, tests, reason }) =>
      state === 'met' ? tests.every(({ title }) => title === '') : reason.length < 10,
    );
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  test('a gap says what closes it, or leads to the decision that keeps it', () => {
    const silent = lines
      .filter(({ state }) => state === 'gap')
      .filter(({ reason }) => !/Closed by|decisions\//.test(reason));
    expect(silent.map(({ number }) => number)).toEqual([]);
  });

  test('docs/SECURITY.md counts the lines of each chapter as they are', () => {
    const told = [
      ...read('docs/SECURITY.md').matchAll(/^\| (V\d+|together)\b[^|]*\| (\d+) \| (\d+) \| (\d+) \|$/gm),
    ];
    const counts = [...asvsCounts(lines)].map(([chapter, states]) => [chapter, ...Object.values(states)]);
    const sums = [1, 2, 3].map((at) => counts.reduce((sum, row) => sum + Number(row[at]), 0));
    expect(told.map(([, chapter, ...figures]) => [chapter, ...figures.map(Number)])).toEqual([
      ...counts,
      ['together', ...sums],
    ]);
  });

  test('leads to headings that docs/SECURITY.md and docs/OPERATING.md have', () => {
    const links = [...read('docs/ASVS.md').matchAll(/\]\((SECURITY|OPERATING)\.md#([\w-]+)\)/g)];
    expect(links.length).toBeGreaterThan(10);
    const lost = links.filter(([, file, anchor]) => {
      const heads = [...read(`docs/${file}.md`).matchAll(/^##+ (.+)$/gm)].map(([, head = '']) =>
        head
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replace(/ /g, '-'),
      );
      return !heads.includes(anchor ?? '');
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  test('a line that does not read is an error', () => {
    expect(() => asvsLines('| 1.1.1 | 2 | a | perhaps | b |')).toThrow('does not read');
  });
});

describe('attacks that were tried, in docs/SECURITY.md', () => {
  const [, section = ''] = read('docs/SECURITY.md').split('\n## Attacks that were tried\n');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((row) => /^\| \d/.test(row));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));

  test('has each finding once, with what was before, what is now, tests and decisions', () => {
    const numbers = cells.map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(12);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(cells.filter((row) => row.length !== 8 || row.slice(1, 7).includes(''))).toEqual([]);
  });

  test('names at least one test of each, by titles that are there', () => {
    const tests = cells.map((row) => namedTests(row[5] ?? ''));
    expect(tests.findIndex((named) => named.length === 0)).toBe(-1);
    expect(tests.flat().filter(({ title }) => title === '')).toEqual([]);
    expect(missingTests(tests.flat())).toEqual([]);
  });

  test('leads to decisions that are there', () => {
    const links = [...section.matchAll(/\]\((decisions\/[^)#]+)/g)].map(([, path = '']) => `docs/${path}`);
    expect(links.length).toBeGreaterThan(12);
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** Files of the product, without tests and their kits. */
const product = sourceFiles()
  .filter((path) => /^(?:api|core|web)\/src\/.*\.tsx?$/.test(path) && !/test|\.data\./.test(path))
  .map((path) => ({ path, text: read(path) }));

function found(form: RegExp): string[] {
  return product.flatMap(({ path, text }) => [...text.matchAll(form)].map(([hit]) => `${hit} in ${path}`));
}

describe('the code of the product', () => {
  test('the code makes no other hash, key or cipher than those in the inventory', () => {
    expect(product.length).toBeGreaterThan(400);
    expect(found(/create(?:Hash|Hmac)\('(?!sha256')[^']*'/g)).toEqual([]);
    expect(
      found(/createCipheriv|createDecipheriv|pbkdf2Sync|scrypt|createSign|generateKeyPair|publicEncrypt/g),
    ).toEqual([]);
    const ciphers = new Set(
      found(/'(?:AES-\w+|PBKDF2|RSA[\w-]*|ECDSA|HMAC|SHA-\d+|MD5)'/g).map((hit) => hit.split(' ')[0]),
    );
    expect([...ciphers].sort()).toEqual(["'AES-GCM'", "'PBKDF2'", "'SHA-256'"]);
    // What is signed: bearer tokens, by this algorithm alone.
    expect(new Set(found(/algorithms: \['\w+'\]/g).map((hit) => hit.split(' in ')[0]))).toEqual(
      new Set(["algorithms: ['EdDSA']"]),
    );
    expect(found(/Math\.random\(\)/g).filter((hit) => /auth|secret|token|session/.test(hit))).toEqual([]);
  });

  test('no code turns the check of certificates off', () => {
    expect(found(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/g)).toEqual([]);
  });

  test('every dependency has an exact version', () => {
    const manifests = ['.', 'core', 'web', 'api', 'e2e', 'bench', 'extension'].map(
      (folder) => `${folder}/package.json`,
    );
    const loose = manifests.flatMap((path) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path)) as Record<
        string,
        Record<string, string>
      >;
      return Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      );
    });
    expect(loose).toEqual([]);
  });
});
