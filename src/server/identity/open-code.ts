import type { ProblemCode } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import {
  type CodePurpose,
  codeMinutes,
  codeTries,
  hashCode,
  newCode,
  resendSeconds,
  sameHash,
} from '#server/identity/codes.ts'
import { addMinutes, addSeconds, secondsUntil } from '#server/identity/moments.ts'
import * as oneTimeCodes from '#server/repositories/one-time-codes.ts'

/** Whose code and what for: the subject is an e-mail address, or the session for MFA and bank details. */
export interface CodeOwner {
  subject: string
  purpose: CodePurpose
}

export type Opened = { sent: string } | { waitSeconds: number }

/** A fresh code, unless the last one was sent less than 30 seconds ago. */
export async function openCode(db: Db, owner: CodeOwner, secret: string, now: Date): Promise<Opened> {
  const code = newCode()
  const codeHash = hashCode(code, owner.subject, owner.purpose, secret)
  const fresh = { ...owner, codeHash, sentAt: now, expiresAt: addMinutes(now, codeMinutes) }
  if (await oneTimeCodes.put(db, fresh, addSeconds(now, -resendSeconds))) return { sent: code }
  const last = await oneTimeCodes.find(db, owner.subject, owner.purpose)
  const nextAt = addSeconds(last?.sentAt ?? now, resendSeconds)
  return { waitSeconds: Math.max(1, secondsUntil(nextAt, now)) }
}

/** Whether a code sent earlier can still be entered. */
export async function hasOpenCode(db: Db, owner: CodeOwner, now: Date): Promise<boolean> {
  const code = await oneTimeCodes.find(db, owner.subject, owner.purpose)
  return code !== undefined && code.expiresAt > now && code.tries < codeTries
}

export type Verdict = 'right' | 'wrong' | 'expired' | 'locked' | 'none'

/** What a signed-in caller is told; the sign-in family has names of its own. */
export const codeProblems: Record<Exclude<Verdict, 'right'>, ProblemCode> = {
  wrong: 'code-mismatch',
  none: 'code-expired',
  expired: 'code-expired',
  locked: 'code-locked',
}

/**
 * Uses the code up when it is right. Never throws for a wrong one: the try has to stay counted, so the caller refuses
 * after its transaction.
 */
export async function useCode(db: Db, owner: CodeOwner, given: string, secret: string, now: Date): Promise<Verdict> {
  const { subject, purpose } = owner
  const code = await oneTimeCodes.takeTry(db, subject, purpose)
  if (!code) return (await oneTimeCodes.find(db, subject, purpose)) ? 'locked' : 'none'
  if (code.expiresAt <= now) return 'expired'
  if (sameHash(code.codeHash, hashCode(given, subject, purpose, secret))) {
    return (await oneTimeCodes.remove(db, subject, purpose)) ? 'right' : 'none'
  }
  return code.tries >= codeTries ? 'locked' : 'wrong'
}
