import { readdirSync, readFileSync } from 'node:fs'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { blogData } from './scripts/build/blog-data'
import { browserTargets, rejectNewerFeatures } from './scripts/build/browser-targets'
import { devRequests } from './scripts/build/dev-requests'
import { editionsInDev } from './scripts/build/editions-in-dev'
import { embedStyle } from './scripts/build/embed-style'
import { gridStyles } from './scripts/build/grid-styles'
import { pageStart } from './scripts/build/page-start'
import { prerenderedInDev } from './scripts/build/prerendered-in-dev'
import { appEntry, recordRouteImports } from './scripts/build/route-files'
import { webManifest } from './scripts/build/web-manifest'
import { contentInDev } from './scripts/content/content-plugin'
import { mocks } from './scripts/mocks/plugin'
import { hasLanguageMenu } from './src/generated/edition'

const unitTests = 'tests/unit/**/*.test.{ts,tsx}'
/** What takes seconds for what it proves: `npm run test:all` runs it, `npm test` does not. */
const slowTests = 'tests/unit/**/*.slow.test.{ts,tsx}'
/** Tests that need a document, or replace modules or globals: each has a process of its own. All others share one per core. */
const isolatedTests = readdirSync('tests/unit')
  .map((name) => `tests/unit/${name}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.slow.'))
  .filter((file) =>
    /@vitest-environment|vi\.(?:mock|doMock|resetModules|stub|spyOn)/.test(
      readFileSync(file, 'utf8'),
    ),
  )

/** Of Material UI, what only dialogs, the menu and forms need. */
const onDemand =
  'material[\\\\/](?:Backdrop|Dialog|Fade|Form|Input|Modal|Native|Outlined|Portal|Text|Unstable)'

/**
 * What a few pages have in common, in files of what they load together. The first two come with a dialog or the menu.
 * After renaming one of these modules, change its pattern: the budgets of requests are the only check.
 */
const parts = {
  modal: /material[\\/](?:Backdrop|Fade|Modal|Portal|Unstable)/,
  dialog: /material[\\/]Dialog|blocks[\\/]AppDialog/,
  leads:
    /blocks[\\/]ProcessStepper|material[\\/](?:Step|internal[\\/]svg-icons[\\/](?:Warning|CheckCircle))|leads[\\/](?:LeadResult|lead-result|ContactAlt)|texts[\\/]lead-forms|lead-fields/,
  services: /service-lists|cards[\\/]ServiceCard|work[\\/]CaseStudies/,
  service: /texts[\\/]services|pages[\\/]ServiceDetails/,
  cards: /blog[\\/]PostCard|texts[\\/]blog-page|blocks[\\/]Testimonials|utils[\\/]useControlled/,
  motion:
    /ui[\\/]motion|hooks[\\/]use-(?:video-)?motion|material[\\/](?:Pause|PlayArrow)|blocks[\\/](?:TeamCarousel|MemberCard)|[\\/]team\.ts/,
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    devRequests(),
    editionsInDev(),
    pageStart(),
    contentInDev(),
    blogData(),
    embedStyle(),
    gridStyles(),
    recordRouteImports(),
    prerenderedInDev(),
    webManifest(),
    mocks(),
    rejectNewerFeatures(),
  ],
  define: { 'import.meta.env.HAS_LANGUAGE_MENU': String(hasLanguageMenu) },
  build: {
    target: browserTargets,
    modulePreload: {
      polyfill: false,
      // Neither the page's own file, which is imported in the same task, nor what every page has
      resolveDependencies: (file, dependencies) =>
        dependencies.filter(
          (name) => name !== file && !/\/(?:react|mui|shared|entry-client)-/.test(name),
        ),
    },
    manifest: true,
    license: { fileName: 'licenses.txt' },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600, // kB; the data grid has 564, and only its own page loads it
    // Few files for code that many pages share: fewer requests, and it compresses better
    rolldownOptions: {
      input: ['index.html', appEntry],
      preserveEntrySignatures: 'allow-extension', // the starter calls the app's function
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            // Evaluated in a task of its own
            {
              name: 'mui',
              test: new RegExp(`node_modules[\\\\/](?:@mui|@emotion|stylis)[\\\\/](?!${onDemand})`),
              minShareCount: 4,
            },
            // Without the case studies, which most pages do not show, and the theme, which the app's entry has
            {
              name: 'shared',
              test: new RegExp(
                `node_modules[\\\\/](?!@mui[\\\\/]${onDemand})|src[\\\\/](?!(?:content|generated)[\\\\/]work\\.|theme[\\\\/]theme\\.|ui[\\\\/](?:forms[\\\\/](?:Form|Search)|blocks[\\\\/]AppDialog))`,
              ),
              minShareCount: 4,
            },
            {
              name: 'fields',
              test: /material[\\/](?:Form|Input|Native|Outlined|Text)|ui[\\/]forms[\\/](?:Form|Search)/,
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
            ...Object.entries(parts).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
  // Bundles all packages for the prerender step, so that it runs the same code as the browser. Not in
  // unit tests: transforming pdf.js alone would take seconds. Not in `npm run dev`: packages in
  // CommonJS would not run.
  ssr: { noExternal: (command === 'build' && !process.env.VITEST) || undefined },
  test: {
    environment: 'node',
    // A busy machine is no failure: many times what the slowest test takes on an idle one
    testTimeout: 60_000,
    setupFiles: 'tests/unit/setup.ts',
    // By default one core stays free for the server that transforms modules, which has little to do
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: isolatedTests },
      },
      {
        extends: true,
        test: {
          name: 'unit-shared',
          include: [unitTests],
          exclude: [slowTests, ...isolatedTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: [slowTests], globalSetup: 'tests/unit/install-editor.ts' },
      },
    ],
  },
}))
