import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { getCaptchaChallenge, useSubmitContact } from '#generated/portal/client/home.ts'
import { useGetConfigs } from '#generated/portal/client/reference.ts'
import { AppError, isAppError } from '#web/api/errors.ts'
import { showError } from '#web/stores/error-modal.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Captcha, solveInWorker } from './captcha.ts'
import { ChosenContext } from './chosen.ts'
import { ContactFields, countryChoices } from './contact-fields.tsx'
import { type ContactEntry, toRequest } from './entry.ts'
import { typedAhead } from './typed-ahead.ts'

const Beside = chakra('p', { base: { textStyle: 'caption', color: 'muted' } })

/** The fields, and the captcha that is worked out while they are filled in. */
export function ContactForm() {
  const [captcha] = useState(() => new Captcha({ fetchChallenge: () => getCaptchaChallenge(), solve: solveInWorker }))
  const [typed] = useState(typedAhead)
  const [chosen, setChosen] = useState<Partial<ContactEntry>>({})
  const { mutate, isPending, error } = useSend(captcha)
  useEffect(() => captcha.prepare(), [captcha])
  // Not before: a field that hangs on another one is none of those that came with the page.
  useEffect(() => setChosen(typed), [typed])
  return (
    <ChosenContext value={chosen}>
      <ContactFields
        pending={isPending}
        problem={fieldProblem(error)}
        submitLabel="Send"
        initial={typed}
        choices={{ country: countryChoices }}
        onChange={setChosen}
        onSubmit={(entry) => mutate(entry)}
        secondary={<ByEmail />}
      />
    </ChosenContext>
  )
}

function useSend(captcha: Captcha) {
  const navigate = useNavigate()
  const send = useSubmitContact({ request: { errorKind: 'CONTACT_PAGE_ERROR' } })
  return useMutation({
    mutationFn: async (entry: ContactEntry) => send.mutateAsync({ data: toRequest(entry, await captcha.token()) }),
    onSuccess: () => navigate({ to: '/_contact-success', replace: true }),
    onError: (error) => {
      // Used up or refused: either way the next message needs another one.
      captcha.reset()
      if (!fieldProblem(error)) showError(failure())
    },
  })
}

/** One sentence for every failure; the fields keep what was typed. */
const failure = () => new AppError({ kind: 'CONTACT_PAGE_ERROR', message: pageMessages.contact.failed })

/** What the server says about fields is said at the fields. */
const fieldProblem = (error: unknown) => (isAppError(error) && error.problems.length > 0 ? error : null)

function ByEmail() {
  const { data } = useGetConfigs()
  if (!data?.contactEmail) return null
  return (
    <Beside>
      Or write to <TextLink href={`mailto:${data.contactEmail}`}>{data.contactEmail}</TextLink>
    </Beside>
  )
}
