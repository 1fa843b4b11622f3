import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Reference } from './reference.tsx'

beginInHighWindow()

function show(violation?: string) {
  const source = sampleSource(sampleProduct())
  const operations = Object.values(source.peek(0)?.operations ?? {})
  const example = operations[0]?.requestBody?.media[0]?.examples[0]
  if (!example) throw new Error('The product has no example')
  Object.assign(example, { generated: true, ...(violation !== undefined && { violation }) })
  render(<Reference source={source} tryOut={() => null} onAnchorChange={() => undefined} />)
}

describe('the note of a generated example', () => {
  it('says that the file has no example', () => {
    show()
    expect(screen.getByText('Made from the schema: the file has no example.')).toBeDefined()
  })

  it('names the rule that the example breaks', () => {
    show('code breaks the rule minimum')
    expect(screen.getByText('Made from the schema, and incomplete: code breaks the rule minimum.')).toBeDefined()
  })
})
