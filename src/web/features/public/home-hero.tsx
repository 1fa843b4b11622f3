import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { messages } from '#domain/messages.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { exchange } from './facts.ts'

const Code = chakra('pre', {
  base: { textStyle: 'mono', px: '5', py: '4', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'muted' },
})

const indented = (body: object) => JSON.stringify(body, null, 2)

/** A charge, as a developer sees it. */
function Exchange() {
  return (
    <Box as="figure" layerStyle="card" overflow="hidden" aria-label="A charge and its answer">
      <Flex wrap="wrap" gap="3" px="5" py="3" bg="sunken" borderColor="line" _notFirst={{ borderTopWidth: '1px' }}>
        <Span textStyle="mono" color="brand.fg">
          POST
        </Span>
        <Span textStyle="mono">/v1/charges</Span>
      </Flex>
      <Code>{indented(exchange.request)}</Code>
      <Flex wrap="wrap" gap="3" px="5" py="3" bg="sunken" borderColor="line" _notFirst={{ borderTopWidth: '1px' }}>
        <Span textStyle="mono" color="live.fg">
          200
        </Span>
        <Span textStyle="mono">OK</Span>
      </Flex>
      <Code>{indented(exchange.answer)}</Code>
    </Box>
  )
}

/** The offer, beside a request and its answer. */
export function Hero({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <Grid
      as="section"
      alignItems="center"
      gap={{ base: '10', md: '12' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 10fr)' }}
      py={{ base: '10', md: '12' }}
    >
      <div>
        <Heading as="h1" size="xl">
          Charge to the phone bill with one API call.
        </Heading>
        <Text textStyle="lead" color="muted" mt="4" maxW="480px">
          Sell to the subscribers of Singtel, AIS and Globe without card or account: they confirm with a code, the
          operator bills them, and your share is paid out to you.
        </Text>
        <Flex wrap="wrap" gap="3" mt="8" minH="12">
          {isLoggedIn ? (
            <LinkButton to="/post-login" size="lg">
              Dashboard
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/signup" size="lg">
                Sign up
              </LinkButton>
              <LinkButton to="/signin" size="lg" variant="secondary">
                Sign IN
              </LinkButton>
            </>
          )}
        </Flex>
        <Text textStyle="caption" color="muted" mt="4">
          {messages.projects.sandboxIsFree}
        </Text>
      </div>
      <Exchange />
    </Grid>
  )
}
