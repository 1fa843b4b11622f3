// The keys of messages that a person has not sent yet. They outlast a session that timed out, and belong to that person only.
import { removeFromLocalStore } from '#web/api/local-store.ts'

const prefix = 'draft:'

export const draftKey = (username: string | null, name: string) => `${prefix}${username?.toLowerCase() ?? ''}:${name}`

export const isDraftKey = (key: string) => key.startsWith(prefix)

/** Deletes the drafts of every other person. */
export const deleteDraftsOfOthers = (username: string) =>
  removeFromLocalStore((key) => isDraftKey(key) && !key.startsWith(draftKey(username, '')))
