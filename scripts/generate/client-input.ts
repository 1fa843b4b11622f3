import { type Document, methods, type PathItem, resolve } from './openapi.ts'

/** Stands behind a path that exists only so that an operation can be there twice; `tidyPaths` takes it away again. */
const mark = '#with-file'

/**
 * Orval writes one function per operation, and a useless one where the body has two content types. Those operations get
 * a second function, named ...WithFile, for the multipart body.
 */
export function splitContentTypes<T extends object>(specification: T): T {
  const document = specification as unknown as Document
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
      const twin = twinOf(document, item)
      return twin
        ? [
            [path, onlyType(document, item, json)],
            [path + mark, twin],
          ]
        : [[path, item]]
    }),
  )
  return { ...specification, paths }
}

export const tidyPaths = (code: string) => code.replaceAll(mark, '')

const json = 'application/json'
const multipart = 'multipart/form-data'

function twinOf(document: Document, item: PathItem): PathItem | undefined {
  const twin = onlyType(document, item, multipart)
  const changed = methods.filter((method) => twin[method] !== item[method])
  const { parameters } = item
  if (changed.length === 0) return undefined
  const operations = changed.map((method) => [
    method,
    { ...twin[method], operationId: `${twin[method]?.operationId}WithFile` },
  ])
  return { ...(parameters && { parameters }), ...Object.fromEntries(operations) }
}

/** The same path where operations with several request types keep only one of them. */
function onlyType(document: Document, item: PathItem, type: string): PathItem {
  const copy = { ...item }
  for (const method of methods) {
    const operation = item[method]
    if (!operation?.requestBody) continue
    const body = resolve(document, operation.requestBody)
    const kept = body.content[type]
    if (!kept || Object.keys(body.content).length === 1) continue
    copy[method] = { ...operation, requestBody: { ...body, content: { [type]: kept } } }
  }
  return copy
}
