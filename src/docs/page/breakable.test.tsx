import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breakable } from './breakable.tsx'

const shown = (text: string) => {
  const { container } = render(<Breakable text={text} />)
  expect(container.textContent).toBe(text)
  return container.innerHTML.replaceAll('<wbr>', '¦')
}

it.each([
  ['/organizations/{id}/units', '/organizations¦/{id}¦/units'],
  ['includeDirectoryObjects', 'include¦Directory¦Objects'],
  ['REGION_OF_THE_UNIT', 'REGION_¦OF_¦THE_¦UNIT'],
  ['member.unit.updated', 'member.¦unit.¦updated'],
  ['array of OsConfigV1beta1Patch', 'array of Os¦Config¦V1beta1¦Patch'],
  ['userIdentifier', 'userIdentifier'],
  ['A sentence of several words', 'A sentence of several words'],
])('%s wraps as %s', (text, wrapped) => {
  expect(shown(text)).toBe(wrapped)
})
