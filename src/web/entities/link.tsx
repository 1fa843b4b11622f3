import { createLink } from '@tanstack/react-router'
import { Anchor, AnchorButton } from '#web/ui/link.tsx'

/** An inline link to a page of the portal. */
export const TextLink = createLink(Anchor)

/** A link to a page of the portal that looks like a button. */
export const LinkButton = createLink(AnchorButton)
