/** Why the proxy of TRY OUT gives no answer. It is no operation of the contract, so these are not in its catalogue. */
export const tryOutRefusals = {
  'try-out-call-invalid': { status: 400, message: 'This call cannot be sent: check its address, method and headers.' },
  'try-out-host-not-listed': { status: 403, message: 'The operator of this portal does not allow calls to this host.' },
  'try-out-inner-address': { status: 403, message: 'This host is in an inner network, which this portal never calls.' },
  'try-out-host-unknown': { status: 502, message: 'The name of this host is unknown.' },
  'try-out-no-answer': { status: 502, message: 'The host did not answer, or its certificate is not valid.' },
  'try-out-answer-too-large': { status: 502, message: 'The answer is too large to be shown here.' },
  'try-out-timeout': { status: 504, message: 'The host took too long to answer. It may have carried out the call.' },
} as const satisfies Record<string, { status: number; message: string }>

type TryOutRefusalCode = keyof typeof tryOutRefusals

export class TryOutRefusal extends Error {
  readonly code: TryOutRefusalCode

  constructor(code: TryOutRefusalCode, options?: ErrorOptions) {
    super(tryOutRefusals[code].message, options)
    this.code = code
  }
}
