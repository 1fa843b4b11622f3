import type { CallPart, Change, Ending, ProductChanges, SentField } from '#domain/product-changes.ts'

// Changes of the payment API that no file has, for tests of who uses them.

const operations = {
  createCharge: { method: 'POST', path: '/v1/charges' },
  getCharge: { method: 'GET', path: '/v1/charges/{correlationId}' },
  refundCharge: { method: 'POST', path: '/v1/charges/refund' },
  sendSms: { method: 'POST', path: '/v1/notification/sms' },
} as const

function part(operation: keyof typeof operations, ...sends: SentField[]): CallPart {
  return { operation, ...operations[operation], ...(sends.length > 0 && { sends }) }
}

const change = (kind: Change['kind'], rule: string, message: string, ...parts: CallPart[]): Change => ({
  kind,
  rule,
  message,
  parts,
  pointer: '#/paths',
})

const contact: SentField = { in: 'body', path: ['merchantContact'] }
const operator: SentField = { in: 'body', path: ['paymentServiceProvider'], values: ['AIS'] }

const changes = {
  removed: change('breaking', 'request-property-removed', 'merchantContact is gone', part('createCharge', contact)),
  narrowed: change('breaking', 'request-enum-narrowed', 'may no longer be "AIS"', part('createCharge', operator)),
  required: change(
    'breaking',
    'request-required-narrowed',
    'reason is required now',
    part('refundCharge', { in: 'body', path: ['reason'], isMissing: true }),
  ),
  query: change(
    'breaking',
    'parameter-removed',
    'query parameter detail is gone',
    part('getCharge', { in: 'query', path: ['detail'] }),
  ),
  widened: change('additive', 'status-added', '409 is new', part('createCharge'), part('refundCharge')),
}

const deprecated = '2026-10-01'

export const smsEnding: Ending = {
  id: 'sendSms',
  label: 'the operation',
  deprecated,
  sunset: '2027-01-31',
  part: part('sendSms'),
}

export const contactEnding: Ending = {
  id: 'createCharge body merchantContact',
  label: 'the property merchantContact of the request',
  deprecated,
  sunset: '2026-12-24',
  part: part('createCharge', contact),
}

export const changedProduct: ProductChanges = {
  product: 'direct-carrier-billing',
  title: 'Direct Carrier Billing',
  endings: [smsEnding, contactEnding],
  partIds: ['createCharge', 'createCharge body merchantContact', 'getCharge', 'refundCharge', 'sendSms'],
  comparisons: [
    {
      version: 'unreleased',
      before: '1.1.0',
      released: null,
      changes: [changes.removed, changes.narrowed, changes.required, changes.query],
    },
    { version: '1.1.0', before: '1.0.0', released: '2026-11-01', changes: [changes.widened] },
  ],
}
