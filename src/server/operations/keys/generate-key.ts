import { can } from '#domain/capabilities.ts'
import { daysFrom } from '#domain/dates.ts'
import { environmentOfId } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import { presentCredential } from '#server/presenters/credential.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as projects from '#server/repositories/projects.ts'
import { hashKeyValue, newKeyValue } from './key-value.ts'

export const generateKey: Operation<'generateKey'> = async ({ body, member, db, now }) => {
  const environment = environmentOfId(body.env_type_id)
  const value = newKeyValue(environment)
  const createdAt = now()
  const key = await db.transaction(async (tx) => {
    // Locked, so that two requests at once cannot both take the last free place.
    const project = (await projects.lock(tx, member.organisationId, body.project_id)) ?? fail('not-found')
    permit(can.generateKey(member, { state: project.status }, environment))
    const active = await apiKeys.countActive(tx, project.id, environment, createdAt)
    if (active >= limits.activeKeysPerEnvironment) fail('key-limit-reached')
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
