/** What a visitor does who reads another language: from its home page to a lead, and a search. */
import { leadFieldNames } from '../../src/content/lead-fields'
import { edition, otherEditions } from '../../src/generated/edition'
import { paths } from '../../src/paths'
import { fill, follow, invalid, values, type Scenario } from './scenarios'

async function scenariosIn(prefix: string): Promise<[string, Scenario][]> {
  const load = <T>(name: string) =>
    import(`../../src/generated${prefix}/texts/${name}`) as Promise<T>
  const { homePage } = await load<typeof import('../../src/generated/texts/home')>('home')
  const forms = await load<typeof import('../../src/generated/texts/lead-forms')>('lead-forms')
  const { searchPage } =
    await load<typeof import('../../src/generated/texts/search-page')>('search-page')
  const labels = forms.leadFieldLabels
  const language = prefix.slice(1)
  const own = (text: string) => `[${language}] ${text}`

  const lead: Scenario = async (listener) => {
    const { dialogFormTexts, sharedFormTexts, requiredMessage, fieldsNeedAttention } = forms
    await listener.open(prefix)
    await listener.press('ctrl+Home')
    await listener.press('h', own(`${homePage.heading} heading level 1`))
    await listener.repeat(2, '2', own(homePage.results.heading))
    await listener.reach('button', homePage.callButton, own(homePage.callButton))
    await listener.press('Return', dialogFormTexts.title, 'dialog', { not: invalid })
    await listener.reach('button', sharedFormTexts.submit, own(sharedFormTexts.submit))
    await listener.press(
      'Return',
      { once: fieldsNeedAttention(leadFieldNames.length) },
      { once: own(requiredMessage(labels.name)) },
    )
    await fill(listener, values, labels)
    await listener.press('Return', { once: dialogFormTexts.success })
  }

  const search: Scenario = async (listener) => {
    const [known, unknown] = [labels.website, 'xyzzyx']
    await listener.open(prefix + paths.search)
    await listener.reach('searchbox', searchPage.label, own(searchPage.label))
    await listener.heard(`type ${known}`, async () => {
      await listener.driver.type(known) // xdotool loses letters that are on no key
      const count = () =>
        listener.evaluate<number>('document.querySelectorAll("main ol > li").length')
      await listener.expect('results', async () => (await count()) > 0)
      return searchPage.resultsFor(await count(), known)
    })
    await listener.press('Return', own(searchPage.resultsHeading))
    await listener.press('Tab', own(''), 'link')
    await follow(listener)
    await listener.open(prefix + paths.search)
    await listener.reach('searchbox', searchPage.label)
    await listener.type(unknown, { once: searchPage.nothingFor(unknown) })
    await listener.reach('link', `${edition.name}: ${unknown}`, 'link')
  }

  return [
    [`${language} lead`, lead],
    [`${language} search`, search],
  ]
}

const all = await Promise.all(otherEditions.map(({ prefix }) => scenariosIn(prefix)))

/** By the folder of the language, such as `hi lead`. What is said in the language begins with its code: `[hi] `. */
export const languageScenarios = Object.fromEntries(all.flat())
