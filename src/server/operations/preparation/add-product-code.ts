import { can } from '#domain/capabilities.ts'
import { fail, type Operation, permit, said } from '#server/operation.ts'
import { currencyOf, middlePriceOf } from '#server/operators.ts'
import { presentAdminProductCode } from '#server/presenters/admin-project.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { advance } from '#server/review/advance.ts'

export const addProductCode: Operation<'addProductCode'> = async (context) => {
  const { params, body, member, db, now } = context
  const added = await db.transaction(async (tx) => {
    const review = (await reviews.lock(tx, params.projectId)) ?? fail('not-found')
    permit(can.review(member, { submitted: review.project.submittedAt !== null }))
    permit(can.addProductCode(member, reviews.factsOf(review)))
    if (!review.providers.includes(body.provider)) fail('invalid-request', { problems: [otherOperator] })
    const code = await productCodes.insert(tx, {
      projectId: review.project.id,
      environment: 'live',
      provider: body.provider,
      code: body.code,
      description: body.description,
      price: body.price ?? middlePriceOf(body.provider),
      currency: currencyOf(body.provider),
      createdAt: now(),
    })
    if (!code) return fail('product-code-taken')
    await advance(tx, context, review.project, 'add-product-code', `${body.provider} ${body.code}: ${body.description}`)
    return code
  })
  return said('Saved!', presentAdminProductCode(added))
}

/** Which operators exist the schema knows; which of them the project asks for, only its application. */
const otherOperator = { field: '/provider', rule: 'enum', message: 'The project does not ask for this operator.' }
