// Label, help and error of rjsf's fields: Chakra's Field would keep a second state of each.
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { fieldIds } from '#docs/model/field-control.ts'

export type FieldProps = {
  id: string
  /** Undefined for a checkbox, which has its own label. */
  label?: ReactNode
  help?: ReactNode
  error?: ReactNode
  required?: boolean
  /** A group of controls (radio cards) is named by the label but cannot be its target. */
  group?: boolean
  children: ReactNode
}

/** Label above, help below. The error replaces the help, in reserved space, so that nothing shifts. */
export function Field({ id, label, help, error, required, group, children }: FieldProps) {
  const ids = fieldIds(id)
  return (
    <Stack gap="2" minW="0" scrollMarginBlock="64px 16px" data-field={id}>
      {label && (
        <chakra.label
          as={group ? 'span' : 'label'}
          fontWeight="medium"
          color="ink"
          textStyle="body"
          id={ids.label}
          htmlFor={group ? undefined : id}
        >
          {label}
          {required === false && (
            <Span color="subtle" fontWeight="normal">
              {' '}
              (optional)
            </Span>
          )}
        </chakra.label>
      )}
      {children}
      <Box minH="17px">
        {error ? (
          <Flex
            as="p"
            gap="2"
            textStyle="caption"
            color="danger.fg"
            css={{ '& svg': { mt: '1px', flexShrink: '0' } }}
            id={ids.error}
            role="alert"
          >
            <CircleAlert size={14} aria-hidden />
            <Span whiteSpace="pre-line">{error}</Span>
          </Flex>
        ) : (
          help && (
            <Text textStyle="caption" color="muted" id={ids.help}>
              {help}
            </Text>
          )
        )}
      </Box>
    </Stack>
  )
}
