import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect as baseExpect, type Page } from 'playwright/test'
import { check, resolveConfig } from 'prettier'

import { listLanguages } from '../../scripts/content/languages'
import { run } from '../../scripts/run-tests'

/** Waits longer, because the editor and the site in development mode work beside the test. */
export const expect = baseExpect.configure({ timeout: 60_000 })

/** A copy of the repository in which `npm run edit` runs. */
export type Checkout = {
  folder: string
  editorUrl: string
  siteUrl: string
  remove: () => Promise<void>
}

/** The removed and the added lines of each changed file, from the first to the last that differs. */
export type Diff = Record<string, { removed: string[]; added: string[] }>

type Files = Record<string, Buffer>

const notCopied = '.git node_modules dist dist-caddy dist-nginx .cache .outbox test-results'.split(
  ' ',
)

/**
 * Copies the repository, installs the editor and starts it in the copy.
 *
 * @param content files below `src/content` that replace those of the repository.
 */
export async function startEditor(content: Record<string, string>): Promise<Checkout> {
  const options = ['--prefix', 'scripts/editor', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...options])
  // Below the repository, so that its packages are found
  await mkdir('.cache', { recursive: true })
  const folder = await mkdtemp(path.resolve('.cache/checkout-'))
  for (const name of (await readdir('.')).filter((name) => !notCopied.includes(name)))
    await cp(name, path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    })
  const root = path.join(folder, 'src/content')
  for (const [name, text] of Object.entries(content)) {
    await writeFile(path.join(root, name), text)
    // Translations of what was there before
    for (const language of listLanguages(root))
      await rm(path.join(root, language, name), { force: true })
  }
  const packages = 'scripts/editor/node_modules'
  await symlink(path.resolve(packages), path.join(folder, packages))

  const env = { ...process.env, PORT: '0', FORCE_COLOR: '0' }
  const command = spawn('npx', ['tsx', 'scripts/editor/edit.ts'], {
    cwd: folder,
    env,
    detached: true,
  })
  const ended = Promise.all([text(command.stdout), text(command.stderr)])
  let output = ''
  command.stdout.on('data', (chunk) => (output += chunk))
  const url = async (name: string) => {
    const pattern = new RegExp(`The ${name}: +(http\\S+)`)
    await expect.poll(() => output).toMatch(pattern)
    return pattern.exec(output)?.[1] ?? ''
  }
  const remove = async () => {
    process.kill(-(command.pid ?? 0))
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, siteUrl: await url('site'), editorUrl: await url('editor'), remove }
}

/**
 * Opens the editor with a copy of the content in the browser's own file system, because no test can
 * choose a folder in the system's dialog.
 */
export async function openEditor(page: Page, { folder, editorUrl }: Checkout): Promise<void> {
  await page.addInitScript(() => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('checkout', { create: true })
    Object.assign(window, { showDirectoryPicker })
  })
  await page.goto(editorUrl)
  const files = Object.entries({ ...(await readContent(folder)), '.git/HEAD': Buffer.from('ref') })
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory()
      for (const [file, base64] of files) {
        const folders = ['checkout', ...file.split('/')]
        const name = folders.pop() ?? ''
        let folder = root
        for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
        const handle = await folder.getFileHandle(name, { create: true })
        const writable = await handle.createWritable()
        await writable.write(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)))
        await writable.close()
      }
    },
    files.map(([file, content]) => [file, content.toString('base64')] as const),
  )
}

/** Copies what the editor has written and deleted to the checkout, and waits until it is formatted there. */
export async function copyBack(page: Page, { folder }: Checkout): Promise<Diff> {
  const before = await readContent(folder)
  const edited = await readEdited(page)
  const names = new Set([...Object.keys(before), ...Object.keys(edited)])
  for (const name of names) {
    const target = path.join(folder, name)
    const content = edited[name]
    if (!content) await rm(target)
    else if (!before[name]?.equals(content)) {
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, content)
      if (/\.(md|yaml)$/.test(name)) await expect.poll(() => isFormatted(target)).toBe(true)
    }
  }
  return compare(before, await readContent(folder))
}

async function isFormatted(file: string): Promise<boolean> {
  return check(await readFile(file, 'utf8'), { ...(await resolveConfig(file)), filepath: file })
}

async function readContent(folder: string): Promise<Files> {
  const files: Files = {}
  const entries = await readdir(path.join(folder, 'src/content'), {
    recursive: true,
    withFileTypes: true,
  })
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).replaceAll(path.sep, '/')
    // The site writes those while it runs
    if (!name.startsWith('src/generated/')) files[name] = await readFile(file)
  }
  return files
}

async function readEdited(page: Page): Promise<Files> {
  const files = await page.evaluate(async () => {
    const files: [string, string][] = []
    const read = async (folder: FileSystemDirectoryHandle, start: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await read(handle as never, `${start}${name}/`)
        else {
          const bytes = await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer()
          const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte))
          files.push([start + name, btoa(binary.join(''))])
        }
      }
    }
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('checkout')
    await read(await (await root.getDirectoryHandle('src')).getDirectoryHandle('content'), '')
    return files
  })
  return Object.fromEntries(
    files.map(([name, base64]) => [`src/content/${name}`, Buffer.from(base64, 'base64')]),
  )
}

function compare(before: Files, after: Files): Diff {
  const diff: Diff = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[name], after[name]]
    if (old && now && old.equals(now)) continue
    const [removed, added] = [toLines(name, old), toLines(name, now)]
    while (removed.length && removed[0] === added[0])
      for (const lines of [removed, added]) lines.shift()
    while (removed.length && removed.at(-1) === added.at(-1))
      for (const lines of [removed, added]) lines.pop()
    diff[name] = { removed, added }
  }
  return diff
}

function toLines(name: string, content: Buffer | undefined): string[] {
  if (!content) return []
  return /\.(md|yaml)$/.test(name) ? content.toString().trimEnd().split('\n') : ['(binary)']
}
