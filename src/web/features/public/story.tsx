import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import type { CallName } from '#generated/products/direct-carrier-billing/facts.ts'

/** A section of a public page: its name at the side, its content beside it. */
export function PageSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Grid
      as="section"
      gap="6"
      columnGap="12"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
      py={{ base: '10', md: '12' }}
      borderTopWidth="1px"
      borderColor="line"
      aria-labelledby={id}
    >
      <div>
        <Heading textWrap="balance" id={id}>
          {title}
        </Heading>
        {note && (
          <Box as="p" color="muted" mt="2" maxW="380px">
            {note}
          </Box>
        )}
      </div>
      <Stack gap="5" minW="0">
        {children}
      </Stack>
    </Grid>
  )
}

/** Running text of a public page. */
export const Paragraph = chakra('p', { base: { textStyle: 'lead', maxW: 'prose', textWrap: 'pretty' } })

/** A few points, one sentence each. */
export const Points = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    textStyle: 'lead',
    maxW: 'prose',
    pl: '5',
    listStyleType: 'disc',
    '& > li::marker': { color: 'var(--op-colors-brand-fg)' },
  },
})

/** The head of a public page: a sentence and a drawing. */
export function PageHead(props: {
  eyebrow?: string
  title: string
  badge?: ReactNode
  lead: string
  drawing: ReactNode
  children?: ReactNode
}) {
  const { eyebrow, title, badge, lead, drawing, children } = props
  return (
    <Grid
      as="header"
      alignItems="center"
      columnGap="12"
      rowGap="8"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      py={{ base: '10', md: '16' }}
    >
      <div>
        {eyebrow && (
          <Text color="brand.fg" fontWeight="medium" mb="3">
            {eyebrow}
          </Text>
        )}
        <HStack wrap="wrap" gap="4">
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {badge}
        </HStack>
        <Text textStyle="lead" color="muted" mt="4" maxW="prose">
          {lead}
        </Text>
        {children}
      </div>
      <Scene>{drawing}</Scene>
    </Grid>
  )
}

const Drawing = chakra('svg', {
  base: {
    w: '100%',
    maxW: '400px',
    h: 'auto',
    mx: { base: 'auto', lg: '0' },
    justifySelf: 'end',
    color: 'line.control',
    '& [data-accent]': { stroke: 'brand.fg' },
  },
})

/** A page's own drawing, 320 by 200, with the strokes of ui/empty-state.tsx. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <Drawing
      viewBox="0 0 320 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </Drawing>
  )
}

export type Step = { name: string; text: ReactNode }

export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Grid as="ol" gap="8" columnGap="10" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      {steps.map(({ name, text }, index) => (
        <Flex as="li" gap="4" key={name}>
          <Grid
            as="span"
            placeItems="center"
            flexShrink="0"
            w="8"
            h="8"
            bg="brand.wash"
            color="brand.fg"
            borderWidth="1px"
            borderColor="brand.line"
            borderRadius="full"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            aria-hidden
          >
            {index + 1}
          </Grid>
          <div>
            <Heading as="h3" size="sm" mt="4px" mb="1">
              {name}
            </Heading>
            <Box color="muted">{text}</Box>
          </div>
        </Flex>
      ))}
    </Grid>
  )
}

/**
 * A table of facts. On narrow screens each row is a list of labelled lines, as in the portal's tables. Explicit roles:
 * browsers drop a table's semantics when its layout changes.
 */
export function FactTable(props: {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  const { caption, columns, rows } = props
  return (
    <chakra.table
      w="100%"
      textAlign="start"
      mdDown={{ display: 'block', '& > *': { display: 'block' } }}
      role="table"
      aria-label={caption}
    >
      <chakra.thead mdDown={{ srOnly: true }} role="rowgroup">
        <chakra.tr role="row">
          {columns.map((column) => (
            <chakra.th
              pr="5"
              pb="2"
              textAlign="start"
              textStyle="caption"
              fontWeight="medium"
              color="muted"
              key={column}
              role="columnheader"
              scope="col"
            >
              {column}
            </chakra.th>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are written in the source and never move.
          <FactRow key={index} columns={columns} row={row} />
        ))}
      </chakra.tbody>
    </chakra.table>
  )
}

type RowProps = { columns: readonly string[]; row: readonly ReactNode[] }

const FactRow = ({ columns, row }: RowProps) => (
  <chakra.tr
    borderTopWidth="1px"
    borderColor="line"
    verticalAlign="baseline"
    _last={{ borderBottomWidth: '1px' }}
    mdDown={{ display: 'block', py: '3' }}
    role="row"
  >
    {row.map((cell, at) => (
      <chakra.td
        py="3"
        pr="5"
        textAlign="start"
        overflowWrap="break-word"
        _first={{ fontWeight: 'medium' }}
        mdDown={{ display: 'flex', justifyContent: 'space-between', gap: '6', py: '1', pr: '0' }}
        key={columns[at]}
        role="cell"
      >
        <Span flexShrink="0" color="muted" hideFrom="md" aria-hidden>
          {columns[at]}
        </Span>
        <Span mdDown={{ minW: '0', textAlign: 'end' }}>{cell}</Span>
      </chakra.td>
    ))}
  </chakra.tr>
)

/** A call of the payment API, as its documentation writes it: 'POST /v1/charges'. */
export function Call({ of }: { of: CallName }) {
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
export const ApiTerm = chakra('code', { base: { textStyle: 'mono', color: 'ink', overflowWrap: 'break-word' } })
