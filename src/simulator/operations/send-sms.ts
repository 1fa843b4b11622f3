import { given, required } from '../call.ts'
import { newPlatformId } from '../random.ts'
import type { MessageRecord } from '../state/records.ts'
import type { Act } from './act.ts'

/** POST /v1/notification/sms: sends the message to the handset. */
export const sendSms: Act = (call) => {
  const facts = call.facts()
  const openPlatformTransactionId = newPlatformId(call.random)
  const record: MessageRecord = {
    openPlatformTransactionId,
    to: required(facts.subscriber, 'subscriber'),
    operator: required(facts.operator, 'operator').code,
    text: given(call, 'message'),
    at: call.now,
  }
  return {
    body: {
      resultCode: 'SUCCESS',
      statusCode: 200,
      message: call.rules.successMessage,
      correlationId: given(call, 'correlationId'),
      openPlatformTransactionId,
    },
    changes: [{ kind: 'messages', scope: call.request.projectId, key: openPlatformTransactionId, record }],
    text: `The message went to the handset of ${record.to.userIdentifier}`,
  }
}
