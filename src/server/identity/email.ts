/** The form in which addresses are stored, compared and counted. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
