import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallContext, Product } from '#docs/model/product.ts'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Reference } from './reference.tsx'

beginInHighWindow()

const product: Product = {
  ...sampleProduct(1),
  servers: [
    { url: 'http://127.0.0.1:8080/sandbox', description: '<p>The sandbox.</p>', variables: '<p>Where it is.</p>' },
    { url: 'https://other.example', description: '<p>Another.</p>' },
    { url: 'http://127.0.0.1:8080/live', description: '<p>The live one.</p>', variables: '<p>Where it is.</p>' },
  ],
}

function wordsFor(known?: CallContext): string {
  const { container } = render(<Reference source={sampleSource(product)} values={known} />)
  return container.querySelector('.ref-card')?.textContent ?? ''
}

describe('where calls go', () => {
  it('lists every server when nothing is known about the reader', () => {
    const words = wordsFor()
    for (const part of ['http://127.0.0.1:8080/sandbox', 'The sandbox.', 'Where it is.', 'https://other.example']) {
      expect(words).toContain(part)
    }
  })

  it("shows only the reader's portal when it is known", () => {
    const words = wordsFor({ server: 'https://portal.example/sandbox', isOwnServer: true, headers: {} })
    expect(words).toMatch(
      /^Base URLshttps:\/\/portal\.example\/sandbox.*The sandbox\.https:\/\/portal\.example\/live.*The live one\.$/,
    )
    expect(words).not.toContain('127.0.0.1')
  })
})
