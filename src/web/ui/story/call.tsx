import { chakra } from '@chakra-ui/react/styled-system'

const Root = chakra('span', { base: { textStyle: 'mono', overflowWrap: 'break-word' } })
const Verb = chakra('span', { base: { color: 'brand.fg', mr: '2' } })

/** A call of the payment API, as its documentation writes it: 'POST /v1/charges'. */
export function Call({ of }: { of: string }) {
  const [verb, path] = of.split(' ')
  return (
    <Root>
      <Verb>{verb}</Verb>
      {path}
    </Root>
  )
}

/** A word of the API in running text. */
export const Code = chakra('code', { base: { textStyle: 'mono', color: 'ink', overflowWrap: 'break-word' } })
