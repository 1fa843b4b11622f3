import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Building2, FileText, Landmark, ListChecks, Server, UserRound } from 'lucide-react'

const needed = [
  [FileText, 'Business registration document', 'One file of at most 5 MB: jpg, png or pdf.'],
  [Server, 'IP addresses of your servers', 'The IPv4 addresses that will call the platform, at most 50.'],
  [ListChecks, 'A tested service', 'Calls made in the sandbox, result codes handled, keys kept on servers.'],
  [
    Building2,
    'Company details',
    'Registered name, website, registration number, address and a hotline for subscribers.',
  ],
  [UserRound, 'Representative', 'The person who speaks for the company: name, job title and mobile number.'],
  [Landmark, 'Bank details', 'Where we send your payouts. To set or change them you need a code that we email you.'],
] as const

/** What to prepare before the first form. */
export const DocumentList = () => (
  <Stack as="ul" gap="4">
    {needed.map(([Icon, name, note]) => (
      <Flex as="li" key={name} gap="4">
        <Box color="brand.fg" flexShrink="0" mt="2px" asChild>
          <Icon size={20} aria-hidden />
        </Box>
        <Box>
          <Text fontWeight="semibold">{name}</Text>
          <Text color="muted">{note}</Text>
        </Box>
      </Flex>
    ))}
  </Stack>
)
