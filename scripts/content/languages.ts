import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The names of the folders below the content that hold it in another language: those with `texts/language.yaml`. */
export const listLanguages = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'texts/language.yaml')))
    .toSorted()
