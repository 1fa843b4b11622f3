import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { pageMessages } from '#domain/page-messages.ts'
import { LinkButton } from '#web/ui/link.tsx'

const Root = chakra('aside', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    p: '6',
    bg: 'brand.wash',
    borderWidth: '1px',
    borderColor: 'brand.line',
    borderRadius: 'lg',
  },
})
const Question = chakra('h2', { base: { textStyle: 'title', textWrap: 'balance' } })

export function CallToAction() {
  return (
    <Root aria-label="Sign up">
      <Question>{pageMessages.article.callToAction}</Question>
      <LinkButton asChild>
        <Link to="/signup">{pageMessages.article.toSignUp}</Link>
      </LinkButton>
    </Root>
  )
}
