// '+code number': the code starts with '+', the number has at least 7 digits, both
// together at most 15 digits, which is also what E.164 allows.
const phoneMessages = {
  code: 'Please select a country code',
  number: 'Please enter a valid phone number',
} as const

/** What is wrong with a phone number, in the specification's words; nothing when it is right. */
export function phoneProblem(value: string): string | undefined {
  if (!value.startsWith('+')) return phoneMessages.code
  const [, code, number] = /^\+([1-9]\d*) (\d{7,})$/.exec(value) ?? []
  if (code === undefined || number === undefined) return phoneMessages.number
  return code.length + number.length > 15 ? phoneMessages.number : undefined
}

export function isPhone(value: string): boolean {
  return phoneProblem(value) === undefined
}
