import { can } from '#domain/capabilities.ts'
import { type Operation, withMessage } from '#server/operation.ts'
import { lockReview } from '#server/operations/find-project.ts'
import { currencyOf } from '#server/operators.ts'
import { presentAdminProductCode } from '#server/presenters/admin-project.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const addProductCode: Operation<
  'addProductCode',
  'env_type' | 'provider' | 'code' | 'description' | 'price'
> = async (context) => {
  const { body, member, db, now, fail, permit } = context
  const { env_type: environment, provider, code, description, price } = body
  const added = await db.transaction(async (tx) => {
    const review = await lockReview(tx, context)
    permit(can.addProductCode(member, reviews.factsOf(review)))
    if (!review.providers.includes(provider)) fail('invalid-request', { problems: [otherOperator] })
    const inserted = await productCodes.insert(tx, {
      projectId: review.project.id,
      environment,
      provider,
      code,
      description,
      price,
      currency: currencyOf(provider),
      createdAt: now(),
    })
    if (!inserted) return fail('product-code-taken')
    await applyWorkflowAction(tx, context, review.project, 'add-product-code', `${provider} ${code}: ${description}`)
    return inserted
  })
  return withMessage('Saved!', presentAdminProductCode(added))
}

/** The schema lists all operators; the application names those of the project. */
const otherOperator = { field: '/provider', rule: 'enum', message: 'The project has not requested this operator.' }
