import { createHmac, hash, randomInt } from 'node:crypto'
import { oneTimeCodeLimits } from '#domain/limits.ts'
import { type Fail, type ProblemCode, problems } from '#domain/problems.ts'
import { addMinutes, addSeconds, secondsUntil } from '#domain/time.ts'
import { sessionSecretsOf } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { clearAccountLimit, countForAccount } from '#server/identity/limits.ts'
import { isSameText } from '#server/identity/tokens.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import { addressKey } from '#server/network.ts'
import type { Context, Member } from '#server/operation.ts'
import * as oneTimeCodes from '#server/repositories/one-time-codes.ts'

type CodePurpose = oneTimeCodes.CodePurpose

/** The subject is an email address, or a session for codes that a signed-in member requests. */
interface CodeKey {
  subject: string
  purpose: CodePurpose
  /** Who asks for the code or enters it. Not needed where the subject is a session: only its owner can do either. */
  caller?: { ip: string; userAgent: string }
}

const { validMinutes, resendSeconds, attempts } = oneTimeCodeLimits

type CreatedCode = { code: string } | { waitSeconds: number }

/** Creates a code, unless the last one was sent less than 30 seconds ago. */
export async function createCode(db: Db, key: CodeKey, secret: string, now: Date): Promise<CreatedCode> {
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const stored = {
    subject: key.subject,
    purpose: key.purpose,
    requester: requesterOf(key),
    codeHash: hashCode(code, key, secret),
    sentAt: now,
    expiresAt: addMinutes(now, validMinutes),
  }
  if (await oneTimeCodes.replace(db, stored, addSeconds(now, -resendSeconds))) return { code }
  const last = await oneTimeCodes.find(db, key.subject, key.purpose)
  const nextAt = addSeconds(last?.sentAt ?? now, resendSeconds)
  return { waitSeconds: Math.max(1, secondsUntil(nextAt, now)) }
}

/** Whether the caller can still enter a code that was sent earlier. */
export async function hasValidCode(db: Db, key: CodeKey, now: Date): Promise<boolean> {
  const code = await oneTimeCodes.find(db, key.subject, key.purpose)
  return code !== undefined && code.expiresAt > now && triesOf(code, key) < attempts
}

/** Whether the caller asked for the open code and has not entered one yet. */
export async function isFirstTry(db: Db, key: CodeKey, now: Date): Promise<boolean> {
  const code = await oneTimeCodes.find(db, key.subject, key.purpose)
  return code !== undefined && code.expiresAt > now && code.requester === requesterOf(key) && code.tries === 0
}

/** Identifies a browser at an address. */
function requesterOf({ caller }: CodeKey): string {
  if (!caller) return ''
  return hash('sha256', `${addressKey(caller.ip)} ${caller.userAgent}`)
}

function triesOf(code: oneTimeCodes.OneTimeCode, key: CodeKey): number {
  return code.requester === requesterOf(key) ? code.tries : code.otherTries
}

type CodeResult = 'right' | 'wrong' | 'expired' | 'locked' | 'none'
type Refusals<Code extends ProblemCode> = Record<Exclude<CodeResult, 'right'>, Code>

/** Problems for signed-in callers; the sign-in family of operations has its own codes. */
const sessionRefusals = {
  wrong: 'code-mismatch',
  none: 'code-expired',
  expired: 'code-expired',
  locked: 'code-locked',
} as const

/** A refused code. Operations return it instead of throwing: a rollback would undo the counted attempt. */
export class CodeRefusal<Code extends ProblemCode> {
  readonly problem: Code

  constructor(problem: Code) {
    this.problem = problem
  }
}

type CodeUser = Pick<Context<'requestOtp'>, 'config' | 'now' | 'request'> & { member: Member }

/** `Code` lists the problems besides too many requests. */
type Sender<Code extends ProblemCode = never> = CodeUser &
  Pick<Context<'requestOtp'>, 'db' | 'mail'> & { fail: Fail<'too-many-requests' | Code> }

