import { bankDetailsDiffer } from '#domain/bank-details.ts'
import type { Db } from '#server/db/database.ts'
import { CodeRefusal, consumeSessionCode, type SessionRefusal } from '#server/identity/one-time-codes.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Context } from '#server/operation.ts'
import * as organisations from '#server/repositories/organisations.ts'

type Storing = Pick<Context<'saveOrganisation'>, 'member' | 'config' | 'mail' | 'now' | 'request'>
export type BankRefusal = SessionRefusal | CodeRefusal<'bank-otp-required'>

interface Change {
  stored: organisations.Bank
  bank: organisations.Bank
  otp: string | undefined
}

/** A new or changed bank account needs an email code (docs/decisions/0007-bank-changes-need-a-code.md). */
export async function storeBank(
  tx: Db,
  context: Storing,
  organisationId: string,
  { stored, bank, otp }: Change,
): Promise<BankRefusal | undefined> {
  const { member, config, mail, now } = context
  if (!bankDetailsDiffer(stored, bank)) return undefined
  if (!otp) return new CodeRefusal('bank-otp-required')
  const refusal = await consumeSessionCode(tx, context, 'bank', otp)
  if (refusal) return refusal
  await organisations.saveBank(tx, organisationId, bank, now())
  await mail.queue(tx, member.email, mailTexts.bankChanged(config.publicUrl, bank), now())
  return undefined
}
