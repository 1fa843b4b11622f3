import { expect, it } from 'vitest'
import { reviewedUiSchema } from './reviewed-form.tsx'

it('makes closed fields of a form read-only, except refused ones, and focuses the first open one', () => {
  const form = {
    names: ['name', 'address', 'website', 'emailId'],
    uiSchema: { name: { 'ui:autocomplete': 'organization', 'ui:autofocus': true } },
    review: { notes: [], requested: ['/company/address'] },
    pointerOf: (name: string) => (name === 'emailId' ? undefined : `/company/${name}`),
    problem: { message: 'No.', problems: [{ field: '/website', message: 'No.' }] },
  }
  const { name, address, website, emailId } = reviewedUiSchema(form)
  expect(name).toMatchObject({ 'ui:autocomplete': 'organization', 'ui:readonly': true })
  expect([name, address, website].map((field) => field?.['ui:autofocus'])).toEqual([undefined, true, undefined])
  expect([address?.['ui:readonly'], website?.['ui:readonly'], emailId]).toEqual([undefined, undefined, undefined])
})
