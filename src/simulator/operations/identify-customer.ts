import { type Call, given, required } from '../call.ts'
import { spendPassword } from '../one-time-passwords.ts'
import { newPlatformId, newUserToken } from '../random.ts'
import { registrationKey } from '../state/keys.ts'
import type { Entry } from '../state/records.ts'
import type { Act } from './act.ts'

/** POST /v1/identities/customer/identity: exchanges a verified number for a user token, the same one each time. */
export const identifyCustomer: Act = (call) => {
  const { registration, subscriber } = call.facts()
  const userToken = registration?.userToken ?? newUserToken(call.random)
  return {
    body: {
      resultCode: 'SUCCESS',
      statusCode: 200,
      message: call.rules.successMessage,
      correlationId: given(call, 'correlationId'),
      userToken,
      openPlatformTransactionId: newPlatformId(call.random),
    },
    changes: [...spendPassword(call), ...(registration ? [] : register(call, userToken))],
    text: `${subscriber?.userIdentifier} is proven and has ${registration ? 'the token it had' : 'a new token'}`,
  }
}

function register(call: Call, userToken: string): Entry[] {
  const facts = call.facts()
  const operator = required(facts.operator, 'operator').code
  const subscriber = required(facts.subscriber, 'subscriber')
  const scope = call.request.partnerId
  return [
    { kind: 'userTokens', scope, key: userToken, record: { userToken, subscriber, operator, at: call.now } },
    { kind: 'registrations', scope, key: registrationKey(operator, subscriber), record: { userToken } },
  ]
}
