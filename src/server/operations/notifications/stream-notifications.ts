import type { Operation } from '#server/operation.ts'

export const streamNotifications: Operation<'streamNotifications'> = async ({ openStream, fail }) => ({
  events: openStream(fail),
})
