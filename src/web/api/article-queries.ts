// Articles, and what a search for them finds.
import { queryOptions } from '@tanstack/react-query'
import {
  getArticle,
  getGetArticleQueryKey,
  getSearchArticlesQueryKey,
  searchArticles,
} from '#generated/portal/client/resources.ts'

export const articleQueries = {
  content: (id: string) =>
    queryOptions({
      queryKey: getGetArticleQueryKey(id),
      queryFn: () => getArticle(id),
    }),
  search: (keyword: string) =>
    queryOptions({
      queryKey: getSearchArticlesQueryKey({ keyword }),
      queryFn: () => searchArticles({ keyword }),
    }),
}
