// Writing to the people who run the platform. Nobody needs a session for it.
import { mutationOptions } from '@tanstack/react-query'
import { getCaptchaChallenge, submitContact } from '#generated/portal/client/home.ts'
import type { ContactRequest } from '#generated/portal/model/contactRequest.ts'

/** Each is good for one message, so none is kept. */
export const fetchChallenge = () => getCaptchaChallenge()

export const contactMutations = {
  /** Section 8: what fails here is an error of the contact page, which has its own words. */
  send: () =>
    mutationOptions({
      mutationFn: (request: ContactRequest) => submitContact(request, { errorKind: 'CONTACT_PAGE_ERROR' }),
    }),
}
