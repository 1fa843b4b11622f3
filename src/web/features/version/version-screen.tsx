import { Stack } from '@chakra-ui/react/stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { versionQueries } from '#web/api/version-queries.ts'
import { Code } from '#web/ui/code.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { PageHeader } from '#web/ui/screen.tsx'

const databases: Record<string, string> = { embedded: 'Embedded', postgres: 'PostgreSQL' }

export function VersionScreen() {
  const { version, database, node } = useSuspenseQuery(versionQueries.current()).data
  return (
    <Stack gap="6" py="10">
      <PageHeader title="Version" description="What is running here. Quote it when you report a problem." />
      <DescriptionList
        items={[
          ['Open Platform portal', <Code key="version">{version}</Code>],
          ['Database', databases[database] ?? database],
          ['Runtime', `Node.js ${node}`],
        ]}
      />
    </Stack>
  )
}
