import { can } from '#domain/capabilities.ts'
import { daysFrom } from '#domain/dates.ts'
import { type Environment, environmentOfId } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import type { Db } from '#server/db/database.ts'
import { countForAccount } from '#server/identity/limits.ts'
import { codeProblems } from '#server/identity/open-code.ts'
import { useSessionCode } from '#server/identity/use-session-code.ts'
import { type Context, fail, type Operation, permit } from '#server/operation.ts'
import { presentCredential } from '#server/presenters/credential.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as projects from '#server/repositories/projects.ts'
import { hashKeyValue, newKeyValue } from './key-value.ts'

type Generating = Context<'generateKey'>

export const generateKey: Operation<'generateKey'> = async (context) => {
  const { body, member, db, now } = context
  const environment = environmentOfId(body.env_type_id)
  const value = newKeyValue(environment)
  const createdAt = now()
  if (environment === 'live' && body.otp) await countForAccount(db, 'session-code', member.email, createdAt)
  const outcome = await db.transaction(async (tx) => {
    // Locked, so that two requests at once cannot both take the last free place.
    const project = (await projects.lock(tx, member.organisationId, body.project_id)) ?? fail('not-found')
    permit(can.generateKey(member, { state: project.status }, environment))
    const active = await apiKeys.countActive(tx, project.id, environment, createdAt)
    if (active >= limits.activeKeysPerEnvironment) fail('key-limit-reached')
    // Refused after the transaction: a wrong try has to stay counted.
    const problem = await refusedCode(tx, context, environment)
    if (problem) return { problem }
    await projects.touch(tx, project.id, createdAt)
    return await apiKeys.insert(tx, {
      projectId: project.id,
      environment,
      keyHash: hashKeyValue(value),
      lastFour: value.slice(-4),
      createdBy: member.accountId,
      createdAt,
      expiresAt: daysFrom(createdAt, limits.keyValidDays),
    })
  })
  if ('problem' in outcome) return fail(outcome.problem)
  return { apiKeyValue: value, credential: presentCredential({ key: outcome, generatedBy: member.email }, createdAt) }
}

/** A live key moves money, so an open session alone does not make one. */
async function refusedCode(tx: Db, context: Generating, environment: Environment) {
  if (environment !== 'live') return undefined
  const { otp } = context.body
  if (!otp) return 'live-key-otp-required' as const
  const verdict = await useSessionCode(tx, context, 'live-key', otp)
  return verdict === 'right' ? undefined : codeProblems[verdict]
}
