import { can } from '#domain/capabilities.ts'
import { daysFrom } from '#domain/dates.ts'
import { environmentOfId } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import type { Db } from '#server/db/database.ts'
import { hashKeyValue, newKeyValue } from '#server/identity/api-key-value.ts'
import { CodeRefusal, consumeSessionCode, countSessionAttempt, enterCode } from '#server/identity/one-time-codes.ts'
import type { Context, Operation } from '#server/operation.ts'
import { presentCredential } from '#server/presenters/credential.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as projects from '#server/repositories/projects.ts'

export const generateKey: Operation<'generateKey', 'project_id' | 'api_key_id' | 'env_type_id' | 'otp'> = async (
  context,
) => {
  const { body, db, member, now, fail, permit } = context
  const environment = environmentOfId(body.env_type_id)
  const value = newKeyValue(environment)
  const createdAt = now()
  if (environment === 'live' && body.otp) await countSessionAttempt(context)
  const key = await enterCode(db, fail, async (tx) => {
    // Locked, so that two simultaneous requests cannot exceed the limit.
    const project = (await projects.lock(tx, member.organisationId, body.project_id)) ?? fail('not-found')
    permit(can.generateKey(member, { state: project.status }, environment))
    const active = await apiKeys.countActive(tx, project.id, environment, createdAt)
    if (active >= limits.activeKeysPerEnvironment) fail('key-limit-reached')
    if (environment === 'live') {
      const refusal = await checkLiveCode(tx, context)
      if (refusal) return refusal
    }
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
  return { apiKeyValue: value, credential: presentCredential({ key, generatedBy: member.email }, createdAt) }
}

/** A live key moves money, so an open session alone cannot generate one. */
async function checkLiveCode(tx: Db, context: Context<'generateKey'>) {
  const { otp } = context.body
  return otp ? await consumeSessionCode(tx, context, 'live-key', otp) : new CodeRefusal('live-key-otp-required')
}
