import { formats } from '#domain/formats/formats.ts'
import { type LimitKeyword, type Limits, limitKeywords } from './contract/contract.ts'
import { patternOf } from './contract/patterns.ts'

/** Whether the text breaks this limit, if it is set. */
export function breaks(limits: Limits, keyword: LimitKeyword, text: string): boolean {
  switch (keyword) {
    case 'minLength':
      return limits.minLength !== null && isShorter(text, limits.minLength)
    case 'maxLength':
      return limits.maxLength !== null && isLonger(text, limits.maxLength)
    case 'pattern':
      return limits.pattern !== null && !patternOf(limits.pattern).test(text)
    case 'format':
      return limits.format !== null && !hasFormat(text, limits.format)
    case 'enum':
      return limits.enum !== null && !limits.enum.includes(text)
  }
}

export const isWithin = (all: Limits[], text: string) =>
  all.every((limits) => limitKeywords.every((keyword) => !breaks(limits, keyword, text)))

// JSON Schema counts code points, strings count UTF-16 units: one or two per character.
const isLonger = (text: string, max: number) => text.length > max && [...text].length > max

const isShorter = (text: string, min: number) => text.length < min || (text.length < 2 * min && [...text].length < min)

const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name)
const hasFormat = (text: string, format: string) => isFormat(format) && formats[format](text)
