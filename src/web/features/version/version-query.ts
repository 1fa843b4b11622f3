import { queryOptions } from '@tanstack/react-query'
import { http } from '#web/api/http.ts'

interface Version {
  version: string
  /** These two only in the internal network. */
  database?: string
  node?: string
}

/** The running version. It serves operators and is not part of the contract, so there is no generated hook. */
export const versionQuery = queryOptions({ queryKey: ['/version'], queryFn: () => http<Version>('/version') })
