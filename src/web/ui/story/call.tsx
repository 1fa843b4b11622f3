import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'

/** A call of the payment API, as its documentation writes it: 'POST /v1/charges'. */
export function Call({ of }: { of: string }) {
  const [verb, path] = of.split(' ')
  return (
    <Span textStyle="mono" overflowWrap="break-word">
      <Span color="brand.fg" mr="2">
        {verb}
      </Span>
      {path}
    </Span>
  )
}

/** An API term in running text. */
export const Code = chakra('code', { base: { textStyle: 'mono', color: 'ink', overflowWrap: 'break-word' } })
