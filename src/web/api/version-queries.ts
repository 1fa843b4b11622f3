// What is running. It belongs to whoever operates the server and is not part of the contract.
import { queryOptions } from '@tanstack/react-query'
import { http } from './http.ts'

interface Version {
  version: string
  database: string
  node: string
}

export const versionQueries = {
  current: () =>
    queryOptions({
      queryKey: ['/version'],
      queryFn: () => http<Version>('/version'),
    }),
}
