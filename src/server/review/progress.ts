import type { ReviewProgress } from '#domain/review-clock.ts'
import type { Db } from '#server/db/database.ts'
import { type Clock, progressOfProject } from '#server/presenters/progress.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import type { Project } from '#server/repositories/projects.ts'
import * as reviewMoves from '#server/repositories/review-moves.ts'

/** Where the last application of each project stands. */
export async function readProgress(
  db: Db,
  projects: readonly Project[],
  clock: Clock,
): Promise<Map<string, ReviewProgress>> {
  if (projects.length === 0) return new Map()
  const ids = projects.map(({ id }) => id)
  const [moves, providers] = await Promise.all([
    reviewMoves.listOfProjects(db, ids),
    projectProviders.listOfProjects(db, ids),
  ])
  return new Map(
    projects.map((project) => {
      const application = { project, providers: providers.get(project.id) ?? [], moves: moves.get(project.id) ?? [] }
      return [project.id, progressOfProject(application, clock)]
    }),
  )
}
