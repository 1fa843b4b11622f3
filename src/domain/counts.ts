import { formatNumber } from './money.ts'

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 'five' for 5, digits above twelve. */
export const inWords = (count: number): string => words[count] ?? String(count)

/** '1 hour', '1 204 hours', '3 addresses' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
