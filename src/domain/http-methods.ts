/** The methods of operations in the order of OpenAPI, without TRACE, which neither the servers here nor browsers answer. */
export const httpMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const
export type HttpMethod = (typeof httpMethods)[number]
