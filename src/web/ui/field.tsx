import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0', scrollMarginBlock: '64px 16px' },
})
const labelStyle = { base: { fontWeight: 'medium', color: 'ink', textStyle: 'body' } } as const
const Label = chakra('label', labelStyle)
const GroupLabel = chakra('span', labelStyle)
const Optional = chakra('span', { base: { color: 'subtle', fontWeight: 'normal' } })
const Foot = chakra('div', { base: { minH: '17px' } })
const Help = chakra('p', { base: { textStyle: 'caption', color: 'muted' } })
const Problem = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'caption',
    color: 'danger.fg',
    '& svg': { mt: '1px', flexShrink: '0' },
  },
})

/** The ids follow rjsf's, so that one field component serves its forms and the few controls outside of them. */
export const fieldIds = (id: string) => ({ label: `${id}__label`, help: `${id}__help`, error: `${id}__error` })

/** What a control needs to be tied to its field's words: spread it on the control. */
export function fieldControl({ id, help, error, required }: Pick<FieldProps, 'id' | 'help' | 'error' | 'required'>) {
  const ids = fieldIds(id)
  const described = error ? ids.error : help && ids.help
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

export type FieldProps = {
  id: string
  /** None for a checkbox, which carries its own words. */
  label?: ReactNode
  help?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** A group of controls (radio cards) is named by the label but cannot be its target. */
  group?: boolean
  children: ReactNode
}

/** Label above, help below. The error takes the help's line, which is kept free for it: nothing moves to make a point. */
export function Field({ id, label, help, error, required, group, children }: FieldProps) {
  const ids = fieldIds(id)
  const words = (
    <>
      {label}
      {required === false && <Optional> (optional)</Optional>}
    </>
  )
  return (
    <Stack data-field={id}>
      {label && group && <GroupLabel id={ids.label}>{words}</GroupLabel>}
      {label && !group && (
        <Label id={ids.label} htmlFor={id}>
          {words}
        </Label>
      )}
      {children}
      <Foot>
        {error ? (
          <Problem id={ids.error} role="alert">
            <CircleAlert size={14} aria-hidden />
            <span>{error}</span>
          </Problem>
        ) : (
          help && <Help id={ids.help}>{help}</Help>
        )}
      </Foot>
    </Stack>
  )
}