/** Counts an attempt at a code, or at another second step, by a signed-in member. Call it before `enterCode`. */
export async function countSessionAttempt({ db, config, mail, member, request, now, fail }: Sender): Promise<void> {
  const { email } = member
  const warnOwner = () => mail.queue(db, email, mailTexts.wrongCodes(config.publicUrl), now())
  await countForAccount(db, 'session-code', { email, ip: request.ip }, now(), fail, warnOwner)
}

/**
 * Runs `work` in a transaction, and throws its refusal only after the commit. The caller has counted the attempt; `work` checks
 * the code and deletes it.
 */
export async function enterCode<Result, Code extends ProblemCode = never>(
  db: Db,
  fail: Fail<NoInfer<Code>>,
  work: (tx: Db) => Promise<Result | CodeRefusal<Code>>,
): Promise<Result> {
  const result = await db.transaction(work)
  if (!(result instanceof CodeRefusal)) return result
  // A caller with too many wrong codes has to request another, which is sent after this wait at the latest.
  const isLimit = problems[result.problem].status === 429
  return fail(result.problem, isLimit ? { retryAfterSeconds: resendSeconds } : {})
}

/** Deletes the code when it is right. Call it inside `enterCode`. */
export async function consumeCode<Code extends ProblemCode>(
  tx: Db,
  key: CodeKey,
  given: string,
  { secrets, now, refusals }: { secrets: string[]; now: Date; refusals: Refusals<Code> },
): Promise<CodeRefusal<Code> | undefined> {
  const result = await checkCode(tx, key, given, secrets, now)
  return result === 'right' ? undefined : new CodeRefusal(refusals[result])
}

async function checkCode(tx: Db, key: CodeKey, given: string, secrets: string[], now: Date): Promise<CodeResult> {
  const { subject, purpose } = key
  const code = await oneTimeCodes.countAttempt(tx, subject, purpose, {
    requester: requesterOf(key),
    maxTries: attempts,
  })
  if (!code) return (await oneTimeCodes.find(tx, subject, purpose)) ? 'locked' : 'none'
  if (code.expiresAt <= now) return 'expired'
  if (secrets.some((secret) => isSameText(code.codeHash, hashCode(given, key, secret)))) {
    return (await oneTimeCodes.remove(tx, subject, purpose)) ? 'right' : 'none'
  }
  return triesOf(code, key) >= attempts ? 'locked' : 'wrong'
}

/**
 * Keyed with the server's secret, since all million codes are hashed in seconds. Bound to subject and purpose, so that a hash
 * copied to another row does not match there.
 */
function hashCode(code: string, { subject, purpose }: CodeKey, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${subject}:${code}`).digest('hex')
}

/** Mails a code for this session. Codes belong to a session, so that two browsers can sign in at the same time. */
export async function sendSessionCode(
  { member, db, config, mail, now, request, fail }: Sender<'resend-too-soon'>,
  purpose: CodePurpose,
  text: (publicUrl: string, code: string) => MailContent,
) {
  const moment = now()
  await countForAccount(db, 'session-code-mail', { email: member.email, ip: request.ip }, moment, fail)
  const sent = await db.transaction(async (tx) => {
    const created = await createCode(tx, { subject: member.sessionId, purpose }, config.sessionSecret, moment)
    if ('code' in created) await mail.queue(tx, member.email, text(config.publicUrl, created.code), moment)
    return created
  })
  if ('waitSeconds' in sent) fail('resend-too-soon', { retryAfterSeconds: sent.waitSeconds })
  return { validSeconds: validMinutes * 60, resendSeconds }
}

/** A refused code of a signed-in caller. */
export type SessionRefusal = CodeRefusal<(typeof sessionRefusals)[keyof typeof sessionRefusals]>

/** Consumes a code of this session, and clears the account's failed attempts. Call it inside `enterCode`. */
export async function consumeSessionCode(
  tx: Db,
  { member, config, now, request }: CodeUser,
  purpose: CodePurpose,
  given: string,
): Promise<SessionRefusal | undefined> {
  const key = { subject: member.sessionId, purpose }
  const checks = { secrets: sessionSecretsOf(config), now: now(), refusals: sessionRefusals }
  const refusal = await consumeCode(tx, key, given, checks)
  if (!refusal) await clearAccountLimit(tx, 'session-code', { email: member.email, ip: request.ip })
  return refusal
}
