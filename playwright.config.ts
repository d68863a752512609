import { defineConfig } from '@playwright/test'

import { findBrowser } from './scripts/find-browser'

const port = Number(process.env.TEST_PORT ?? 4180)
const executablePath = findBrowser()

/** Browser tests against the real, prerendered build, served as `npm start` serves it. */
export default defineConfig({
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list', { printSteps: false }], ['./tests/count-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Root in a container has no sandbox; the rest keeps the browser from calling home.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The headless shell fetches pictures from further below than the browsers people have
        '--blink-settings=lazyLoadingImageMarginPx4G=1250,lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
    // Recording every step makes the tests a third slower: TRACE=1 where one has failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'a11y', testDir: 'a11y' },
  ],
  webServer: {
    command: `tsx scripts/serve-cli.ts`,
    env: { PORT: String(port), OUTBOX: '.outbox/test' },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
  },
})
