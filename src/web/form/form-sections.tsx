import { chakra } from '@chakra-ui/react/styled-system'
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

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', mb: '3' } })
const Fields = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Place = chakra('div', { base: { minW: '0', '&[data-wide=true]': { gridColumn: '1 / -1' } } })

export const isSections = (value: unknown): value is FormSection[] => Array.isArray(value)

type Props = Pick<ObjectFieldTemplateProps, 'properties'> & { sections: FormSection[] }

export function FormSections({ sections, properties }: Props) {
  return (
    <Stack>
      {sections.map(({ title, note, fields, wide = [] }) => (
        <Card key={title} title={title} note={note}>
          <Fields>
            {fields.map((field) => (
              <Place key={field} data-wide={wide.includes(field)}>
                {properties.find(({ name }) => name === field)?.content}
              </Place>
            ))}
          </Fields>
        </Card>
      ))}
    </Stack>
  )
}
