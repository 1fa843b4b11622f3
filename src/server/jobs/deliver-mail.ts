import { cutText } from '#domain/cut-text.ts'
import { oneTimeCodeLimits } from '#domain/limits.ts'
import { addMinutes, addSeconds } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import { type JobContext, logOncePerMinute } from '#server/jobs/queue.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { mailAttempts, secondsAfter } from '#server/mail/mail-retries.ts'
import { openTransport, smtpConnections, type Transport } from '#server/mail/transport.ts'
import { notifyBounce } from '#server/notifications/notify-bounce.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'
import { mailReason } from '#server/telemetry/figures.ts'
import { endWith } from '#server/telemetry/spans.ts'
import { newTraceIds, readTraceparent } from '#server/telemetry/trace-context.ts'

/** Connections that letters leave free: a code never waits for a letter. */
const keptForCodes = 2
/** Mails that a process takes from the outbox at once. */
const maxClaimed = 50
/** How long a process keeps a mail. A mail that is not sent by then belongs to a process that ended. */
const claimMinutes = 5
/** Longer than a mail server can take for one mail, with the time limits of each command. */
const longestSendSeconds = 150
/** Mails of other processes that ended, and failed ones whose wait is over. */
const pollMilliseconds = 1000

export interface MailDelivery {
  /** Looks for mails to send. Call it when mails were committed. */
  wake(): void
  /** Waits for the mails that are being sent, and leaves the others to the next process. */
  stop(): Promise<void>
}

/** Sends what is in the outbox. Any number of processes may: each mail is claimed by one of them. */
export function startMailDelivery(context: JobContext, smtpUrl: string): MailDelivery {
  const transport = openTransport(smtpUrl, context.config.mailFrom)
  const sender = new Sender(context, transport)
  const timer = setInterval(() => sender.wake(), pollMilliseconds)
  sender.wake()
  return {
    wake: () => sender.wake(),
    async stop() {
      clearInterval(timer)
      await sender.stop()
      transport.close()
    },
  }
}

type Kind = mailOutbox.MailKind
type Mail = mailOutbox.OutgoingMail

class Sender {
  readonly #context: JobContext
  readonly #db: Db
  readonly #transport: Transport
  readonly #onError: (error: unknown) => void
  /** Claimed by this process. */
  readonly #waiting: Record<Kind, Mail[]> = { code: [], letter: [] }
  readonly #underWay: Record<Kind, Set<Promise<void>>> = { code: new Set(), letter: new Set() }
  /** At the mail server, which the outbox does not say yet. */
  readonly #sent: string[] = []
  #isAsked = false
  #claiming: Promise<void> | undefined
  #marking: Promise<void> | undefined
  #isStopped = false

  constructor(context: JobContext, transport: Transport) {
    this.#context = context
    this.#db = context.database.db
    this.#transport = transport
    this.#onError = logOncePerMinute(context.log, 'the outbox of mails cannot be read or written')
  }

