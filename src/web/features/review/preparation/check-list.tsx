import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Circle, CircleCheck } from 'lucide-react'
import { capitalize } from '#domain/capitalize.ts'
import { stepOf } from '#domain/workflow.ts'
import { needs, type ReviewFacts } from '#domain/workflow-needs.ts'
import { problemMessages } from '#generated/problem-messages.ts'

/** The conditions of the handover, evaluated with the workflow's rules. */
export function CheckList({ facts }: { facts: ReviewFacts }) {
  return (
    <Stack as="ul" gap="2">
      {stepOf('hand-over').needs.map((name) => {
        const need = needs[name]
        const done = need.holds(facts)
        const Icon = done ? CircleCheck : Circle
        return (
          <Flex
            as="li"
            gap="3"
            css={{ '& > svg': { mt: '3px', flexShrink: '0', color: done ? 'live.fg' : 'subtle' } }}
            key={name}
          >
            <Icon size={16} aria-hidden />
            <span>
              {capitalize(need.label)}
              <VisuallyHidden>: {done ? 'done' : 'missing'}</VisuallyHidden>
              {!done && (
                <Span display="block" color="muted" textStyle="caption">
                  {problemMessages[need.problem]}
                </Span>
              )}
            </span>
          </Flex>
        )
      })}
    </Stack>
  )
}
