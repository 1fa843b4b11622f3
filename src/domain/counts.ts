import { formatNumber } from './money.ts'

/** '1 hour', '1 204 hours', '3 addresses' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
