import codes from '#generated/dial-codes.json' with { type: 'json' }

/** A country and the code its phone numbers begin with. Several countries share one. */
export interface DialCode {
  country: string
  /** Without '+'. */
  code: string
}

/** Countries of the region first, then by name. */
export const dialCodes: readonly DialCode[] = Object.entries(codes).map(([country, code]) => ({ country, code }))
