// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
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
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  GetArticle200
} from '../model/getArticle200.ts';

import type {
  GetArticleParams
} from '../model/getArticleParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  SearchArticles200
} from '../model/searchArticles200.ts';

import type {
  SearchArticlesParams
} from '../model/searchArticlesParams.ts';

import type {
  ServerErrorResponse
} from '../model/serverErrorResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

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
 * Articles whose name, summary or body hold every word, best first, at most 30. Inflected forms count ('refunds' finds
 * 'refunded'), and the last word may be a beginning. Of those that hold the words in their body alone the newest 1000 are
 * weighed. What was found is marked in pieces of text, never in HTML.
 * @summary Search articles
 */
export const searchArticles = async (params: SearchArticlesParams, options?: Parameters<typeof http>[1]): Promise<SearchArticles200> => {

  return http<SearchArticles200>(getSearchArticlesUrl(params),
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


export const getSearchArticlesQueryOptions = <TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchArticles>>> = ({ signal }) => searchArticles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof searchArticles>>>
export type SearchArticlesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchArticles>>,
          TError,
          Awaited<ReturnType<typeof searchArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchArticles>>,
          TError,
          Awaited<ReturnType<typeof searchArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search articles
 */

export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchArticlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchArticlesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchArticles>>> = ({ signal }) => searchArticles(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchArticlesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchArticles>>>
export type SearchArticlesSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search articles
 */

export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchArticlesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetArticleUrl = (articleId: string,
    params?: GetArticleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/portal/resources/content/${encodeURIComponent(String(articleId))}?${stringifiedParams}` : `/portal/resources/content/${encodeURIComponent(String(articleId))}`
}

/**
 * The article with its body as sanitised HTML.
 * @summary Read an article
 */
export const getArticle = async (articleId: string,
    params?: GetArticleParams, options?: Parameters<typeof http>[1]): Promise<GetArticle200> => {

  return http<GetArticle200>(getGetArticleUrl(articleId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetArticleQueryKey = (articleId: string,
    params?: GetArticleParams,) => {
    return [
    `/portal/resources/content/${articleId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetArticleQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(articleId: string,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleQueryKey(articleId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = ({ signal }) => getArticle(articleId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: articleId !== null && articleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleQueryResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
export type GetArticleQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 articleId: string,
    params: undefined |  GetArticleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 articleId: string,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 articleId: string,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an article
 */

export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 articleId: string,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleQueryOptions(articleId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetArticleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(articleId: string,
    params?: GetArticleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleQueryKey(articleId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = ({ signal }) => getArticle(articleId,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetArticleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
export type GetArticleSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 articleId: string,
    params: undefined |  GetArticleParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 articleId: string,
    params?: GetArticleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 articleId: string,
    params?: GetArticleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an article
 */

export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 articleId: string,
    params?: GetArticleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleSuspenseQueryOptions(articleId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






