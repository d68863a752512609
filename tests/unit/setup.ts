import { beforeAll } from 'vitest'

// A test waits up to 20 s for what it expects: a busy machine can stop it for longer than the default of 1 s
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 20_000 })
})
