import { configure } from '@testing-library/dom'

// A test waits up to 10 s for what it expects: the build beside it can stop it for longer than the default of 1 s
configure({ asyncUtilTimeout: 10_000 })
