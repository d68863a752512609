import { expect, test, type Page } from 'playwright/test'

import { contactFormTexts, dialogFormTexts } from '../../src/generated/texts/lead-forms'
import { homePage } from '../../src/generated/texts/home'
import { motionTexts, shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { allScripts, holdRequests } from '../hold-requests'
import { untilSettled } from '../wait-for-hydration'
import { expectInOutbox, fill, newLead, submitOf } from './leads-steps'

test.use({ viewport: { width: 390, height: 844 } })

const firstQuestion = (page: Page) =>
  page.getByRole('region', { name: homePage.faqs.heading }).getByRole('button').first()

/** Opens a page whose scripts have not arrived. @returns lets them arrive. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, allScripts)
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    release()
  }
}

test('a click during hydration takes effect once', async ({ page }) => {
  // As assistive technology clicks: without pointer events
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...given) {
      addEventListener.apply(this, given)
      // The last event type that React adds a listener for before its first render
      if (!(this instanceof Element && this.id === 'root' && given[0] === 'click')) return
      EventTarget.prototype.addEventListener = addEventListener
      queueMicrotask(() => {
        const question = document.querySelector<HTMLElement>('h3 > button[aria-expanded]')
        question?.setAttribute(
          'data-clicked',
          String('hydrated' in document.documentElement.dataset),
        )
        question?.click()
      })
    }
  })
  await page.goto(paths.home)
  const question = firstQuestion(page)
  await expect(question).toHaveAttribute('data-clicked', 'false')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  // A second click would follow in the next task
  await untilSettled(page)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})

test('a click in a section that is not hydrated yet takes effect once', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement?.hasAttribute('data-hydrated')) return
      observer.disconnect()
      // Far down the page, so React hydrates it last (src/ui/page/HydrationBoundary.tsx)
      const question = document.querySelector<HTMLElement>('h3 > button[aria-expanded]')
      const isHydrated = Object.keys(question ?? {}).some((key) => key.startsWith('__react'))
      question?.setAttribute('data-clicked', isHydrated ? 'late' : 'early')
      question?.click()
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto(paths.home)
  const question = firstQuestion(page)
  await expect(question).toHaveAttribute('data-clicked', 'early')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await untilSettled(page)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})

test('the dialog opens for a click before its code loads', { tag: '@smoke' }, async ({ page }) => {
  const release = await openEarly(page, paths.home)
  await page.getByRole('button', { name: homePage.callButton }).first().click()
  await release()
  await expect(page.getByRole('dialog', { name: dialogFormTexts.title })).toBeVisible()
  await expect(page).toHaveURL(paths.home)
})

test('the drawer opens for a click made before its code has loaded', async ({ page }) => {
  const release = await openEarly(page, paths.services)
  await page.getByRole('button', { name: shell.openMenu }).click()
  await release()
  await expect(page.getByRole('dialog', { name: shell.drawer })).toBeVisible({ timeout: 30_000 })
})

test('motion starts for a click made before its code has loaded', async ({ page }) => {
  const release = await openEarly(page, paths.home)
  await page.getByRole('button', { name: motionTexts.hero.play }).click()
  await release()
  const pause = page.getByRole('button', { name: motionTexts.hero.pause })
  await expect(pause).toBeVisible({ timeout: 30_000 })
  // A second click would follow in the next task
  await untilSettled(page)
  await expect(pause).toBeVisible()
})

test('an answer opens for a key press made before its code has loaded', async ({ page }) => {
  const release = await openEarly(page, paths.home)
  const question = firstQuestion(page)
  await question.focus()
  await page.keyboard.press('Enter')
  await release()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeFocused()
})

test('early text is sent together with the draft', { tag: '@smoke' }, async ({ page, request }) => {
  const lead = newLead({ website: '', service: '' })
  const draft = { at: Date.now(), ...lead, name: 'Ravi' }
  await page.addInitScript((text) => {
    sessionStorage.setItem('lead-draft', text)
  }, JSON.stringify(draft))
  const release = await openEarly(page, paths.contact)
  const form = page.getByRole('form', { name: contactFormTexts.title })
  await fill(form, { name: lead.name, email: lead.email, phone: lead.phone })
  await submitOf(form).click()
  await release()
  await expect(form.getByRole('status')).toContainText(contactFormTexts.success)
  await expect(page).toHaveURL(paths.contact)
  await expectInOutbox(request, lead)
})

test('a link can be followed before the code of the page has loaded', async ({ page }) => {
  await openEarly(page, paths.home)
  await page.getByRole('link', { name: homePage.services.all }).click()
  await expect(page).toHaveURL(paths.services)
})
