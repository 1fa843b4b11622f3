// Page frame: header, sections and breadcrumbs. Chakra has only the parts of a breadcrumb.
import { Breadcrumb } from '@chakra-ui/react/breadcrumb'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Children, type ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  breadcrumb?: ReactNode
  badge?: ReactNode
  description?: ReactNode
  action?: ReactNode
}

export function PageHeader({ title, breadcrumb, badge, description, action }: PageHeaderProps) {
  return (
    <Stack as="header" gap="2">
      {breadcrumb}
      <HStack wrap="wrap" justify="space-between" gap="4">
        <HStack wrap="wrap" gap="3" minW="0">
          <Heading as="h1" size="lg" overflowWrap="anywhere">
            {title}
          </Heading>
          {badge}
        </HStack>
        {action && (
          <Flex wrap="wrap" gap="3">
            {action}
          </Flex>
        )}
      </HStack>
      {description && (
        <Text color="muted" maxW="prose" whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </Text>
      )}
    </Stack>
  )
}

/** A screen inside the shell: a header and its sections, with one maximum width. */
export function Screen({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <Stack gap="6" maxW="1120px" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '8' }}>
      <PageHeader {...header} />
      {children}
    </Stack>
  )
}

type SectionProps = {
  /** The id of the heading, to which links and the focus lead. */
  id: string
  title: string
  note?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A part of a screen without a frame of its own, such as one with a table. */
export const ScreenSection = ({ id, title, note, action, children }: SectionProps) => (
  <Stack as="section" gap="4" aria-labelledby={id}>
    <HStack wrap="wrap" justify="space-between" gap="3">
      <div>
        <Heading scrollMarginTop="20" id={id}>
          {title}
        </Heading>
        {note && <Text color="muted">{note}</Text>}
      </div>
      {action}
    </HStack>
    {children}
  </Stack>
)

/** Links, then the current page: `<Breadcrumbs><TextLink to="/projects" quiet>Projects</TextLink>Lumen Music</Breadcrumbs>`. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  const last = Children.count(children) - 1
  return (
    <Breadcrumb.Root aria-label="Breadcrumb">
      <Breadcrumb.List>
        {Children.map(children, (step, at) => (
          <>
            <Breadcrumb.Item {...(at === last && { color: 'ink', 'aria-current': 'page' })}>{step}</Breadcrumb.Item>
            {at < last && <Breadcrumb.Separator>/</Breadcrumb.Separator>}
          </>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  )
}
