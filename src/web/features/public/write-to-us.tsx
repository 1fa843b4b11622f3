import { Link } from '@tanstack/react-router'
import { TextLink } from '#web/ui/link.tsx'
import { contactLink } from './public-links.ts'

/** The last line of a page of clauses. */
export const WriteToUs = () => (
  <>
    Any questions about this page?{' '}
    <TextLink asChild>
      <Link to={contactLink.to}>Write to us</Link>
    </TextLink>
    .
  </>
)
