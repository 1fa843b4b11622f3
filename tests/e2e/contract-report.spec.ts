import { expect, test } from '@playwright/test'
import { coverageOf } from '../../scripts/contract/coverage.ts'
import { htmlReport } from '../../scripts/contract/html-report.ts'
import type { Outcome } from '../../scripts/contract/outcome.ts'
import { planOf, type TargetApi } from '../../scripts/contract/plan.ts'
import { operationsOf, parseDocument } from '../../scripts/generate/openapi.ts'
import { findingsOf } from './support/axe.ts'

// The report of `npm run test:contract -- --target`: every kind of cell, a finding, and a run that ended early.

const done = { description: 'Done.' }
const parcels = parseDocument(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1.0.0' },
    paths: {
      '/parcels': {
        get: { operationId: 'listParcels', parameters: [], responses: { 200: done, 404: done, 500: done } },
      },
      '/letters': { post: { operationId: 'sendLetter', parameters: [], responses: { 200: done, 401: done } } },
    },
  }),
)
const spec = { name: 'parcels', kind: 'product', source: 'openapi/products/parcels.yaml', folder: 'parcels' } as const
const api: TargetApi = { name: 'parcels', spec, document: parcels, operations: operationsOf(parcels) }

test('the contract report is readable in both themes and at both widths', async ({ page }) => {
  const auth = { schemes: {}, roles: {} }
  const data = { parameters: {}, operations: {} }
  const plan = planOf([api], { auth, data, writes: false, mock: false })
  const [planned] = plan.requests
  if (!planned) throw new Error('The plan has no request')
  const finding = {
    pointer: '/data/items/0/name',
    message: 'must be string {"type":"string"}',
    place: 'openapi/products/parcels.yaml#/paths/~1parcels/get/responses/200',
  }
  const outcomes: Outcome[] = [
    { planned, status: 200, findings: [finding], seconds: 0.1 },
    { planned, status: 404, findings: [], seconds: 0.1 },
    { planned, status: 418, findings: [], seconds: 0.1 },
  ]
  const coverage = coverageOf([api], plan, outcomes)
  const target = 'https://portal.example'
  const ending = 'https://portal.example asks to wait 600 s. Try later, with a smaller --rate.'
  await page.setContent(htmlReport({ target, startedAt: new Date(), writes: false, coverage, outcomes, ending }))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const findings = (await findingsOf(page)).map(({ text }) => text)
      expect(findings, `${width} ${colorScheme}`).toEqual([])
      if (process.env.PICTURES)
        await page.screenshot({ path: `test-results/screens/contract-report-${width}-${colorScheme}.png` })
    }
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overhang, `pixels beyond the right edge at ${width}`).toBeLessThanOrEqual(0)
  }
})
