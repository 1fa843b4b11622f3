import { chakra } from '@chakra-ui/react/styled-system'

const Root = chakra('footer', {
  base: { borderTopWidth: '1px', borderColor: 'line', color: 'muted', textStyle: 'caption' },
})
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '2',
    maxW: '1120px',
    mx: 'auto',
    px: { base: '4', md: '8' },
    py: '6',
  },
})

export function PublicFooter() {
  return (
    <Root>
      <Row>
        <p>© 2021 Open Platform</p>
        <p>Supported browsers: Chrome, Firefox, Edge and Safari.</p>
      </Row>
    </Root>
  )
}
