import { pageMessages } from '#domain/page-messages.ts'

interface Typed {
  password?: string
  confirmPassword?: string
}

export const passwordsMatch = ({ password, confirmPassword }: Typed) => ({
  confirmPassword: password === confirmPassword ? undefined : pageMessages.signUp.passwordsDiffer,
})

export const policyHelp = 'At least 8 characters, with a digit, a lower case and an upper case letter, and a symbol.'
