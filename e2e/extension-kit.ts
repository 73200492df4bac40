import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExtension } from '@foothold/extension/build-extension.ts';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Page,
  type Worker,
} from '@playwright/test';

/** The path of a full Chromium, because the headless shell loads no extensions; '' if there is none. */
export function wholeChromium(): string {
  const { EXTENSION_CHROMIUM } = process.env;
  if (EXTENSION_CHROMIUM) return EXTENSION_CHROMIUM;
  for (const name of ['chromium', 'chromium-browser'])
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // Try the next name.
    }
  return '';
}

/**
 * The built extension, with the one permission that a test cannot grant by a click: the browser asks for that of Foothold's
 * own address in a separate window. Other sites stay unchanged: nothing without a click.
 */
export async function testedExtension(): Promise<{ folder: string; remove: () => void }> {
  const out = mkdtempSync(join(tmpdir(), 'foothold-extension-'));
  const [built] = await buildExtension(join(out, 'built'));
  if (!built) throw new Error('No extension was built.');
  const path = join(built.folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...manifest, host_permissions: ['http://localhost/*'] }));
  return { folder: built.folder, remove: () => rmSync(out, { recursive: true, force: true }) };
}

/** Pages of other sites on this machine, by their path. */
export class SavedPages {
  readonly #server: HttpServer;
  readonly pages: Record<string, string> = {};
  url = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const page = this.pages[request.url ?? ''];
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page ?? '');
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }
}

type Chrome = { chrome: { tabs: { query(filter: object): Promise<{ id: number; url: string }[]> } } };

/** Of the extension whose background it is. */
function nameOf(worker: Worker): Promise<string> {
  return worker.evaluate(() => {
    const { runtime } = (
      globalThis as unknown as { chrome: { runtime: { getManifest(): { name: string } } } }
    ).chrome;
    return runtime.getManifest().name;
  });
}

/** Starts a browser with the extension. */
export class ExtendedBrowser {
  readonly context: BrowserContext;
  readonly #id: string;
  readonly #worker: Worker;
  readonly #browser: CDPSession;

  private constructor(context: BrowserContext, worker: Worker, browser: CDPSession) {
    this.context = context;
    this.#worker = worker;
    this.#browser = browser;
    this.#id = new URL(worker.url()).host;
  }

  /** `others` are folders of other extensions beside it. */
  static async open(
    folder: string,
    baseURL: string,
    others: readonly string[] = [],
  ): Promise<ExtendedBrowser> {
    const path = wholeChromium();
    const folders = [folder, ...others].join(',');
    const context = await chromium.launchPersistentContext('', {
      ...(path ? { executablePath: path } : { channel: 'chromium' }),
      headless: false,
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        '--headless=new',
        '--no-sandbox',
        // Lets a test click the button of the extension.
        '--enable-unsafe-extension-debugging',
        `--disable-extensions-except=${folders}`,
        `--load-extension=${folders}`,
      ],
      baseURL,
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const own = async (worker: Worker) => (await nameOf(worker)).startsWith('Foothold');
    let worker: Worker | undefined;
    await expect(async () => {
      for (const one of context.serviceWorkers()) if (await own(one)) worker = one;
      expect(worker).toBeDefined();
    }).toPass();
    if (!worker) throw new Error('The extension did not start.');
    const browser = context.browser();
    if (!browser) throw new Error('The browser is not there.');
    return new ExtendedBrowser(context, worker, await browser.newBrowserCDPSession());
  }

  /** The address of a file of the extension. */
  address(file: string): string {
    return `chrome-extension://${this.#id}/${file}`;
  }

  /** What another extension gets that calls this one. */
  async callFrom(name: string): Promise<unknown> {
    for (const worker of this.context.serviceWorkers())
      if ((await nameOf(worker)) === name)
        return worker.evaluate(
          (id) => (globalThis as unknown as { call: (id: string) => Promise<unknown> }).call(id),
          this.#id,
        );
    throw new Error(`No extension is called ${name}.`);
  }

  /** Enters the address of Foothold on the options page of the extension. */
  async connect(site: string): Promise<void> {
    const page = await this.context.newPage();
    await page.goto(`chrome-extension://${this.#id}/options.html`);
    await page.getByLabel('Address of your Foothold').fill(site);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByText(`Connected to ${site}`)).toBeVisible();
    await page.close();
  }

  /**
   * Presses the button of the extension on a page, which lets it look at that page, and opens the popup as a page of its own,
   * where a test can read it.
   */
  async press(page: Page): Promise<Page> {
    const url = page.url();
    await page.bringToFront();
    const { targetInfos } = (await this.#browser.send('Target.getTargets', {
      filter: [{ type: 'tab', exclude: false }],
    })) as { targetInfos: { targetId: string; url: string }[] };
    const target = targetInfos.find((one) => one.url === url);
    await this.#browser.send(
      'Extensions.triggerAction' as 'Target.getTargets',
      { id: this.#id, targetId: target?.targetId } as object,
    );
    return this.popup(page);
  }

  /** Opens the popup over a page, without a click. */
  async popup(page: Page): Promise<Page> {
    const tabId = await this.#worker.evaluate(async (address) => {
      const tabs = await (globalThis as unknown as Chrome).chrome.tabs.query({});
      // Without a click the extension cannot see the address of a page, so the active tab is used.
      return tabs.find(({ url }) => url === address)?.id ?? 0;
    }, page.url());
    const popup = await this.context.newPage();
    await popup.setViewportSize({ width: 400, height: 600 });
    await popup.goto(`chrome-extension://${this.#id}/popup.html?tab=${tabId}`);
    return popup;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
