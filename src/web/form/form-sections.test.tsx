import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as generated from '#generated/forms/decision-comment.js'
import { showPage } from '#tests/support/show-page.tsx'
import { createForm } from './create-form.tsx'

const uiSchema = { 'ui:options': { sections: [{ title: 'Comment', fields: ['message'] }] } }
const CommentForm = createForm<generated.Value>('decision-comment', generated, { uiSchema })

it('has the distances of a form without sections between its fields', async () => {
  showPage(<CommentForm pending={false} problem={null} submitLabel="Reject" onSubmit={() => {}} />)
  const field = (await screen.findByRole('textbox')).closest('[data-field]')
  const [form, grid] = [field?.closest('form'), field?.parentElement?.parentElement].map(
    (element) => element && getComputedStyle(element),
  )
  expect(form?.gap).toBe('16px')
  expect(grid?.rowGap).toBe(form?.gap)
})
