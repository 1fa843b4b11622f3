import { can } from '#domain/capabilities.ts'
import { maxCallsRead } from '#domain/product-impact.ts'
import { usesSince } from '#server/impact/find-uses.ts'
import { productImpact } from '#server/impact/product-impact.ts'
import type { Operation } from '#server/operation.ts'
import { presentApiChanges, shownUses } from '#server/presenters/api-changes.ts'
import * as operationCalls from '#server/repositories/operation-calls.ts'

export const getApiChanges: Operation<'getApiChanges', 'product'> = async (context) => {
  const { query, member, productChanges, reports, now, fail, permit } = context
  permit(can.viewApiChanges(member))
  const product = query.product ?? productChanges[0]?.product
  const changes = productChanges.find((each) => each.product === product) ?? fail('not-found')
  const since = usesSince(now())
  return await reports(async (db) => {
    const impact = await productImpact({ db, since, maxCalls: maxCallsRead }, changes)
    const names = await operationCalls.listNamedProjects(db, shownUses(impact))
    return presentApiChanges({ since, product: changes.product, products: productChanges, impact, names })
  })
}
