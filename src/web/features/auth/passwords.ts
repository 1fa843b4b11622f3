// A rule between two fields, which no JSON Schema says: the second password repeats the first.
import { messages } from '#domain/messages.ts'

interface Typed {
  password?: string
  confirmPassword?: string
}

export const passwordsMatch = ({ password, confirmPassword }: Typed) => ({
  confirmPassword: password === confirmPassword ? undefined : messages.signUp.passwordsDiffer,
})

export const policyHelp = 'At least 8 characters, with a digit, a lower case and an upper case letter, and a symbol.'
