import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { Card } from '#web/ui/card.tsx'

/** A part of a long form under a name of its own: `'ui:options': { sections: [...] }` of the form's uiSchema. */
export type FormSection = {
  title: string
  note?: string
  fields: readonly string[]
  /** Of these the ones that need both columns. */
  wide?: readonly string[]
}

export const isSections = (value: unknown): value is FormSection[] => Array.isArray(value)

type Props = Pick<ObjectFieldTemplateProps, 'properties'> & { sections: FormSection[] }

export function FormSections({ sections, properties }: Props) {
  return (
    <Stack gap="6" mb="3">
      {sections.map(({ title, note, fields, wide = [] }) => (
        <Card key={title} title={title} note={note}>
          <Grid columnGap="6" rowGap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            {fields.map((field) => (
              <Box
                minW="0"
                css={{ '&[data-wide=true]': { gridColumn: '1 / -1' } }}
                key={field}
                data-wide={wide.includes(field)}
              >
                {properties.find(({ name }) => name === field)?.content}
              </Box>
            ))}
          </Grid>
        </Card>
      ))}
    </Stack>
  )
}
