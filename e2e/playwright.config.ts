import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The system's Chromium where there is one, else Playwright's own download. */
function installedChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // The next name may be there.
    }
  return undefined;
}

const executablePath = installedChromium();

export default defineConfig({
  testDir: '.',
  globalSetup: './template.ts',
  // The long proofs are specs of their own, run one by one by `npm run prove`.
  testMatch: process.env.PROVE ? `${process.env.PROVE}.prove.ts` : '*.spec.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A test that passes only then is named as flaky at the end of `npm test`; more than three of them fail the run.
  retries: process.env.PROVE ? 0 : 1,
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  outputDir: '../test-results',
  use: {
    // Requests of the pages are what most tests look at; those of the offline start allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 10_000,
    // What opens and closes is waited for a hundred times; the tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a sixth of the whole run; `TRACE=1` asks for those of failed tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A beeping microphone, and nobody to ask for it: a browser without a window has no such question.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
