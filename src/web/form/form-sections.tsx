import { chakra } from '@chakra-ui/react/styled-system'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { Card } from '#web/ui/card.tsx'

/** A part of a long form under a name of its own: `'ui:options': { sections: [...] }` of the form's uiSchema. */
export type FormSection = { title: string; note?: string; fields: readonly string[] }

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })
const Fields = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const isSections = (value: unknown): value is FormSection[] => Array.isArray(value)

type Props = Pick<ObjectFieldTemplateProps, 'properties'> & { sections: FormSection[] }

export function FormSections({ sections, properties }: Props) {
  return (
    <Stack>
      {sections.map(({ title, note, fields }) => (
        <Card key={title} title={title} note={note}>
          <Fields>{properties.filter(({ name }) => fields.includes(name)).map(({ content }) => content)}</Fields>
        </Card>
      ))}
    </Stack>
  )
}
