import { environments } from '#domain/environments.ts'
import type { OperationIO } from '#generated/operations.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import type { ApiKey, ApiKeyWithAuthor } from '#server/repositories/api-keys.ts'

type Credential = OperationIO['generateKey']['data']['credential']

/** A key without its value, which is not stored, and without its hash. */
export function presentCredential({ key, generatedBy }: ApiKeyWithAuthor, now: Date): Credential {
  const status = statusOf(key, now)
  return {
    id: key.id,
    accessKey: `${environments[key.environment].keyPrefix}…${key.lastFour}`,
    environment: key.environment,
    accessKeyExpiredOn: key.expiresAt.toISOString(),
    accessKeyGeneratedBy: generatedBy,
    is_active: status === 'active',
    // The operator platform assigns its token at go-live.
    opToken: null,
    createdOn: key.createdAt.toISOString(),
    lastUsedOn: presentMoment(key.lastUsedAt),
    status,
  }
}

export function statusOf(key: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): Credential['status'] {
  if (key.revokedAt) return 'revoked'
  return key.expiresAt <= now ? 'expired' : 'active'
}
