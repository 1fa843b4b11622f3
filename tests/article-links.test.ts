import { expect, test } from 'vitest'
import { prepareProduct } from '#docs/compiler/prepare.ts'
import { productTables } from '#docs/compiler/product/tables.ts'
import { headersAnchor } from '#docs/page/sections.ts'
import { publishedArticles } from '#server/articles/read-articles.ts'

const page = '/api-doc/direct-carrier-billing'

test('every documentation anchor in an article exists', async () => {
  const { find } = await prepareProduct(`openapi/products/${page.split('/').at(-1)}.yaml`, { tables: productTables })
  const places = new Set([...find.map(({ anchor }) => anchor), headersAnchor])
  const links = publishedArticles().flatMap(({ slug, body }) =>
    [...body.matchAll(/href="([^"#]*)#([^"]*)"/g)]
      .filter(([, path]) => path === page)
      .map(([, , anchor = '']) => ({ slug, anchor: decodeURIComponent(anchor) })),
  )
  expect(links).not.toEqual([])
  expect(links.filter(({ anchor }) => !places.has(anchor))).toEqual([])
})
