import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { Button } from '#web/ui/button.tsx'

const Form = chakra('form', { base: { display: 'flex', gap: '2', mt: '6', maxW: '480px' } })
const Field = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: '10',
    px: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'md',
    _placeholder: { color: 'subtle', opacity: '1' },
  },
})

/** A form as browsers know it: without JavaScript it leads to the page of the search, which then lists every article. */
export function ArticleSearch() {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('query')
    void navigate({ to: '/article/search', search: { query: String(query) } })
  }
  return (
    <Form role="search" action="/article/search" onSubmit={search}>
      <Field
        type="search"
        name="query"
        required
        maxLength={256}
        aria-label="Search for article"
        placeholder={pageMessages.search.placeholder}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  )
}
