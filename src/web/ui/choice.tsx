// Native controls with the theme's look: Chakra's Checkbox, RadioCard and Switch run a script for each.
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'

const ChoiceInput = chakra('input', {
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    w: '4',
    h: '4',
    mt: '0.1875rem',
    flexShrink: '0',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line.control',
    cursor: 'inherit',
    _before: { content: '""', w: '0.625rem', h: '0.625rem', bg: 'brand.on', visibility: 'hidden' },
    '&[type=checkbox]': {
      borderRadius: 'sm',
      _before: { clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 20%, 82% 4%, 39% 66%)' },
    },
    '&[type=radio]': { borderRadius: 'full', _before: { w: '0.375rem', h: '0.375rem', borderRadius: 'full' } },
    '&:checked': { bg: 'brand.solid', borderColor: 'brand.solid', _before: { visibility: 'visible' } },
    '&[aria-invalid=true]': { borderColor: 'danger.fg' },
    '&:disabled': { bg: 'sunken', borderColor: 'line.strong' },
    // With forced colours, the system draws the boxes.
    _highContrast: { appearance: 'auto' },
  },
})
export function Checkbox({ children, ...rest }: Omit<ComponentProps<typeof ChoiceInput>, 'type'>) {
  return (
    <Flex as="label" gap="3" cursor="pointer" css={{ '&:has(:disabled)': { cursor: 'not-allowed', color: 'subtle' } }}>
      <ChoiceInput type="checkbox" {...rest} />
      <span>{children}</span>
    </Flex>
  )
}

const CardLabel = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'md',
    cursor: 'pointer',
    transitionProperty: 'background, border-color',
    transitionDuration: 'quick',
    '&:hover:not(:has(:disabled))': { borderColor: 'muted' },
    '&:has(:checked)': { bg: 'brand.wash', borderColor: 'brand.fg' },
    '&:has(:disabled)': { bg: 'sunken', borderColor: 'line', cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
    '& input:focus-visible': { outline: 'none' },
  },
})

export type RadioOption<V> = { value: V; label: string; description?: ReactNode; disabled?: boolean; note?: string }

const CardNote = ({ children }: { children: ReactNode }) => (
  <Span textStyle="caption" color="muted">
    {children}
  </Span>
)

type RadioCardsProps<V> = {
  id: string
  options: RadioOption<V>[]
  value: V | undefined
  onChange: (value: V) => void
  onBlur?: () => void
  'aria-labelledby': string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-required'?: boolean
}

/** Radio cards with a sentence each. A disabled option gives its reason in `note`. */
export function RadioCards<V extends string | number>({
  id,
  options,
  value,
  onChange,
  onBlur,
  ...aria
}: RadioCardsProps<V>) {
  return (
    <Grid
      gap="3"
      templateColumns="repeat(auto-fit, minmax(220px, 1fr))"
      css={{ '&[aria-invalid=true] > label': { borderColor: 'danger.fg' } }}
      role="radiogroup"
      id={id}
      onBlur={onBlur}
      {...aria}
    >
      {options.map((option, at) => (
        <CardLabel key={option.value}>
          <ChoiceInput
            type="radio"
            id={`${id}-${at}`}
            name={id}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <Stack as="span" gap="1" minW="0">
            <Span fontWeight="medium">{option.label}</Span>
            {option.description && <CardNote>{option.description}</CardNote>}
            {option.note && <CardNote>{option.note}</CardNote>}
          </Stack>
        </CardLabel>
      ))}
    </Grid>
  )
}

type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Labels of both positions, for a switch between two things rather than on and off. */
  sides?: [off: string, on: string]
  disabledReason?: string
}

export function Switch({ label, checked, onChange, sides, disabledReason }: SwitchProps) {
  const track = (
    <chakra.button
      position="relative"
      w="10"
      h="6"
      borderRadius="full"
      bg="line.control"
      cursor="pointer"
      transitionProperty="background"
      transitionDuration="quick"
      _before={{
        content: '""',
        position: 'absolute',
        top: '0.1875rem',
        left: '0.1875rem',
        w: '1.125rem',
        h: '1.125rem',
        borderRadius: 'full',
        bg: 'surface',
        transitionProperty: 'transform',
        transitionDuration: 'quick',
      }}
      css={{
        '&:focus-visible': { borderRadius: 'full' },
        '&[aria-checked=true]': { bg: 'brand.solid', _before: { transform: 'translateX(1rem)' } },
        '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: '0.5' },
        // Forced colours would give track and thumb the same background.
        _highContrast: {
          borderWidth: '1px',
          _before: { top: '0.125rem', left: '0.125rem', bg: 'ButtonText' },
        },
      }}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-disabled={disabledReason ? true : undefined}
      onClick={() => !disabledReason && onChange(!checked)}
    />
  )
  return (
    <Flex as="span" inline wrap="wrap" align="center" columnGap="3">
      {sides && <Side on={!checked}>{sides[0]}</Side>}
      <Tooltip text={disabledReason}>{track}</Tooltip>
      {sides && <Side on={checked}>{sides[1]}</Side>}
    </Flex>
  )
}

const Side = ({ on, children }: { on: boolean; children: string }) => (
  <Span color={on ? 'ink' : 'muted'} fontWeight={on ? 'medium' : 'normal'}>
    {children}
  </Span>
)
