import { Stack } from '@chakra-ui/react/stack'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { http } from '#web/api/http.ts'
import { Code } from '#web/ui/code.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { PageHeader } from '#web/ui/screen.tsx'

interface Version {
  version: string
  /** Like `node`, only in answers to the internal network. */
  database?: string
  node?: string
}

/** The running version. It serves operators and is not part of the contract, so there is no generated hook. */
export const versionQuery = queryOptions({ queryKey: ['/version'], queryFn: () => http<Version>('/version') })

const databases: Record<string, string> = { embedded: 'Embedded', postgres: 'PostgreSQL' }

export function VersionScreen() {
  const { version, database, node } = useSuspenseQuery(versionQuery).data
  const facts: [string, ReactNode][] = [['Open Platform portal', <Code key="version">{version}</Code>]]
  if (database) facts.push(['Database', databases[database] ?? database])
  if (node) facts.push(['Runtime', `Node.js ${node}`])
  return (
    <Stack gap="6" py="10">
      <PageHeader title="Version" description="What is running here. Quote it when you report a problem." />
      <DescriptionList items={facts} />
    </Stack>
  )
}
