import { Counter, Registry } from 'prom-client'

/** A bounced mail failed for good; a failed one is sent again. */
export type MailResult = 'sent' | 'failed' | 'bounced'
export type ScanResult = 'clean' | 'infected' | 'failed'

const mailReasons = ['unreachable', 'tls', 'credentials', 'recipient', 'busy', 'refused', 'other'] as const
type MailReason = (typeof mailReasons)[number]

/** What the jobs of this process did. /metrics prints the registry. */
export class Figures {
  readonly registry = new Registry()
  readonly #mails: Counter
  readonly #scans: Counter

  constructor() {
    const registers = [this.registry]
    this.#mails = new Counter({
      name: 'mails_total',
      help: 'Attempts to send a mail, by result and reason',
      labelNames: ['result', 'reason'],
      registers,
    })
    this.#scans = new Counter({
      name: 'scans_total',
      help: 'Virus scans of uploaded documents, by result',
      labelNames: ['result'],
      registers,
    })
    // A rate needs the figure before the first failure.
    this.#mails.inc({ result: 'sent', reason: 'none' }, 0)
    for (const result of ['failed', 'bounced']) for (const reason of mailReasons) this.#mails.inc({ result, reason }, 0)
    for (const result of ['clean', 'infected', 'failed']) this.#scans.inc({ result }, 0)
  }

  countMail(result: MailResult, error?: unknown): void {
    this.#mails.inc({ result, reason: result === 'sent' ? 'none' : mailReason(error) })
  }

  countScan(result: ScanResult): void {
    this.#scans.inc({ result })
  }
}

const reasonsByCode: Record<string, MailReason> = {
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ETLS: 'tls',
  EAUTH: 'credentials',
}

/**
 * What servers answer to RCPT TO when they refuse the sender (RFC 3463: 5.1.7 and 5.1.8, Postfix: 5.1.0) or refuse by policy
 * (5.7). The recipient's mailbox may exist.
 */
const refusalOfSender = /^\d+[ -]5\.(1\.[078]|7\.\d+)\b/

/** nodemailer's error, as a word for a label: its message may hold the recipient. */
export function mailReason(error: unknown): MailReason {
  if (!(error instanceof Error)) return 'other'
  const { code, command, responseCode, response } = { code: '', command: '', responseCode: 0, response: '', ...error }
  const known = reasonsByCode[code]
  if (known) return known
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (responseCode >= 500) return command === 'RCPT TO' && !refusalOfSender.test(response) ? 'recipient' : 'refused'
  return 'other'
}
