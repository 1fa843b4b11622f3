import type { Environment } from '#domain/environments.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { useProductSuffix } from '#web/entities/project/use-product-suffix.ts'
import type { Read } from '#web/entities/query-state.tsx'
import { chooseProject } from '#web/stores/sandbox-keys.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ReadFailed } from '#web/ui/read-failed.tsx'

/** Links the documentation, whose samples are filled in for this project. */
export function NoCalls({ project, environment }: { project: Project; environment: Environment }) {
  const suffix = useProductSuffix(project)
  const live = environment === 'live'
  return (
    <EmptyState
      drawing="signal"
      note={
        live
          ? 'Calls made with a live key appear here.'
          : 'Copy a code sample with this project filled in, run it, and it appears here.'
      }
      action={
        suffix && (
          <LinkButton to="/api-doc/$suffix" params={{ suffix }} onClick={() => chooseProject(project.projectId)}>
            Copy a first call
          </LinkButton>
        )
      }
    >
      No calls yet.
    </EmptyState>
  )
}

/** A failure of the log, which leaves the rest of the project usable. */
export function CallsFailed({ error, isFetching, refetch }: Pick<Read<unknown>, 'error' | 'isFetching' | 'refetch'>) {
  return <ReadFailed what="calls" message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
}

/** The message of a field is more specific than the general one. */
function errorText(error: unknown) {
  const problems = isAppError(error) ? error.problems.map(({ message }) => message) : []
  return problems.length > 0 ? problems.join(' ') : messageOf(error)
}
