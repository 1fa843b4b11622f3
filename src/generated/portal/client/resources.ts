// Generated from openapi/portal/resources.yaml. Do not edit: change the specification and run `npm run generate`.
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Article
} from '../model/article.ts';

import type {
  ArticleRow
} from '../model/articleRow.ts';

import type {
  SearchArticlesParams
} from '../model/searchArticlesParams.ts';

import { http } from '#web/api/http.ts';
import type { ErrorType } from '#web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getSearchArticlesUrl = (params: SearchArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/resources/search?${stringifiedParams}` : `/portal/resources/search`
}

/**
 * Articles whose name, summary, category or body hold every word, best first, at most 30; 'video' finds the articles with
 * one. The typed title ranks first, then titles with every word, then summaries and categories. Inflected forms match
 * ('refunds' finds 'refunded'), and the last word may be a prefix. Of the articles with matches only in the body, the
 * newest 1000 are ranked. Matches are marked in pieces of plain text.
 * @summary Search articles
 */
export const searchArticles = async (params: SearchArticlesParams, options?: Parameters<typeof http>[1]): Promise<ArticleRow[]> => {

  return http<ArticleRow[]>(getSearchArticlesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchArticlesQueryKey = (params?: SearchArticlesParams,) => {
    return [
    `/portal/resources/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchArticlesQueryOptions = <TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchArticles>>> = () => searchArticles(params, requestOptions);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}



export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(
 params: SearchArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchArticles>>,
          TError,
          Awaited<ReturnType<typeof searchArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchArticles>>,
          TError,
          Awaited<ReturnType<typeof searchArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search articles
 */

export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchArticlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchArticlesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchArticles>>> = () => searchArticles(params, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(
 params: SearchArticlesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search articles
 */

export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<unknown>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchArticlesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetArticleUrl = (articleId: string,) => {




  return `/portal/resources/content/${encodeURIComponent(String(articleId))}`
}

/**
 * The article with its body as sanitised HTML.
 * @summary Read an article
 */
export const getArticle = async (articleId: string, options?: Parameters<typeof http>[1]): Promise<Article> => {

  return http<Article>(getGetArticleUrl(articleId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetArticleQueryKey = (articleId: string,) => {
    return [
    `/portal/resources/content/${articleId}`
    ] as const;
    }


export const getGetArticleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(articleId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleQueryKey(articleId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = () => getArticle(articleId, requestOptions);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}



export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
 articleId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
 articleId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
 articleId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an article
 */

export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
 articleId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleSuspenseQueryOptions(articleId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






