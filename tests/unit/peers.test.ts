import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import packageFile from '../../package.json' with { type: 'json' }

type Manifest = {
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

// npm installs what a package needs beside itself; Yarn's Plug'n'Play finds only what is declared
test('the peers of all packages are declared, those of dependencies as dependencies', () => {
  const { dependencies, devDependencies } = packageFile
  const missing = (of: object, declared: object) =>
    Object.keys(of).flatMap((name) => {
      const file = readFileSync(`node_modules/${name}/package.json`, 'utf8')
      const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(file) as Manifest
      return Object.keys(peerDependencies)
        .filter((peer) => !peerDependenciesMeta[peer]?.optional && !(peer in declared))
        .map((peer) => `${peer} of ${name}`)
    })
  expect([
    ...missing(dependencies, dependencies),
    ...missing(devDependencies, { ...dependencies, ...devDependencies }),
  ]).toEqual([])
})
