import type { Operation } from '#server/operation.ts'

export const streamNotifications: Operation<'streamNotifications'> = async ({ openStream }) => ({
  events: openStream(),
})
