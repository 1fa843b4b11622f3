import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useGetArticleSuspense } from '#generated/portal/client/resources.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { TextLink } from '#web/ui/link.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleMedia } from './article-media.tsx'
import { CallToAction } from './call-to-action.tsx'

const Root = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8',
    w: '100%',
    maxW: '720px',
    mx: 'auto',
    py: { base: '8', md: '12' },
  },
})
const Head = chakra('header', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Category = chakra('p', { base: { color: 'brand.fg', fontWeight: 'medium' } })
const Name = chakra('h1', { base: { textStyle: { base: 'heading', md: 'display' }, textWrap: 'balance' } })
const Summary = chakra('p', { base: { textStyle: 'lead', color: 'muted' } })
const Up = chakra('p', { base: { '& svg': { display: 'inline', verticalAlign: '-2px', mr: '1' } } })

export function ArticlePage({ id }: { id: string }) {
  const { data: article } = useGetArticleSuspense(id)
  return (
    <Root>
      <Head>
        <Category>{article.category}</Category>
        <Name>{article.name}</Name>
        <Summary>{article.summary}</Summary>
      </Head>
      <ArticleMedia {...article} />
      <ArticleBody html={article.body} />
      <Up>
        <TextLink href="#main" onClick={toTop}>
          <ArrowUp size={16} aria-hidden />
          Back to Top
        </TextLink>
      </Up>
      <CallToAction />
    </Root>
  )
}

/** Also for those who read with the ears or the keyboard: they go on from the heading. */
function toTop(event: MouseEvent) {
  event.preventDefault()
  window.scrollTo({ top: 0 })
  focusHeading()
}
