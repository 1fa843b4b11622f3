import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** A titled part of a long form: `'ui:options': { sections: [...] }` of the form's uiSchema. */
export type FormSection = {
  title: string
  note?: string
  fields: readonly string[]
  /** The fields that span both columns. */
  wide?: readonly string[]
  /** Shown above the fields. */
  above?: () => ReactNode
}

export const isSections = (value: unknown): value is FormSection[] => Array.isArray(value)

type Props = Pick<ObjectFieldTemplateProps, 'properties'> & { sections: FormSection[] }

export function FormSections({ sections, properties }: Props) {
  return (
    <Stack gap="6" mb="2">
      {sections.map(({ title, note, fields, wide = [], above }) => (
        <Card key={title} title={title} note={note}>
          {above?.()}
          <Grid columnGap="6" rowGap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            {fields.map((field) => (
              <Box key={field} minW="0" gridColumn={wide.includes(field) ? '1 / -1' : undefined}>
                {properties.find(({ name }) => name === field)?.content}
              </Box>
            ))}
          </Grid>
        </Card>
      ))}
    </Stack>
  )
}
