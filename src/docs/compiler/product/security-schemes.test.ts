import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'

const key = (description?: string) => ({ type: 'apiKey', in: 'header', name: 'X-Key', description })

async function prepare(security: object[], securitySchemes: object) {
  const file = join(temporaryFolder('security'), 'security.json')
  const info = { title: 'T', version: '1' }
  const paths = { '/pets': { get: { operationId: 'list', responses: { '200': { description: 'Fine.' } } } } }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info, security, paths, components: { securitySchemes } }))
  return (await prepareProduct(file)).product
}

it('describes a scheme of every call in the request headers, and links to it', async () => {
  const { requestHeaders, securitySchemes } = await prepare([{ key: [] }], { key: key('Of your project.') })
  expect(requestHeaders[0]?.description).toContain('Of your project.')
  expect(securitySchemes[0]?.description).not.toContain('Of your project.')
  expect(securitySchemes[0]?.description).toContain('href="#request-headers/X-Key"')
})

it('describes a scheme of some calls beside its name', async () => {
  const { requestHeaders, securitySchemes } = await prepare([], { key: key('Of your project.') })
  expect(requestHeaders).toEqual([])
  expect(securitySchemes[0]?.description).toContain('Of your project.')
})

it.each<[what: string, security: object[]]>([
  ['alternatives', [{ key: [] }, { token: [] }]],
  ['a way without credentials', [{ key: [] }, {}]],
])('has no header of every call where the security of the file has %s', async (_, security) => {
  const schemes = { key: key('Of your project.'), token: { type: 'http', scheme: 'bearer' } }
  const { requestHeaders, securitySchemes } = await prepare(security, schemes)
  expect(requestHeaders).toEqual([])
  expect(securitySchemes[0]?.description).toContain('Of your project.')
})
