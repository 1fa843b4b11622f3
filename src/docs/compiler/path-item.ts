import { methods, type OperationObject, type PathItem } from './document.ts'

interface MethodOperation {
  method: string
  operation: OperationObject
  /** Inside the path item. */
  steps: string[]
}

/** The operations of a path item, those of other methods last. */
export const operationsIn = (item: PathItem): MethodOperation[] => [
  ...methods.flatMap((method) => {
    const operation = item[method]
    return operation ? [{ method, operation, steps: [method] }] : []
  }),
  ...Object.entries(item.additionalOperations ?? {}).map(([method, operation]) => ({
    method,
    operation,
    steps: ['additionalOperations', method],
  })),
]
