import { Box } from '@chakra-ui/react/box'
import { Link } from '@tanstack/react-router'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { hasUnknownCountry } from '#web/entities/company/entries.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { IncompleteCompany } from './submission.ts'

const ProfileLink = () => (
  <TextLink asChild>
    <Link to="/partner-profile">your profile</Link>
  </TextLink>
)

const ContactLink = () => (
  <TextLink asChild>
    <Link to="/_contact">contact us</Link>
  </TextLink>
)

/** What the wizard cannot correct, because the company is settled: where to do it. Shown before Submit where it is known. */
export function CompanyNotice({ problem }: { problem: unknown }) {
  const { data: organisation } = useGetOrganisationSuspense()
  const failed = problem instanceof IncompleteCompany
  const unknownCountry = hasUnknownCountry(organisation)
  if (!failed && !unknownCountry) return null
  return (
    <Box mb="6">
      <Alert kind={failed ? 'error' : 'warning'}>
        {unknownCountry ? (
          <>
            The country of your company is not in our list. Please choose it again in <ProfileLink />: until then this
            project cannot be submitted.
          </>
        ) : (
          <>
            {problem instanceof Error && problem.message} Please correct them in <ProfileLink />, or <ContactLink />.
          </>
        )}
      </Alert>
    </Box>
  )
}
