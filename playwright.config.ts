import { defineConfig } from 'playwright/test'

import { browserArguments, findBrowser } from './scripts/find-browser'

const port = Number(process.env.TEST_PORT ?? 4180)
const executablePath = findBrowser()

/** Browser tests against the real, prerendered build, served as `npm start` serves it. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is no failure: many times what the slowest takes on an idle one
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // Whatever comes or goes is a difference
    toMatchAriaSnapshot: { pathTemplate: 'a11y/snapshots/{arg}{ext}', children: 'deep-equal' },
  },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserArguments,
    },
    // Recording every step makes the tests a third slower: TRACE=1 where one has failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'a11y', testDir: 'a11y' },
    // A command of its own (`npm run check:editor`): it installs the editor and types through whole forms
    { name: 'editor', testDir: 'tests/editor' },
    // Part of `npm run check:languages`, in a copy with other words
    { name: 'languages', testDir: 'tests/nightly' },
  ],
  // The editor's tests need no build: they edit a copy of the source
  webServer: process.argv.includes('--project=editor')
    ? undefined
    : {
        command: `tsx scripts/serve-cli.ts`,
        env: { PORT: String(port), OUTBOX: '.outbox/test' },
        url: `http://localhost:${port}/robots.txt`,
        reuseExistingServer: false,
      },
})
