/** What a person does in the content editor with the keyboard alone. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright/test'
import type { AnyObjectSchema, AnySchema } from 'yup'

import { toLabel } from '../../scripts/editor/config'
import { kinds, type Kind } from '../../src/content/schema/kinds'
import { expect } from './editor-checkout'

/** A value for each field by its name. A list of values fills a list, and pictures are files to upload. */
export type Values = Record<string, string | readonly string[] | Picture>

type Picture = { name: string; mimeType: string; buffer: Buffer }

export function findKind(name: string): Kind {
  const kind = kinds.find((kind) => kind.name === name)
  if (!kind) throw new Error(`There is no kind of content named ${name}.`)
  return kind
}

/**
 * Tabs forward, around the page if necessary, until an element or something in it has focus. The editor
 * renders fields when they come into view, so Page Down on a button reveals those farther down.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(':focus')).or(target.locator(':focus'))
  for (let tabs = 0; tabs < 150; tabs += 1) {
    if (await focused.count()) return
    if (!(await target.count())) {
      if (await page.locator('button:focus').count()) await page.keyboard.press('PageDown')
      // What comes into view is rendered with the next frame
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}.`)
}

export async function press(page: Page, target: Locator): Promise<void> {
  if (await target.count()) await expect(target).toBeEnabled() // or Tab skips it
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Chooses the local folder on the first screen. */
export async function chooseFolder(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Work with Local Repository' }))
  await expect(page.getByRole('tree')).toBeVisible()
}

/** Opens a kind of content in the list on the left. */
export async function openKind(page: Page, { label, shape }: Kind): Promise<void> {
  const item = page.getByRole('treeitem', { name: label, exact: true })
  await tabTo(page, page.getByRole('tree'))
  // Files are below the folders, each of which an arrow key would open
  const [start, move] = shape === 'folder' ? ['Home', 'ArrowDown'] : ['End', 'ArrowUp']
  await page.keyboard.press(start)
  for (let moves = 0; moves < 200; moves += 1) {
    if (await item.evaluate((element) => element.matches(':focus'))) break
    await page.keyboard.press(move)
  }
  await page.keyboard.press('Enter')
  // A folder has a list of entries; a file is one form
  if (shape === 'folder') await expect(item).toHaveAttribute('aria-selected', 'true')
  else await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible()
}

/** Starts a new entry of a folder. */
export async function addEntry(page: Page, { labelSingular }: Kind): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Create Entry or Assets' }))
  await chooseMenuItem(page, labelSingular)
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible()
}

async function chooseMenuItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true })
  await expect(item).toBeVisible()
  await expect(page.getByRole('menu').locator(':focus')).toBeVisible()
  while (!(await item.and(page.locator(':focus')).count())) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Adds an item to a list, and waits until the editor has moved the focus to the item's first button. */
export async function addItem(page: Page, button: Locator): Promise<void> {
  await press(page, button)
  const first = page.getByRole('button', { name: 'Collapse', exact: true })
  await expect(first.and(page.locator(':focus'))).toBeVisible()
}

/** Opens an entry of a folder by its title. */
export async function openEntry(page: Page, kind: Kind, title: string): Promise<void> {
  await openKind(page, kind)
  const row = page.getByRole('row', { name: title })
  await tabTo(page, page.getByRole('grid'))
  await page.keyboard.press('Home')
  for (let moves = 0; moves < 1000; moves += 1) {
    if (await row.evaluate((element) => element.matches(':focus'))) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible()
}

/** Shows the fields of the first entry of a list, which the editor sometimes shows from the start. */
export async function expandFirst(page: Page): Promise<void> {
  // The first button is that of the list
  const button = page.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).nth(1)
  await tabTo(page, button)
  const expand = page.getByRole('button', { name: 'Expand', exact: true })
  if (await button.and(expand).count()) await page.keyboard.press('Enter')
}

/** Fills in the fields of the form, in the order of the schema. */
export async function fillIn(page: Page, { schema }: Kind, values: Values): Promise<void> {
  for (const [name, field] of Object.entries((schema as AnyObjectSchema).fields)) {
    const value = values[name]
    if (value !== undefined) await fillInField(page, toLabel(name), field as AnySchema, value)
  }
  if (typeof values.body === 'string')
    await typeInto(page, page.getByRole('textbox', { name: 'Text', exact: true }), values.body)
  if (typeof values.slug === 'string') await typeInto(page, findSlug(page), values.slug)
}

