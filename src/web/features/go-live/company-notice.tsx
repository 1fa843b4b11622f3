import { Box } from '@chakra-ui/react/box'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { hasUnknownCountry } from '#web/entities/company/entries.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { IncompleteCompany } from './submission.ts'

const ProfileLink = () => <TextLink to="/partner-profile">your profile</TextLink>

const ContactLink = () => <TextLink to="/_contact">contact us</TextLink>

/** Says where to correct company details, which the wizard no longer edits once the company is settled. */
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
