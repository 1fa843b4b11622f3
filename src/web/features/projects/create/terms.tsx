import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Button } from '#web/ui/button.tsx'
import { focusStep } from '#web/ui/focus-heading.ts'

// A partner agrees to these terms before there is a project; the contract for live traffic follows with Go Live.
const clauses: [name: string, text: string][] = [
  [
    'The sandbox is for testing',
    'Sandbox calls reach simulated subscribers only. No one is charged and no one is paid.',
  ],
  [
    'Your keys are yours to guard',
    'Keep keys on your servers, never in an app or a web page. Revoke a key that may have leaked.',
  ],
  [
    'Real people stay out of tests',
    'Use the numbers of the documentation. Do not send the number or the message of a person who has not agreed to it.',
  ],
  [
    'Some services are not accepted',
    'Adult or erotic content, lotteries or gambling, betting tips, donations and loan services cannot be billed through the platform.',
  ],
  [
    'Going live is a separate step',
    'It needs your company, bank and contact details, a technical test and an approval. Live prices and payouts are those of the rate card.',
  ],
  [
    'We may limit or stop access',
    'Traffic that harms the platform or its subscribers can be limited at once. You are told why and what puts it right.',
  ],
  [
    'Call records are kept',
    'We keep records of API calls for billing, support and security, and show you those of your own projects.',
  ],
]

type Props = {
  /** Whether the user has come back from the next step. The first time, the dialog chooses where the focus starts. */
  again: boolean
  onAgree: () => void
  onDisagree: () => void
}

export function Terms({ again, onAgree, onDisagree }: Props) {
  return (
    <Stack gap="6">
      <div>
        <Heading ref={again ? focusStep : undefined} as="h3" size="lg">
          Terms and conditions
        </Heading>
        <Text color="muted">Please read these before you create a project.</Text>
      </div>
      <Box p={{ base: '4', md: '6' }} bg="surface" borderWidth="1px" borderColor="line" borderRadius="lg">
        <Stack as="ol" gap="4" pl="5" listStyleType="decimal">
          {clauses.map(([name, text]) => (
            <li key={name}>
              <Box as="strong" display="block" fontWeight="semibold">
                {name}
              </Box>
              {text}
            </li>
          ))}
        </Stack>
      </Box>
      {/* In reach without scrolling, also where the window is lower than the terms. */}
      <Flex
        gap="3"
        position="sticky"
        bottom={{ base: '-6', md: '-12' }}
        mb={{ base: '-6', md: '-12' }}
        py="4"
        bg="page"
        borderTopWidth="1px"
        borderColor="line"
      >
        <Button onClick={onAgree}>Agree</Button>
        <Button variant="secondary" onClick={onDisagree}>
          Disagree
        </Button>
      </Flex>
    </Stack>
  )
}
