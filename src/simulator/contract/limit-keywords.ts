/** The JSON Schema keywords that limit a text. */
export const limitKeywords = ['minLength', 'maxLength', 'pattern', 'format', 'enum'] as const

export type LimitKeyword = (typeof limitKeywords)[number]
