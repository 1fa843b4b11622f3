import { limits } from '../limits.ts'
import { problems } from '../problems.ts'
import { ipv4Problem } from './ipv4.ts'

const tooManyAddresses = problems['ip-limit-reached'].message

/** The addresses of a text separated by commas, spaces or line breaks; each once. */
export function splitIpList(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((ip) => ip !== ''))]
}

/** All problems of a list. */
export function ipListProblems(addresses: string[]): string[] {
  const each = addresses.map(ipv4Problem).filter((problem) => problem !== undefined)
  return addresses.length > limits.ipAddressesPerProject ? [...each, tooManyAddresses] : each
}
