import { can } from '#domain/capabilities.ts'
import type { Fail } from '#domain/problems.ts'
import type { Context, Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { currencyOf } from '#server/operators.ts'
import { presentWish } from '#server/presenters/wished-product-code.ts'
import * as projects from '#server/repositories/projects.ts'
import { listWishedCodes, replaceWishedCodes, type WishedProductCode } from '#server/repositories/readiness.ts'

type Wish = Context<'saveWishedProductCodes'>['body']['items'][number]

export const saveWishedProductCodes: Operation<
  'saveWishedProductCodes',
  `items.${'provider' | 'code' | 'description' | 'price'}`
> = async (context) => {
  const { body, member, db, now, fail, permit } = context
  const wishes = body.items.map(toWish)
  refuseDuplicates(wishes, fail)
  const items = await db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, context)
    permit(can.wishProductCodes(member, projects.requestedChangesOf(project)))
    await replaceWishedCodes(tx, project.id, wishes)
    await projects.touch(tx, project.id, now())
    return await listWishedCodes(tx, project.id)
  })
  return { items: items.map(presentWish) }
}

function toWish({ provider, code, description, price }: Wish): WishedProductCode {
  return { provider, code, description, price, currency: currencyOf(provider) }
}

const wishedTwice = 'This code is in your list already.'

function refuseDuplicates(wishes: WishedProductCode[], fail: Fail<'invalid-request'>): void {
  const names = wishes.map(({ provider, code }) => `${provider} ${code}`)
  const problems = names.flatMap((name, at) =>
    names.indexOf(name) < at ? [{ field: `/items/${at}/code`, rule: 'unique', message: wishedTwice }] : [],
  )
  if (problems.length > 0) fail('invalid-request', { problems })
}
