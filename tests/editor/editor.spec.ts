import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { test, type Page } from 'playwright/test'

import { translationKinds } from '../../scripts/editor/translations'
import { kinds } from '../../src/content/schema/kinds'
import { copyBack, expect, openEditor, startEditor, type Checkout } from './editor-checkout'
import { writePerson, writtenByHand } from './editor-content'
import {
  addEntry,
  addItem,
  changeFirstField,
  chooseFolder,
  deleteEntry,
  expandFirst,
  expectNoViolations,
  fillIn,
  findKind,
  findSlug,
  openEntry,
  openKind,
  press,
  save,
  tabTo,
  takePicture,
} from './editor-steps'

// The tests share one editor, which takes seconds to start, and find the entries of the tests before them
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let checkout: Checkout
let page: Page

/** The site beside the editor. */
let site: Page

/** Origins that have answered a request of the editor. */
const origins = new Set<string>()

test.beforeAll(async ({ browser }) => {
  checkout = await startEditor(writtenByHand)
  const context = await browser.newContext()
  page = await context.newPage()
  site = await context.newPage()
  page.on('response', (response) => origins.add(new URL(response.url()).origin))
  await openEditor(page, checkout)
  await chooseFolder(page)
})
test.afterAll(async () => {
  await page?.context().close()
  await checkout?.remove()
})

const translations = translationKinds()
const blog = findKind('blog')
const firstPost = 'src/content/blog/first-a-call.md'
/** Without a letter that an address may have. */
const newTitle = 'पहली: कॉल 📞'

test('a post that was not saved is offered again, also in the session in which the folder was chosen', async () => {
  await addEntry(page, blog)
  await fillIn(page, blog, { title: 'Not saved' })
  const readStorage = async () =>
    JSON.stringify(await page.context().storageState({ indexedDB: true }))
  await expect.poll(readStorage).toContain('Not saved')
  await page.reload()
  const dialog = page.getByRole('alertdialog', { name: 'Restore Draft' })
  await press(page, dialog.getByRole('button', { name: 'Restore' }))
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Not saved')
  await page.getByRole('textbox', { name: 'Title' }).clear()
  await expect.poll(readStorage).not.toContain('Not saved')
  await press(page, page.getByRole('button', { name: 'Cancel Editing' }))
})

test('a new post with a picture from the disk is the file that a person would write', async () => {
  await addEntry(page, blog)
  await fillIn(page, blog, {
    title: newTitle,
    author: 'Asha Verma',
    date: '2024-03-05',
    category: 'Marketing',
    description: 'Work out what one telephone call from an advertisement costs you, in four steps.',
    image: await takePicture(page, 'First Call (1).JPG'),
    imageAlt: 'A telephone bill',
    body: 'A call has **two** costs: the click, and the time of the person who answers.\n\n## A note\n\n> [!NOTE]\n>\n> A note.\n\nAsk [us](/contact).',
  })
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(findSlug(page)).toHaveAccessibleErrorMessage(/empty/)
  await fillIn(page, blog, { slug: 'first_a_call' })
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(findSlug(page)).toHaveAccessibleErrorMessage(/small letters, digits and hyphens/)
  await findSlug(page).fill('first-a-call')
  await save(page)
  expect(await copyBack(page, checkout)).toEqual({
    [firstPost]: {
      removed: [],
      added: [
        '---',
        `title: '${newTitle}'`,
        'author: Asha Verma',
        'date: 2024-03-05',
        'category: Marketing',
        'description: Work out what one telephone call from an advertisement costs you, in four steps.',
        'image: ./first-call-1.jpg',
        'imageAlt: A telephone bill',
        'draft: false',
        '---',
        '',
        'A call has **two** costs: the click, and the time of the person who answers.',
        '',
        '## A note',
        '',
        '> [!NOTE]',
        '>',
        '> A note.',
        '',
        'Ask [us](/contact).',
      ],
    },
    'src/content/blog/first-call-1.jpg': { removed: [], added: ['(binary)'] },
  })
})

test('the site beside the editor says what is wrong, and shows the post when it is right', async () => {
  const overlay = site.locator('vite-error-overlay')
  await site.goto(new URL('blog/first-a-call', checkout.siteUrl).href)
  await expect(overlay).toContainText(
    `The content has 1 problem:\n${firstPost}:20: the link /contact leads to no page: correct its address.`,
  )

  await openEntry(page, blog, newTitle)
  // The cursor is at the end of the text
  await tabTo(page, page.getByRole('textbox', { name: 'Text', exact: true }))
  for (const key of ['ArrowLeft', 'ArrowLeft', 'u', 's']) await page.keyboard.press(key)
  await save(page)
  expect(await copyBack(page, checkout)).toEqual({
    [firstPost]: { removed: ['Ask [us](/contact).'], added: ['Ask [us](/contactus).'] },
  })

  // Without a reload
  await expect(overlay).toBeHidden()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(newTitle)
  await expect(site.getByRole('img', { name: 'A telephone bill' })).toBeVisible()
})

test('one changed word in a text of several lines is one changed line', async () => {
  const faqs = findKind('faqs')
  await openKind(page, faqs)
  await expandFirst(page)
  await fillIn(page, faqs, { answer: ' Really.' })
  await save(page)
  expect(await copyBack(page, checkout)).toEqual({
    'src/content/faqs.yaml': {
      removed: ['    - **Later visits:** as the quote says.'],
      added: ['    - **Later visits:** as the quote says. Really.'],
    },
  })
})

