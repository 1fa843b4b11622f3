import { chakra } from '@chakra-ui/react/styled-system'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const Place = chakra('div', { base: { mb: '6' } })
const Way = chakra('div', { base: { mt: '3' } })

/**
 * Submitted, or suspended, elsewhere while something was typed here. It leaves the focus and the words where they are: the
 * person may be in the middle of one, and may want to copy them.
 */
export function Overtaken({ problem, onClose }: { problem: unknown; onClose: () => void }) {
  return (
    <Place>
      <Alert kind="error" title={messageOf(problem)}>
        What you type here cannot be saved any more.
        <Way>
          <Button size="sm" onClick={onClose}>
            Back to the project
          </Button>
        </Way>
      </Alert>
    </Place>
  )
}
