import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter } from '@tanstack/react-router'
import createDOMPurify from 'dompurify'
import { useMemo } from 'react'

const inset = { borderWidth: '1px', borderColor: 'line', borderRadius: 'md' }

const Prose = chakra('div', {
  base: {
    textStyle: 'lead',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '4' },
    '& h2': { textStyle: 'title', mt: '10', scrollMarginTop: '6' },
    '& h3': { fontWeight: 'semibold', mt: '8' },
    '& ul': { listStyle: 'disc', pl: '6' },
    '& ol': { listStyle: 'decimal', pl: '6' },
    '& li + li': { mt: '2' },
    '& li::marker': { color: 'subtle' },
    '& a': {
      color: 'brand.fg',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
    '& blockquote': { borderLeftWidth: '2px', borderColor: 'brand.line', pl: '4', color: 'muted' },
    '& strong': { fontWeight: 'semibold' },
    '& code': { textStyle: 'mono', bg: 'sunken', borderRadius: 'sm', px: '1', py: '0.5' },
    '& pre': { ...inset, bg: 'sunken', overflowX: 'auto' },
    '& pre code': {
      display: 'block',
      bg: 'transparent',
      p: '4',
      textStyle: 'body',
      fontFamily: 'mono',
      w: 'max-content',
      minW: '100%',
    },
    '& .wide': { ...inset, overflowX: 'auto' },
    '& table': { w: '100%', borderCollapse: 'collapse', textStyle: 'body' },
    '& th': { textAlign: 'left', fontWeight: 'medium', color: 'muted', bg: 'sunken' },
    '& th, & td': { px: '4', py: '2', verticalAlign: 'top', overflowWrap: 'normal', minW: '96px' },
    '& tr + tr td, & thead + tbody td': { borderTopWidth: '1px', borderColor: 'line' },
    // The last column mostly holds sentences. A table that scrolls sideways is easier to read than one of narrow cells.
    '& td:last-child': { minW: '200px' },
    '& td code': { whiteSpace: 'nowrap' },
  },
})

/** The sanitised HTML. The router follows links within the portal, without a reload. */
export function ArticleBody({ html }: { html: string }) {
  const { history } = useRouter()
  const safe = useMemo(() => cleanHtml(html), [html])
  const listen = (prose: HTMLElement | null) => {
    const follow = (event: MouseEvent) => {
      const href = hrefInside(event)
      if (!href) return
      event.preventDefault()
      history.push(href)
    }
    prose?.addEventListener('click', follow)
    return () => prose?.removeEventListener('click', follow)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server or the build, and by cleanHtml in the browser
  return <Prose ref={listen} dangerouslySetInnerHTML={{ __html: safe }} />
}

/** The target of a plain click on a link to a page of the portal. The router does not know files, such as the reference as Markdown. */
function hrefInside(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPage = link?.host === window.location.host && !/\.\w+$/.test(link.pathname)
  return isPage ? `${link.pathname}${link.search}${link.hash}` : undefined
}

// A second sanitiser, in case the server's missed something. It allows all that the server allows.
const allowed = {
  ALLOWED_TAGS: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'pre', 'div'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'strong', 'em', 's', 'code', 'br', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'rel', 'tabindex', 'class', 'role', 'aria-label', 'id', 'src', 'alt', 'start'],
  ALLOW_DATA_ATTR: false,
  // These attributes are not URLs.
  ADD_URI_SAFE_ATTR: ['rel', 'start', 'tabindex'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?!\/)|#)/i,
}

const purifier = import.meta.env.SSR ? undefined : createDOMPurify(window)

/**
 * Prerendering has no DOM, so it keeps the server's HTML. tests/articles.test.ts proves that nothing would be removed.
 */
export function cleanHtml(html: string): string {
  return purifier ? purifier.sanitize(html, allowed) : html
}