test('a new job is added below the others', async () => {
  const jobs = findKind('jobs')
  await openKind(page, jobs)
  await addItem(page, page.getByRole('button', { name: 'Add \u2068Job\u2069' }))
  await fillIn(page, jobs, {
    id: 'hindi-writer',
    title: 'Writer: Hindi',
    company: '{company.name}',
    category: 'Content',
    description: 'Write one page a day.',
    requirements: ['Two years', 'Hindi: fluent'],
    validThrough: '2024-12-31',
  })
  await save(page)
  expect(await copyBack(page, checkout)).toEqual({
    'src/content/jobs.yaml': {
      removed: [],
      added: [
        '- id: hindi-writer',
        "  title: 'Writer: Hindi'",
        "  company: '{company.name}'",
        '  category: Content',
        '  description: Write one page a day.',
        '  requirements:',
        '    - Two years',
        "    - 'Hindi: fluent'",
        '  validThrough: 2024-12-31',
        '  sample: false',
      ],
    },
  })
})

test('a person gets a new portrait, and another one is removed', async () => {
  const team = findKind('team')
  await openKind(page, team)
  await expandFirst(page)
  await fillIn(page, team, { image: await takePicture(page, 'Asha.JPG') })
  await save(page)
  expect(await copyBack(page, checkout)).toEqual({
    'src/content/team.yaml': {
      removed: ['  image: ./team/asha.svg'],
      added: ['  image: ./team/asha.jpg'],
    },
    'src/content/team/asha.jpg': { removed: [], added: ['(binary)'] },
  })

  await openKind(page, team)
  await press(page, page.getByRole('button', { name: 'Remove', exact: true }).last())
  await save(page)
  expect(await copyBack(page, checkout)).toEqual({
    'src/content/team.yaml': {
      removed: writePerson('farida', 'Farida Khan').trimEnd().split('\n'),
      added: [],
    },
  })
})

test('a deleted post leaves the pictures of the others', async () => {
  await openEntry(page, blog, newTitle)
  await deleteEntry(page)
  expect(await copyBack(page, checkout)).toEqual({
    [firstPost]: { removed: expect.any(Array), added: [] },
  })
})

test('npm run content finds nothing wrong in the changed files', async () => {
  const command = ['run', '--silent', 'content']
  const { stderr } = await promisify(execFile)('npm', command, { cwd: checkout.folder })
  expect(stderr).toBe('')
})

test('one changed letter in any file is one changed line', async () => {
  test.setTimeout(1_200_000)
  const line = [expect.any(String)]
  const expected: Record<string, object> = {}
  for (const { name, path, shape } of [...kinds, ...translations]) {
    const folder = shape === 'folder' ? `src/content/${path}` : 'src/content'
    // A translation has not all files
    const all = await readdir(`${checkout.folder}/${folder}`, { recursive: true }).catch(() => [])
    const isOwn = (file: string) =>
      shape === 'folder' ? /^[^/]+\.md$/.test(file) : file === `${path}.yaml`
    for (const file of all.filter(isOwn)) {
      const entry =
        shape === 'folder' ? `${name}/entries/${file.slice(0, -3)}` : `_singletons/entries/${name}`
      await changeFirstField(page, `${checkout.editorUrl}#/collections/${entry}`)
      expected[`${folder}/${file}`] = { removed: line, added: line }
    }
  }
  expect(await copyBack(page, checkout)).toEqual(expected)
})

test('an editor is told what is missing and what is wrong beside each field', async () => {
  const faqs = findKind('faqs')
  await openKind(page, faqs)
  await addItem(page, page.getByRole('button', { name: /^Add/ }))
  await fillIn(page, faqs, { id: 'Not an id' })
  await press(page, page.getByRole('button', { name: 'Save' }))
  const question = page.getByRole('textbox', { name: 'Question' })
  await expect(question).toHaveAttribute('aria-invalid', 'true')
  await expect(question).toHaveAccessibleErrorMessage('This field is required.')
  await expect(page.getByRole('textbox', { name: 'Id' })).toHaveAccessibleErrorMessage(
    'Id may contain small letters, digits and hyphens only.',
  )
  await press(page, page.getByRole('button', { name: 'Cancel Editing' }))
  expect(await copyBack(page, checkout)).toEqual({})
})

test('axe finds nothing critical or serious in the list, the forms and the pictures', async () => {
  await openKind(page, findKind('blog'))
  await expectNoViolations(page, 'list')
  await addEntry(page, findKind('blog'))
  await expectNoViolations(page, 'form')
  await press(page, page.getByRole('button', { name: 'Browse' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'choice of a picture')
  await page.keyboard.press('Escape')
  await press(page, page.getByRole('button', { name: 'Cancel Editing' }))

  await openKind(page, findKind('team'))
  await addItem(page, page.getByRole('button', { name: /^Add/ }))
  await expectNoViolations(page, 'form of a list')
  await press(page, page.getByRole('button', { name: 'Cancel Editing' }))
  await tabTo(page, page.getByRole('radiogroup', { name: 'Switch Page' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Asset Library' })).toBeVisible()
  await expectNoViolations(page, 'pictures')
})

test('nothing is loaded from another origin', () => {
  // Pictures in memory have the origin `null`
  origins.delete('null')
  expect([...origins]).toEqual([new URL(checkout.editorUrl).origin])
})
