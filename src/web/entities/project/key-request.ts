import { type Environment, environments } from '#domain/environments.ts'
import type { KeyRequest } from '#generated/portal/model/keyRequest.ts'

/** The body for `useGenerateKey`; a live key includes the email code. */
export const keyRequest = (projectId: string, environment: Environment, otp?: string): KeyRequest => ({
  project_id: projectId,
  api_key_id: 'portal',
  env_type_id: environments[environment].id,
  ...(otp && { otp }),
})
