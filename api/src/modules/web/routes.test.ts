import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { firstPages } from './first-pages.ts';

const script = 'console.log("a page of work");'.repeat(100);
let folder: string;
let server: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-web-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write('secret.txt', 'outside');
  write('dist/index.html', '<!doctype html><title>Foothold</title>');
  write('dist/theme.js', 'document.documentElement.className = "dark";');
  write('dist/.sources', 'hidden');
  mkdirSync(join(folder, 'dist/.first'));
  write('dist/.first/about.html', '<!doctype html><title>About · ⟦siteName⟧</title>⟦supportEmail⟧');
  write(
    'dist/.first/privacy.html',
    '<!doctype html><style>p{}</style><style data-emotion="css a">.css-a{top:0}</style>',
  );
  write('dist/assets/app-1a2b.js', script);
  for (const kind of ['woff', 'woff2', 'wasm', 'png', 'aff', 'dic', 'gz'])
    write(`dist/assets/file-1a2b.${kind}`, kind);
  write('dist/assets/.hidden-1a2b.js', 'outside');
  write('dist/assets/app-1a2b.js.br', brotliCompressSync(script));
  write('dist/assets/app-1a2b.js.gz', gzipSync(script));
  server = await openTestApp({ webDir: join(folder, 'dist') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the built web', () => {
  test.each([
    '/',
    '/work',
    '/work/',
    '/jobs/search?term=C%2B%2B&page=2',
    '/jobs/searchterm/%25',
    '/auth?token=a.b.c',
    '/company/edit/17',
    '/nobody/knows/this',
  ])('%s is the page, always fresh', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Foothold</title>');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('an address that does not decode leads to the page it was meant for', async () => {
    const answer = await get('/jobs/searchterm/100%?page=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/jobs/searchterm/100%25?page=2']);
    expect((await get(String(answer.headers.location))).statusCode).toBe(200);
  });

  test('a search term with a dot is a page to a browser that navigates', async () => {
    const answer = await get('/jobs/searchterm/node.js', { accept: 'text/html,*/*;q=0.8' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await get('/jobs/searchterm/node.js', { accept: '*/*' })).statusCode).toBe(404);
  });

  test('a page drawn at build is allowed its own style elements, any other page none', async () => {
    const styles = (url: string) =>
      get(url).then(
        ({ headers }) => /;style-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
      );
    const [ground, emotion] = ['p{}', '.css-a{top:0}'].map((css) =>
      createHash('sha256').update(css).digest('base64'),
    );
    expect(await styles('/privacy')).toBe(`'self' 'sha256-${ground}' 'sha256-${emotion}'`);
    for (const url of ['/', '/about', '/index.html', '/work', '/theme.js'])
      expect(await styles(url)).toBe("'self'");
  });

  test('what is named by its content is kept for a year; what starts the page is not', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.body).toBe(script);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['woff', 'font/woff'],
    ['woff2', 'font/woff2'],
    ['wasm', 'application/wasm'],
    ['aff', 'text/plain; charset=utf-8'],
    ['dic', 'text/plain; charset=utf-8'],
    ['gz', 'application/gzip'],
    ['png', 'image/png'],
  ])('a file of the kind %s is sent as what it is', async (kind, type) => {
    const answer = await get(`/assets/file-1a2b.${kind}`);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, kind]);
  });

  test('the compressed copy is sent where it is understood', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, Buffer.from],
    ['*', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ])('to a browser that takes %s, the copy that is there', async (accepted, sent, opened) => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, sent]);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(opened(answer.rawPayload).toString()).toBe(script);
  });

  test('an open page gets the files of its build after the next one; what is new is there as well', async () => {
    const old = join(folder, 'dist/assets/old-3c4d.js');
    writeFileSync(old, 'old();');
    writeFileSync(join(folder, 'dist/assets/style-3c4d.css'), 'a{}');
    const next = await openTestApp({ db: server.deps.db, webDir: join(folder, 'dist') });
    const body = async (name: string) => {
      const { statusCode, body } = await next.app.inject(`/assets/${name}`);
      return statusCode === 200 && body;
    };
    expect(await body('old-3c4d.js')).toBe('old();');
    rmSync(old);
    expect(await body('old-3c4d.js')).toBe('old();');
    const fresh = join(folder, 'dist/assets/new-5e6f.js');
    writeFileSync(fresh, 'ne');
    expect(await body('new-5e6f.js')).toBe('ne');
    writeFileSync(fresh, 'new();');
    expect(await body('new-5e6f.js')).toBe('new();');
    const style = await next.app.inject('/assets/style-3c4d.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    await next.app.close();
  });

  test('a page that did not change is not sent again', async () => {
    const { etag } = (await get('/work')).headers;
    expect(etag).toBeTruthy();
    const again = await get('/work', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('HEAD answers without a body', async () => {
    for (const url of ['/', '/work', '/theme.js', '/assets/app-1a2b.js']) {
      const answer = await server.app.inject({ method: 'HEAD', url });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    }
  });

  test.each([
    '/nope.js',
    '/assets/nope.js',
    '/assets/app-1a2b.js%00',
    '/assets/.hidden-1a2b.js',
    '/assets/',
    '/assets',
    '/.sources',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/secret.txt%00.html',
    '//secret.txt',
  ])('%s shows no file and no folder', async (url) => {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await get(url, { accept });
      expect([400, 403, 404], `${answer.statusCode} ${answer.body}`).toContain(answer.statusCode);
      expect(answer.json().success).toBe(false);
      expect(answer.body).not.toContain('outside');
    }
  });

  test('a NUL in an address is no failure', async () => {
    expect((await get('/jobs/%00')).statusCode).toBeLessThan(500);
  });

  test('other methods on pages are not found', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/work' })).statusCode).toBe(404);
  });
});

test('without built pages, one sentence says what to do', async () => {
  const bare = await openTestApp({ db: server.deps.db });
  const answer = await bare.app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('The web pages are not built yet: run <code>npm start</code>');
  await bare.app.close();
});

test('the manifest bears the name of the site, and every picture it names has the size it says', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const { name, icons, screenshots } = answer.json() as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string; sizes: string }[];
  };
  expect(name).toBe('Foothold');
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const picture = readFileSync(new URL(`../../../../web/public${src}`, import.meta.url));
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('a share that no service worker answered is not read, and the page says that it did not arrive', async () => {
  const payload = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.ics"\r\n\r\n${'x'.repeat(3_000_000)}\r\n--x--`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await server.app.inject({ method: 'POST', url: '/share', headers, payload });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/interviews?shared=lost']);
});

test.each(['/about', '/about/', '/about?from=mail'])(
  '%s is drawn before, under the words of this site',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<title>About · Foothold</title>support@example.com');
  },
);

test('the words of the site are text, whatever signs they hold', () => {
  const pages = firstPages(join(folder, 'dist'), {
    siteName: '<script>$&</script>',
    aboutSiteText: '',
    supportEmail: `a&b"'@example.com`,
  });
  expect(pages.get('/about')).toBe(
    '<!doctype html><title>About · &lt;script&gt;$&amp;&lt;/script&gt;</title>a&amp;b&quot;&#39;@example.com',
  );
  expect(
    firstPages(join(folder, 'nowhere'), { siteName: '', aboutSiteText: '', supportEmail: '' }).size,
  ).toBe(0);
});
