import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import * as pageNames from '#domain/page-names.ts'
import { standInContact } from '#domain/public-pages.ts'
import { getCaptchaChallenge, submitContact } from '#generated/portal/client/home.ts'
import { useGetConfigs } from '#generated/portal/client/reference.ts'
import { AppError, isAppError } from '#web/api/errors.ts'
import { showError } from '#web/stores/error-modal.ts'
import { Card } from '#web/ui/card.tsx'
import { Anchor } from '#web/ui/link.tsx'
import { Captcha, solveInWorker } from './captcha.ts'
import { ChosenContext, ContactFields } from './contact-fields.tsx'
import { type ContactEntry, toRequest } from './entry.ts'
import { typedAhead } from './typed-ahead.ts'

/** The fields, and the captcha that is solved while the visitor fills them in. */
function ContactForm() {
  const [captcha] = useState(() => new Captcha({ fetchChallenge: () => getCaptchaChallenge(), solve: solveInWorker }))
  const [typed] = useState(typedAhead)
  const [chosen, setChosen] = useState<Partial<ContactEntry>>({})
  const { mutate, isPending, error } = useSend(captcha)
  useEffect(() => captcha.prepare(), [captcha])
  // In an effect: the prerendered page does not have the dependent field.
  useEffect(() => setChosen(typed), [typed])
  return (
    <ChosenContext value={chosen}>
      <ContactFields
        pending={isPending}
        problem={fieldProblem(error)}
        submitLabel="Send"
        initial={typed}
        onChange={setChosen}
        onSubmit={(entry) => mutate(entry)}
        secondary={<ByEmail />}
      />
    </ChosenContext>
  )
}

function useSend(captcha: Captcha) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (entry: ContactEntry) => submitContact(toRequest(entry, await captcha.token())),
    onSuccess: () => navigate({ to: '/_contact-success', replace: true }),
    onError: (error) => {
      // Used or refused: the next message needs another token.
      captcha.reset()
      // One message for every failure; the fields keep their input.
      if (!fieldProblem(error))
        showError(new AppError({ kind: 'CONTACT_PAGE_ERROR', message: pageMessages.contact.failed }))
    },
  })
}

/** Field problems are shown at their fields. */
const fieldProblem = (error: unknown) => (isAppError(error) && error.problems.length > 0 ? error : null)

function ByEmail() {
  const { data } = useGetConfigs()
  if (!data?.contactEmail) return null
  return (
    <Text textStyle="caption" color="muted">
      Or write to <Anchor href={`mailto:${data.contactEmail}`}>{data.contactEmail}</Anchor>
    </Text>
  )
}

export function ContactScreen() {
  return (
    <Grid
      columnGap="16"
      rowGap="8"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      py={{ base: '8', md: '12' }}
    >
      <div>
        <Heading as="h1" size="xl">
          {pageNames.contact}
        </Heading>
        <Text textStyle="lead" color="muted" mt="4">
          Tell us what you sell and what you want to know. Our team will reply by email.
        </Text>
        <Stack
          as="ul"
          gap="3"
          mt="6"
          color="muted"
          css={{ '& > li': { pl: '4', borderLeftWidth: '2px', borderColor: 'brand.line' } }}
        >
          <li>Ask about prices, operators and payouts before you sign up.</li>
          <li>Already a partner? Name your project, and we will look at it before we answer.</li>
          <li>
            A call went wrong? Tell us when, and its correlationId or the X-Request-Id of the answer. Never send us a
            key.
          </li>
        </Stack>
      </div>
      <Card>
        <noscript>
          The form needs JavaScript. Please allow it for this site and reload, or write to <Mailbox />.
        </noscript>
        <Box css={{ '@media (scripting: none)': { display: 'none' } }}>
          <ContactForm />
        </Box>
      </Card>
    </Grid>
  )
}

/** The server writes the address into the rendered page; React has only the placeholder and must not put it back. */
const Mailbox = () => (
  <Anchor href={`mailto:${standInContact}`} suppressHydrationWarning>
    {standInContact}
  </Anchor>
)
