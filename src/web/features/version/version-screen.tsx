import { Stack } from '@chakra-ui/react/stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Code } from '#web/ui/code.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { PageHeader } from '#web/ui/screen.tsx'
import { versionQuery } from './version-query.ts'

const databases: Record<string, string> = { embedded: 'Embedded', postgres: 'PostgreSQL' }

export function VersionScreen() {
  const { version, database, node } = useSuspenseQuery(versionQuery).data
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
