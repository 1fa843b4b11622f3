/** The keywords of JSON Schema that limit what a text may be. */
export const limitKeywords = ['minLength', 'maxLength', 'pattern', 'format', 'enum'] as const

export type LimitKeyword = (typeof limitKeywords)[number]
