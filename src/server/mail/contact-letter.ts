import type { Letter } from '#server/mail/letters.ts'
import type { NewContactRequest } from '#server/repositories/contact-requests.ts'

/** What a visitor wrote, for the people who answer. Everything in it is theirs: plain text, and no link of ours beside it. */
export function contactLetter(request: NewContactRequest): Letter {
  const facts = [
    ['Name', request.name],
    ['Email', request.companyEmail],
    ['Website', request.companyWebsite ?? 'not given'],
    ['Role', request.role],
    ['Country', request.country],
    ['Phone', request.mobileNumber],
  ]
  const subject = `Message from ${request.name.trim()}, ${request.country}`
  return {
    // One line, whatever it is made of.
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: `${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${request.message}\n`,
  }
}
