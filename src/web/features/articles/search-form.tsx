import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { objectionTo } from '#web/api/search-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, fieldControl } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/input.tsx'

const Row = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr) auto' } })

const id = 'article-search'

/**
 * One field: what it needs of a form is small enough to stand here. Without script it leads to
 * this page, which then lists every article.
 */
export function SearchForm({ query = '' }: { query?: string | undefined }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [objection, setObjection] = useState(query && objectionTo(query.trim()))
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = field.current?.value.trim() ?? ''
    const problem = objectionTo(asked)
    setObjection(problem)
    if (problem) field.current?.focus()
    else return navigate({ to: '/article/search', search: { query: asked } })
  }
  return (
    <search>
      <form action="/article/search" onSubmit={search} noValidate>
        <Field id={id} label="Search articles" error={objection}>
          <Row>
            <TextInput
              {...fieldControl({ id, error: objection, required: true })}
              ref={field}
              name="query"
              type="search"
              defaultValue={query}
              placeholder={pageMessages.search.placeholder}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit">Search</Button>
          </Row>
        </Field>
      </form>
    </search>
  )
}
