import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { getGetArticleSuspenseQueryOptions } from '#generated/portal/client/resources.ts'
import { AppError, isAppError } from '#web/api/errors.ts'

/** Loads an article by id, and redirects a wrong slug to the right one. */
export async function openArticle(queryClient: QueryClient, { id, articleSlug }: { id: string; articleSlug: string }) {
  const article = await queryClient.ensureQueryData(getGetArticleSuspenseQueryOptions(id)).catch(asMissing)
  if (article.slug === articleSlug) return article
  throw redirect({ to: '/article/$id/$articleSlug', params: { id, articleSlug: article.slug }, replace: true })
}

/** Unknown and invalid ids both show the not-found page. */
function asMissing(error: unknown): never {
  if (isAppError(error) && error.status === 400) {
    throw new AppError({ kind: 'APPLICATION_ERROR', message: error.message, status: 404 })
  }
  throw error
}
