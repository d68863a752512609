// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

import { ProcessStepper } from '../../src/ui/blocks/ProcessStepper'
import { Testimonials } from '../../src/ui/blocks/Testimonials'
import { FormSelect } from '../../src/ui/forms/FormSelect'
import { PageHeader } from '../../src/ui/page/PageHeader'
import { TextBlocks } from '../../src/ui/text/TextBlocks'
import { InSite } from '../in-site'

const step = { title: 'Ask', description: 'We ask.' }
const quote = { quote: 'Good.', name: 'Asha', role: 'Owner' }
const table = { caption: 'Prices', columns: ['Plan', 'Price', 'Price'], rows: [['A', '1', '1'], ['A', '2', '2']] } // prettier-ignore
const crumb = { label: 'Blog', path: '/blog' }

const texts: Record<string, ReactNode> = {
  'columns and rows of a table': <TextBlocks blocks={[{ table }]} />,
  steps: <ProcessStepper steps={[step, step]} />,
  'names of clients': <Testimonials testimonials={[quote, quote]} />,
  options: <FormSelect name="a" label="A" value="x" onChange={() => {}} options={['x', 'x']} />,
  breadcrumbs: <PageHeader meta={{ title: 'Blog', description: '' }} parents={[crumb]} />,
}

// React logs an error for a key that occurs twice, and may leave out or double such an element
test.each(Object.entries(texts))('%s may have the same text', (_, content) => {
  vi.restoreAllMocks()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(content, { wrapper: InSite })
  expect(logged.mock.calls).toEqual([])
})
