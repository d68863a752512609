// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { jobPage } from '../../src/generated/texts/careers'
import { builtInJobs } from '../../src/generated/jobs'
import { jobPath, paths } from '../../src/paths'

const real = { VITE_SITE_URL: 'https://www.agency.in' }
const endpoint = 'https://jobs.agency.in/open'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Opens a page of a site that was built with these variables. @returns the URLs that it has requested. */
async function open(address: string, variables: Record<string, string>): Promise<string[]> {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const requested: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    return new Promise(() => {})
  })
  const { App } = await import('../../src/app/App')
  const { CareersPage } = await import('../../src/features/careers/CareersPage')
  const { JobPage } = await import('../../src/features/careers/JobPage')
  // The page loads this when it requests the jobs: with it loaded, the request follows at once
  await import('../../src/features/careers/load-jobs')
  const routes = [
    { path: paths.careers, Component: CareersPage },
    { path: `${paths.careers}/:id`, Component: JobPage },
  ]
  render(
    <App>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </App>,
  )
  await new Promise((resolve) => setTimeout(resolve))
  return requested
}

const [job] = builtInJobs
const addresses = [paths.careers, jobPath(job?.id ?? '')]

describe.each(addresses)('%s requests jobs', (address) => {
  test.each<[Record<string, string>, string[]]>([
    [real, []],
    [{ ...real, VITE_JOBS_URL: ' ' }, []],
    [{ ...real, VITE_JOBS_URL: endpoint }, [endpoint]],
    [{}, ['/jobs']],
  ])('with %o from %o', async (variables, expected) => {
    const requested = await open(address, variables)
    await vi.waitFor(() => expect(requested).toEqual(expected), { timeout: 20_000 })
    expect(screen.getAllByText(job?.title ?? '').length).toBeGreaterThan(0)
  })
})

test('without an endpoint, a job that does not exist is closed at once', async () => {
  await open(jobPath('unknown'), real)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(jobPage.closed.heading)
})
