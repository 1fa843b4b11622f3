// Chakra's disabled button is not focusable, so its reason could not be read.
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonRecipe } from '#web/theme/recipes/button.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

const Root = chakra('button', buttonRecipe)

export type ButtonProps = ComponentProps<typeof Root> & {
  loading?: boolean
  /** Disables the button and explains why, in a tooltip and to screen readers. */
  disabledReason?: string
}

/** `aria-disabled` instead of `disabled`: the button stays focusable, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { loading, disabledReason, disabled, type = 'button', onClick, children, ...rest } = props
  const inert = Boolean(disabled || loading || disabledReason)
  const click = (event: MouseEvent<HTMLButtonElement>) => (inert ? event.preventDefault() : onClick?.(event))
  const button = (
    <Root type={type} aria-disabled={inert || undefined} aria-busy={loading || undefined} onClick={click} {...rest}>
      {loading && <Spinner size={16} />}
      {children}
    </Root>
  )
  // Also without a reason at the moment: the button keeps its element, and with it the focus.
  return 'disabledReason' in props ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}

/** An icon button requires `label`. */
export function IconButton({
  label,
  children,
  ...rest
}: Omit<ButtonProps, 'aria-label'> & { label: string; children: ReactNode }) {
  return (
    <Button variant="ghost" size="icon" {...rest} aria-label={label}>
      {children}
    </Button>
  )
}
