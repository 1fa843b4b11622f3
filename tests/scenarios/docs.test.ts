import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }

const page = readFileSync('docs/simulator.md', 'utf8')

describe('docs/simulator.md', () => {
  it('lists the checks of the specification, in order, with their answers', () => {
    const rows = [...page.matchAll(/^\| (\d) \| ([a-z-]+) \| .* \| (.*) \|$/gm)].map(([, step, id, answer]) =>
      [step, id, answer].join(' '),
    )
    const checks = product['x-checks'].map(({ step, id, answers }) =>
      [step, id, answers ? `${answers.code} ${answers.statusCode}` : 'what the profile says'].join(' '),
    )
    expect(rows).toEqual(checks)
  })
})
