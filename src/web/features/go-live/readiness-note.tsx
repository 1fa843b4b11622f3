import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useGetReadiness } from '#generated/portal/client/readiness.ts'
import { ReadinessScore } from '#web/entities/readiness/readiness-checklist.tsx'

/** How ready the project is. An application with open items can be submitted. */
export function ReadinessNote({ projectId }: { projectId: string }) {
  const { data } = useGetReadiness(projectId)
  // As high without the answer, so that the buttons below do not move.
  return (
    <Stack gap="2" minH="28" mt="6">
      {data && (
        <>
          <Text fontWeight="semibold">Readiness</Text>
          <ReadinessScore readiness={data} />
          {data.score < 100 && (
            <Text color="muted">You can submit with open items; the reviewers see them. The Overview lists them.</Text>
          )}
        </>
      )}
    </Stack>
  )
}