/** The field of a new entry's address. */
export const findSlug = (page: Page) => page.getByRole('textbox', { name: 'Slug', exact: true })

async function fillInField(
  page: Page,
  name: string,
  field: AnySchema,
  value: Values[string],
): Promise<void> {
  const { meta, oneOf } = field.describe()
  // The last: a list may show the fields of its first item from the start
  const group = page.getByRole('group', { name: `“\u2068${name}\u2069” Field` }).last()
  if (typeof value === 'string') {
    if (oneOf.length > 0) return chooseOption(page, group, value)
    const box = group.getByRole('textbox', { name }).or(group.getByRole('spinbutton', { name }))
    // The parts of a date are entered as the browser's language orders them
    const [year, month, day] = value.split('-')
    return typeInto(page, box, meta?.widget === 'date' ? `${month}${day}${year}` : value)
  }
  if ('buffer' in value) return uploadPicture(page, group, value)
  const boxes = group.getByRole('textbox')
  for (const item of value) {
    const count = await boxes.count()
    await addItem(page, group.getByRole('button', { name: /^Add/ }))
    await typeInto(page, boxes.nth(count), item)
  }
}

async function typeInto(page: Page, box: Locator, value: string): Promise<void> {
  await tabTo(page, box)
  await page.keyboard.type(value)
}

/** Few options are radio buttons, more are a menu. */
async function chooseOption(page: Page, group: Locator, option: string): Promise<void> {
  const radio = group.getByRole('radio', { name: option })
  if (await radio.isVisible()) {
    await tabTo(page, group.getByRole('radiogroup'))
    await page.keyboard.press('Space')
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowRight')
    return
  }
  await press(page, group.getByRole('combobox'))
  await press(page, page.getByRole('option', { name: option }))
}

/** Uploads a picture from the disk. */
async function uploadPicture(page: Page, group: Locator, picture: Picture): Promise<void> {
  await press(page, group.getByRole('button', { name: /^(?:Browse|Replace Image)$/ }))
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Upload' }))
  await (await chooser).setFiles(picture)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Insert' }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(group.getByRole('button', { name: 'Replace Image' })).toBeVisible()
}

/** Adds a letter or digit to the first text in the form at an address of the editor, and saves it. */
export async function changeFirstField(page: Page, url: string): Promise<void> {
  const form = page.getByRole('group', { name: 'Content Editor' })
  const fields = form.getByRole('textbox').or(form.getByRole('spinbutton'))
  const expand = form.getByRole('button', { name: 'Expand', exact: true }).first()
  const timeout = 10_000
  let value = ''
  // The editor opens a form twice if it has not closed the one before
  await expect(async () => {
    await page.goto(url)
    await expect(fields.or(expand).first()).toBeVisible({ timeout })
    if (!(await fields.count())) await expand.click({ timeout })
    await expect(fields.first()).toBeVisible({ timeout })
    // Fields that may be left out are empty
    const filled = await fields.evaluateAll((all) =>
      all.findIndex((element) => (element as HTMLInputElement).value),
    )
    expect(filled).not.toBe(-1)
    const field = fields.nth(filled)
    value ||= await field.inputValue({ timeout })
    await field.fill(`${/^\d/.test(value) ? 1 : 'a'}${value}`, { timeout })
    await page.keyboard.press('Control+s')
    await expect(form).toBeHidden({ timeout })
  }).toPass({ timeout: 60_000 })
}

/** Saves the entry, after which the editor closes its form. */
export async function save(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden()
  await expect(page.getByText('Entry saved.')).toBeVisible()
}

/** Deletes the entry that is open. */
export async function deleteEntry(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Show Editor Options' }))
  await chooseMenuItem(page, 'Delete Entry')
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('Entry deleted.')).toBeVisible()
}

/** Makes a small photo of the page. Photos with the same content would be stored once, so the quality differs. */
export async function takePicture(page: Page, name: string): Promise<Picture> {
  const clip = { x: 0, y: 0, width: 300, height: 200 }
  const buffer = await page.screenshot({ type: 'jpeg', clip, quality: 50 + name.length })
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Expects that axe finds nothing critical or serious on a screen of the editor. */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const severe = violations.filter(({ impact }) => /critical|serious/.test(impact ?? ''))
  expect(severe, screen).toEqual([])
}
