import { toServerRoleName } from '#domain/roles.ts'
import type { Operation } from '#server/operation.ts'

export const getUserRole: Operation<'getUserRole'> = async ({ member }) => ({ role: toServerRoleName(member.role) })
