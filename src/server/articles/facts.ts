import { largestDocument } from '#domain/documents.ts'
import { environments } from '#domain/environments.ts'
import { goLiveStepNames, goLiveSteps } from '#domain/go-live-steps.ts'
import { limits } from '#domain/limits.ts'
import { inWords } from '#domain/number-words.ts'
import { retention } from '#domain/retention.ts'
import { promisedDays } from '#domain/review-promise.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { ConfigError } from '#server/config-error.ts'

const { CorrelationId, Refund, RefundRequest, SmsRequest } = product.components.schemas
const { ttlSeconds, tries } = product['x-one-time-password']
const sandboxLimit = product['x-rate-limits'].find(({ environment }) => environment === 'sandbox')
const offered = product['x-operators'].flatMap((each) => (each.priceRange ? { ...each, ...each.priceRange } : []))
const barred = product['x-subscriber-profiles'].find(({ suffix }) => suffix === '0004')
const coming = product['x-operators'].filter(({ status }) => status === 'coming-soon')

const list = new Intl.ListFormat('en-GB')
const asCode = (text: string) => `\`${text}\``
const short = (amount: string) => amount.replace(/\.00$/, '')
const maskedFields = (how: string) =>
  list.format(product['x-masked-fields'].flatMap(({ field, keeps }) => (keeps === how ? asCode(field) : [])))

const callNames = new Map<string, string>([
  ['requestOneTimePassword', 'one-time passwords'],
  ['identifyCustomer', 'identities'],
  ['createCharge', 'charges'],
  ['sendSms', 'messages'],
])

const barredCalls = (barred?.on ?? []).map((operation) => callNames.get(operation))

/** An article writes each as {{name}}. A value that the contract lacks is undefined, and its name unknown. */
const facts = new Map<string, string | number | undefined>(
  Object.entries({
    'barred.calls': barredCalls.every((name) => name !== undefined) ? list.format(barredCalls) : undefined,
    'barred.result': barred?.result,
    'call-log.months': retention.callLogMonths,
    'correlation-id.length': CorrelationId.maxLength,
    'document.megabytes': largestDocument / 1024 / 1024,
    'go-live.steps': inWords(goLiveSteps.length),
    'keys.active': inWords(limits.activeKeysPerEnvironment),
    'keys.beginnings': `${asCode(environments.sandbox.keyPrefix)} or ${asCode(environments.live.keyPrefix)}`,
    'keys.valid-days': limits.keyValidDays,
    'keys.warning-days': limits.keyExpiryWarningDays,
    'masked.both-ends': maskedFields('both-ends'),
    'masked.end': maskedFields('end'),
    'masked.nothing': maskedFields('nothing'),
    'masked.text': maskedFields('text'),
    'message.length': SmsRequest.properties.message.maxLength,
    'operators.coming': list.format(coming.map(({ code }) => asCode(code))),
    'operators.prices': list.format(
      offered.map(({ lowest, highest, currency }) => `${short(lowest)} to ${short(highest)} ${currency}`),
    ),
    'password.minutes': inWords(ttlSeconds / 60),
    'password.minutes-in-digits': ttlSeconds / 60,
    'password.tries': inWords(tries),
    'project.addresses': limits.ipAddressesPerProject,
    'project.templates': limits.smsTemplatesPerProject,
    'refund.fields': list.format(Object.keys(Refund.properties).map(asCode)),
    'refund.reason-length': RefundRequest.properties.reason.maxLength,
    'review.days': promisedDays,
    'sandbox.calls': sandboxLimit?.calls,
    'sandbox.seconds': sandboxLimit?.seconds,
    ...Object.fromEntries(Object.entries(goLiveStepNames).map(([step, name]) => [`go-live.${step}`, name])),
    ...Object.fromEntries(offered.map(({ code, msisdnWords }) => [`${code}.numbers`, msisdnWords])),
    ...Object.fromEntries(offered.map(({ code, lowest, highest }) => [`${code}.prices`, `${lowest} to ${highest}`])),
    ...Object.fromEntries(product['x-price-points'].map(({ code, amount }) => [code, amount])),
  }),
)

/** Replaces each {{name}} in the text of the file with its fact. */
export function insertFacts(path: string, text: string): string {
  return text.replaceAll(/\{\{(?:(.*?)\}\}|.*)/g, (placeholder, name = '') => {
    const fact = facts.get(name)
    if (fact !== undefined) return String(fact)
    throw new ConfigError(path, `${placeholder} is no fact: write one of ${[...facts.keys()].join(', ')}`)
  })
}
