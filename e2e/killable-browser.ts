import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';

/** A Chromium of its own process group and its own profile on disk, which can be killed like a machine that goes down. */
export class KillableBrowser {
  readonly page: Page;
  readonly #child: ChildProcess;
  readonly #browser: Browser;

  private constructor(child: ChildProcess, browser: Browser, page: Page) {
    this.#child = child;
    this.#browser = browser;
    this.page = page;
  }

  /** Opens the profile, again where it was killed before. */
  static async open(executable: string, profile: string, baseUrl: string): Promise<KillableBrowser> {
    const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--disable-background-networking'];
    const child = spawn(
      executable || chromium.executablePath(),
      [...flags, '--disable-sync', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      // A group of its own: all its processes die in one instant.
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const browser = await chromium.connectOverCDP(await debuggerOf(child));
    const [context = await browser.newContext()] = browser.contexts();
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${baseUrl}/api/health`);
    return new KillableBrowser(child, browser, page);
  }

  /** Ends every process of it by SIGKILL: nothing is told, nothing is written anymore. */
  async kill(): Promise<void> {
    await this.#end(() => process.kill(-(this.#child.pid ?? 0), 'SIGKILL'));
  }

  /** Closes it as a person would, so that cookies and storage reach the disk. */
  async close(): Promise<void> {
    const session = await this.#browser.newBrowserCDPSession();
    await this.#end(() => void session.send('Browser.close').catch(() => undefined));
  }

  async #end(by: () => void): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    by();
    await gone;
    await this.#browser.close().catch(() => undefined);
  }
}

/** Where the debugger listens: Chromium says so on its standard error. */
function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${output}`)));
  });
}
