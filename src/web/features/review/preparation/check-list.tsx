import { chakra } from '@chakra-ui/react/styled-system'
import { Circle, CircleCheck } from 'lucide-react'
import { problems } from '#domain/problems.ts'
import { stepOf } from '#domain/workflow.ts'
import { needs, type ReviewFacts } from '#domain/workflow-needs.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    '& > svg': { mt: '3px', flexShrink: '0', color: 'subtle' },
    '&[data-done=true] > svg': { color: 'live.fg' },
  },
})
const Lacks = chakra('span', { base: { display: 'block', color: 'muted', textStyle: 'caption' } })

/** What the workflow asks before it takes the handover: the very rules that decide on the button. */
export function CheckList({ facts }: { facts: ReviewFacts }) {
  return (
    <List>
      {stepOf('hand-over').needs.map((name) => {
        const need = needs[name]
        const done = need.holds(facts)
        const Icon = done ? CircleCheck : Circle
        return (
          <Item key={name} data-done={done}>
            <Icon size={16} aria-hidden />
            <span>
              {capital(need.words)}
              <VisuallyHidden>: {done ? 'done' : 'missing'}</VisuallyHidden>
              {!done && <Lacks>{problems[need.problem].message}</Lacks>}
            </span>
          </Item>
        )
      })}
    </List>
  )
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