  wake(): void {
    this.#isAsked = true
    // Those that the database could not store the last time.
    if (this.#sent.length > 0) this.#mark()
    this.#claiming ??= this.#claimAll()
      .catch(this.#onError)
      .finally(() => {
        this.#claiming = undefined
      })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#claiming
    const untried = [...this.#waiting.code.splice(0), ...this.#waiting.letter.splice(0)]
    await mailOutbox.release(this.#db, untried, this.#context.now()).catch(this.#onError)
    await Promise.allSettled([...this.#underWay.code, ...this.#underWay.letter])
    await this.#marking
  }

  /** Asked again while it reads, it reads again: a mail may have been committed after the first look. */
  async #claimAll(): Promise<void> {
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false
      for (const kind of ['code', 'letter'] as const) {
        if (this.#waiting[kind].length > 0) continue
        this.#waiting[kind].push(...(await this.#claim(kind)))
        this.#fill()
      }
    }
  }

  #claim(kind: Kind): Promise<Mail[]> {
    const moment = this.#context.now()
    return mailOutbox.claim(this.#db, {
      kind,
      limit: maxClaimed,
      now: moment,
      until: addMinutes(moment, claimMinutes),
      codesSince: addMinutes(moment, -oneTimeCodeLimits.validMinutes),
    })
  }

  /** Uses every free connection. */
  #fill(): void {
    for (let kind = this.#next(); kind; kind = this.#next()) {
      const mail = this.#waiting[kind].shift()
      if (mail) this.#start(kind, mail)
    }
  }

  #next(): Kind | undefined {
    const { code, letter } = this.#underWay
    if (this.#isStopped || code.size + letter.size >= smtpConnections) return undefined
    if (this.#waiting.code.length > 0) return 'code'
    return this.#waiting.letter.length > 0 && letter.size < smtpConnections - keptForCodes ? 'letter' : undefined
  }

  #start(kind: Kind, mail: Mail): void {
    const sent = this.#send(mail)
      .catch(this.#onError)
      .finally(() => {
        this.#underWay[kind].delete(sent)
        this.#fill()
        if (this.#waiting[kind].length === 0) this.wake()
      })
    this.#underWay[kind].add(sent)
  }

  async #send(mail: Mail): Promise<void> {
    const { id, recipient, subject, body, html, attempts, deliverAt, code } = mail
    const { log, now, figures, telemetry } = this.#context
    if (!deliverAt) return
    // Sent this late, it could still be under way when another process claims it.
    if (deliverAt < addSeconds(now(), longestSendSeconds))
      return await mailOutbox.discardAttempt(this.#db, id, deliverAt)
    const traceparent = mail.traceparent ?? undefined
    const attributes = { 'portal.mail_kind': code ? 'code' : 'letter', 'portal.mail_attempt': attempts }
    const span = telemetry?.begin('send mail', { kind: 'client', attributes }, traceparent)
    const send = () => this.#transport.send({ id, to: recipient, subject, text: body ?? '', html })
    try {
      await (span ? endWith(span, send) : send())
    } catch (error) {
      const reason = cutText(error instanceof Error ? error.message : 'unknown', 300)
      const isUnknown = hasNoMailbox(error)
      const next = isUnknown || attempts >= mailAttempts ? null : addSeconds(now(), secondsAfter(attempts))
      const ids = span?.ids ?? newTraceIds(readTraceparent(traceparent))
      log.warn({ ...ids, mail: id, attempts, reason: withoutAddresses(reason), next }, 'mail not sent')
      figures?.countMail(next ? 'failed' : 'bounced', error)
      await this.#fail(mail, { reason, next, hasNoMailbox: isUnknown })
      return
    }
    figures?.countMail('sent')
    this.#sent.push(id)
    this.#mark()
  }

  /** Without a next attempt the portal tells of it. */
  async #fail(
    { id, recipient, subject }: Mail,
    { reason, next, hasNoMailbox }: { reason: string; next: Date | null; hasNoMailbox: boolean },
  ): Promise<void> {
    const { config, now } = this.#context
    await this.#db.transaction(async (tx) => {
      await mailOutbox.markFailed(tx, id, reason, next)
      if (next) return
      const mail = createMailQueue(undefined, config)
      await notifyBounce(tx, { config, mail, now }, { recipient, subject, hasNoMailbox })
    })
  }

  #mark(): void {
    this.#marking ??= this.#markSent()
      .catch(this.#onError)
      .finally(() => {
        this.#marking = undefined
      })
  }

  /** All that were sent since the last statement in one: on a busy database each statement waits its turn. */
  async #markSent(): Promise<void> {
    const { now, config } = this.#context
    while (this.#sent.length > 0) {
      const ids = [...this.#sent]
      await mailOutbox.markSent(this.#db, ids, now(), !config.demo)
      this.#sent.splice(0, ids.length)
    }
  }
}

/** The server refused this recipient for good: RFC 5321, 550, 551 and 553. */
function hasNoMailbox(error: unknown): boolean {
  const { responseCode } = { responseCode: 0, ...(error instanceof Error ? error : {}) }
  return mailReason(error) === 'recipient' && [550, 551, 553].includes(responseCode)
}

/** Mail servers repeat the recipient in what they answer. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '[address]')
}
